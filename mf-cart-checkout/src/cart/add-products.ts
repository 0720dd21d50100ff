import { api } from '@plaza/api-client'
import { addProduct } from '@plaza/contracts/cart/cart.api'
import { type AddProductsAnswer, addProductsAsked } from '@plaza/contracts/cart/cart.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { getProduct } from '@plaza/contracts/catalog/catalog.api'
import type { CountType, Product } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice, gramPrice } from '@plaza/contracts/kernel/money'
import type { PayloadOf } from '@plaza/contracts/kernel/event'
import { type CartLine, readCart } from './cart-state.ts'
import { changeLine, mostOfOneProduct } from './change-line.ts'
import { reloadUnlessSending } from './send-lines.ts'
import { branchOfCart } from './start-cart.ts'

type Wish = PayloadOf<typeof addProductsAsked>['lines'][number]
type Refused = AddProductsAnswer['unavailable'][number]
type Verdict = { readonly product: Product } | { readonly refused: Refused }

const askedAtOnce = 6

/** Adds what can be had to the cart and says what cannot, and why. Every product is asked for first, so nothing stale gets in. */
export async function addProducts(asked: unknown): Promise<AddProductsAnswer> {
  const { lines: wishes } = addProductsAsked.payload.parse(asked) as PayloadOf<typeof addProductsAsked>
  const answer: AddProductsAnswer = { added: [], unavailable: [] }
  const verdicts = await verdictsOf(wishes)
  for (const [index, wish] of wishes.entries()) {
    const verdict = verdicts[index] as Verdict
    const refused = 'refused' in verdict ? verdict.refused : await addOne(verdict.product, wish)
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

async function verdictOf({ productId: id, countType }: Wish): Promise<Verdict> {
  const answer = await api.call(getProduct, { id })
  if (!answer.ok) {
    const reason = answer.problem.status === 404 ? cartTexts.notFound : cartTexts.addFailed
    return { refused: { productId: id, title: '', reason } }
  }
  const product = answer.value.data
  const reason = reasonAgainst(product, countType)
  return reason === null ? { product } : { refused: { productId: id, title: product.title, reason } }
}

function reasonAgainst(product: Product, countType: CountType): string | null {
  if (product.inactive || product.inactiveManual) return cartTexts.inactive
  if (chargedPrice(product) === null) return cartTexts.notAtBranch
  if (product.withoutStock) return cartTexts.withoutStock
  return countType === 'grams' && stepPrice(product) === null ? cartTexts.notByGrams : null
}

async function addOne(product: Product, wish: Wish): Promise<Refused | null> {
  if (readCart().userId === null) {
    addAsGuest(product, wish)
    return null
  }
  const { productId, count, countType, comment } = wish
  const answer = await api.call(addProduct, { product: productId, count, countType, ...(comment ? { comment } : {}) })
  if (answer.ok) return null
  const known = answer.problem.status > 0 && answer.problem.status < 500
  return { productId, title: product.title, reason: known ? answer.problem.message : cartTexts.addFailed }
}

function addAsGuest(product: Product, { count, countType, comment }: Wish) {
  const line = readCart().lines.find((each) => each.id === product.id)
  const before = line?.countType === countType ? line.count : 0
  const added = { count: Math.min(before + count, mostOfOneProduct), countType, ...(comment ? { comment } : {}) }
  changeLine(line ?? newLine(product), added)
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
    price: chargedPrice(product),
    stepPrice: stepPrice(product),
    pricedGrams: entryOf(product)?.quantity_pum ?? null,
    totalPrice: 0,
    comment: '',
    maturity: null,
    optionsTags: [],
  }
}

/** Price of one step of grams at the branch; null when it is not sold by weight there. */
function stepPrice(product: Product): number | null {
  const { countType, unit_gram } = product
  const entry = entryOf(product)
  return entry && countType === 'grams' && unit_gram ? gramPrice(entry, unit_gram) : null
}

const entryOf = ({ stock_branch_offices }: Product) => stock_branch_offices.find((each) => each.id === branchOfCart())
