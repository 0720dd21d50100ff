import { api } from '@plaza/api-client'
import { addProduct } from '@plaza/contracts/cart/cart.api'
import { type AddProductsAnswer, addProductsAsked } from '@plaza/contracts/cart/cart.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { getProduct } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice } from '@plaza/contracts/kernel/money'
import type { PayloadOf } from '@plaza/contracts/kernel/event'
import { addAmounts, type CartAmount, cartAmountOf, isSoldByWeight, maxLineCount, type Measures } from '@plaza/contracts/kernel/quantity'
import { type CartLine, readCart } from './cart-state.ts'
import { changeLine } from './change-line.ts'
import { pricesOf } from './prices-of.ts'
import { reloadUnlessSending } from './send-lines.ts'
import { branchOfCart } from './start-cart.ts'

type Wish = PayloadOf<typeof addProductsAsked>['lines'][number]
type Refused = AddProductsAnswer['unavailable'][number]
type Verdict = { readonly product: Product; readonly amount: CartAmount } | { readonly refused: Refused }

const askedAtOnce = 6

/** Adds what can be had to the cart and says what cannot, and why. Every product is asked for first, so nothing stale gets in. */
export async function addProducts(asked: unknown): Promise<AddProductsAnswer> {
  const { lines: wishes } = addProductsAsked.payload.parse(asked) as PayloadOf<typeof addProductsAsked>
  const answer: AddProductsAnswer = { added: [], unavailable: [] }
  const verdicts = await verdictsOf(wishes)
  for (const [index, wish] of wishes.entries()) {
    const verdict = verdicts[index] as Verdict
    const refused = 'refused' in verdict ? verdict.refused : await addOne(verdict, wish)
    if (refused) answer.unavailable.push(refused)
    else answer.added.push({ productId: wish.productId, title: 'product' in verdict ? verdict.product.title : '' })
  }
  if (readCart().userId !== null && answer.added.length > 0) await reloadUnlessSending()
  return answer
}

async function verdictsOf(wishes: readonly Wish[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (let at = 0; at < wishes.length; at += askedAtOnce)
    verdicts.push(...(await Promise.all(wishes.slice(at, at + askedAtOnce).map(verdictOf))))
  return verdicts
}

async function verdictOf({ productId: id, ...wish }: Wish): Promise<Verdict> {
  const answer = await api.call(getProduct, { id })
  if (!answer.ok) {
    const reason = answer.problem.status === 404 ? cartTexts.notFound : cartTexts.addFailed
    return { refused: { productId: id, title: '', reason } }
  }
  const product = answer.value.data
  const amount = amountOf(product, wish)
  const reason = reasonAgainst(product) ?? (amount === null ? cartTexts.notByGrams : null)
  return amount === null || reason !== null
    ? { refused: { productId: id, title: product.title, reason: reason ?? '' } }
    : { product, amount }
}

/** What the cart counts of it; null when it asks for grams of what is not weighed. */
function amountOf(product: Product, { count, countType, grams }: Omit<Wish, 'productId'>): CartAmount | null {
  if (grams !== undefined) return cartAmountOf({ count: grams, countType: 'grams' }, measuresOf(product))
  return countType === 'grams' && !isSoldByWeight(measuresOf(product)) ? null : { count, countType }
}

const measuresOf = (product: Product): Measures => ({ ...product, quantity_pum: pricesOf(product, branchOfCart()).pricedGrams })

function reasonAgainst(product: Product): string | null {
  if (product.inactive || product.inactiveManual) return cartTexts.inactive
  if (chargedPrice(product) === null) return cartTexts.notAtBranch
  return product.withoutStock ? cartTexts.withoutStock : null
}

async function addOne(
  { product, amount }: { product: Product; amount: CartAmount },
  { productId, comment }: Wish,
): Promise<Refused | null> {
  if (readCart().userId === null) {
    addAsGuest(product, amount, comment)
    return null
  }
  const { count, countType } = amount
  const answer = await api.call(addProduct, { product: productId, count, countType, ...(comment ? { comment } : {}) })
  if (answer.ok) return null
  const known = answer.problem.status > 0 && answer.problem.status < 500
  return { productId, title: product.title, reason: known ? answer.problem.message : cartTexts.addFailed }
}

function addAsGuest(product: Product, amount: CartAmount, comment: string) {
  const line = readCart().lines.find((each) => each.id === product.id)
  const { count, countType } = addAmounts(line ?? null, amount, measuresOf(product))
  changeLine(line ?? newLine(product), { count: Math.min(count, maxLineCount), countType, ...(comment ? { comment } : {}) })
}

function newLine(product: Product): CartLine {
  return {
    id: product.id,
    id_item: product.id_item,
    title: product.title,
    subTitle: product.subTitle ?? null,
    photoUrl: product.photoUrl ?? null,
    count: 0,
    countType: 'units',
    unitGram: product.unit_gram ?? null,
    ...pricesOf(product, branchOfCart()),
    totalPrice: 0,
    comment: '',
    maturity: null,
    optionsTags: [],
  }
}
