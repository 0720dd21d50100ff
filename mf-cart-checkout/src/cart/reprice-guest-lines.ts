import { api } from '@plaza/api-client'
import { getProduct } from '@plaza/contracts/catalog/catalog.api'
import { type CartLine, estimate, readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { pricesOf } from './prices-of.ts'
import { branchOfCart, nameOf } from './start-cart.ts'
import { tellCounts } from './tell-branch.ts'

const askedAtOnce = 6

/** Gives a guest's lines the prices of the branch in use and counts what changed. A product that could not be asked for keeps its price until next time. */
export async function repriceGuestLines(business: string, branchId: string | null): Promise<void> {
  if (branchId === null) return
  const priced = await pricedLines(
    readCart().lines.filter((line) => line.branchId !== branchId),
    branchId,
  )
  // Another branch was chosen meanwhile, or the shopper signed in.
  if (branchOfCart() !== branchId || readCart().userId !== null) return
  const before = readCart().lines
  writeCart((state) => ({ ...state, lines: state.lines.map((line) => withPrices(line, priced.get(line.id))) }))
  keepGuestLines(business, readCart().lines)
  const changed = readCart().lines.filter((line, at) => priced.has(line.id) && line.totalPrice !== before[at]?.totalPrice)
  const unavailable = readCart().lines.filter((line) => priced.has(line.id) && line.price === null).length
  // A cart of an older release does not say whose prices it has: it is told only when they differ.
  if (changed.length === 0 && before.every((line) => line.branchId === undefined)) return
  tellCounts(nameOf(branchId), { repriced: changed.filter((line) => line.price !== null).length, unavailable })
}

type Prices = Pick<CartLine, 'price' | 'stepPrice' | 'pricedGrams' | 'branchId'>

const withPrices = (line: CartLine, prices: Prices | undefined): CartLine =>
  prices ? { ...line, ...prices, totalPrice: estimate({ ...line, ...prices }) } : line

async function pricedLines(lines: readonly CartLine[], branchId: string): Promise<Map<string, Prices>> {
  const priced = new Map<string, Prices>()
  for (let at = 0; at < lines.length; at += askedAtOnce) {
    const answers = await Promise.all(lines.slice(at, at + askedAtOnce).map((line) => pricesAt(line.id, branchId)))
    for (const [index, prices] of answers.entries()) if (prices) priced.set(lines[at + index]?.id ?? '', prices)
  }
  return priced
}

async function pricesAt(id: string, branchId: string): Promise<Prices | null> {
  const answer = await api.call(getProduct, { id, office_id: branchId })
  if (answer.ok) return { ...pricesOf(answer.value.data, branchId), branchId }
  return answer.problem.status === 404 ? { price: null, stepPrice: null, pricedGrams: null, branchId } : null
}
