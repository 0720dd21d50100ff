import type { OptionTag } from '@plaza/contracts/cart/line.entity'
import { displayedLines, subtotalOf } from '@plaza/contracts/cart/totals'
import { gramPrice, gramsOf } from '@plaza/contracts/kernel/money'
import type { CountType } from '@plaza/contracts/catalog/product.entity'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { atom, getDefaultStore } from 'jotai'

/** One product in the cart, guest or not. Amounts in whole pesos; the server's word replaces ours as soon as it comes. */
export interface CartLine {
  readonly id: string
  readonly id_item: string
  readonly title: string
  readonly subTitle: string | null
  readonly photoUrl: string | null
  readonly count: number
  readonly countType: CountType
  readonly unitGram: number | null
  /** Price of one unit, and of one `unitGram` step when sold by weight. */
  readonly price: number | null
  readonly stepPrice: number | null
  /** Of how many grams `price` is. */
  readonly pricedGrams?: number | null | undefined
  readonly totalPrice: number
  readonly comment: string
  readonly maturity: string | null
  readonly optionsTags: readonly OptionTag[]
  /** Whose prices a guest's line carries; the server knows it of a signed-in shopper's. */
  readonly branchId?: string | null | undefined
  /** The server's word that the cart's branch does not sell it. */
  readonly isUnavailable?: boolean
}

/** Whether the branch in use sells the line's product; a guest's line has no price where it is not sold. */
export const isSoldHere = ({ isUnavailable, branchId, price }: CartLine): boolean => !isUnavailable && !(branchId && price === null)

export interface CartState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Null while shopping as a guest. */
  readonly userId: string | null
  readonly lines: readonly CartLine[]
  /** The server's cart, null for a guest or before the first line. */
  readonly order: Order | null
}

export const cartAtom = atom<CartState>({ status: 'loading', userId: null, lines: [], order: null })

export const shownLines = (state: CartState): CartLine[] => displayedLines(state.lines)
/** S-4-034: what opening the panel leaves out, so that nobody pays for a line nobody sees. */
export const withoutNameless = (state: CartState): CartState =>
  state.lines.every((line) => line.id_item !== '') ? state : { ...state, lines: state.lines.filter((line) => line.id_item !== '') }
/** lines, not units or steps of grams. */
export const countOf = (state: CartState): number => shownLines(state).length
export const subtotal = (state: CartState): number => subtotalOf(shownLines(state))

export const readCart = (): CartState => getDefaultStore().get(cartAtom)
/** Called after each change, until the answered function is. */
export const onCart = (changed: () => void): (() => void) => getDefaultStore().sub(cartAtom, changed)
export const writeCart = (change: (state: CartState) => CartState): void => getDefaultStore().set(cartAtom, change(readCart()))

type Weighed = Pick<CartLine, 'count' | 'countType' | 'price' | 'stepPrice' | 'unitGram' | 'pricedGrams'>

/** What a line costs by the prices we know, as the server counts it; shown until it answers. */
export function estimate({ count, countType, price, stepPrice, unitGram, pricedGrams }: Weighed): number {
  if (countType === 'units') return (price ?? 0) * count
  // Ten steps rounded one by one are a few pesos off the whole weight.
  return gramPrice({ price, quantity_pum: pricedGrams }, gramsOf(count, unitGram)) ?? (stepPrice ?? 0) * count
}
