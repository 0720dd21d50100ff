import { api } from '@plaza/api-client'
import { addProduct, deleteActiveCart, updateLine } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { type CartLine, estimate, readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { businessOfCart, reloadCart, showCart } from './start-cart.ts'

export type LineChange = Partial<Pick<CartLine, 'count' | 'countType' | 'comment' | 'maturity' | 'optionsTags'>>

/** Puts a line into the cart as it should be; count 0 removes it. Shown at once, taken back when the server refuses. */
export function changeLine(line: CartLine, change: LineChange) {
  const wanted = { ...line, ...change }
  show(wanted)
  if (readCart().userId === null) return keepGuestLines(businessOfCart(), readCart().lines)
  enqueue(wanted.id)
}

export async function clearCart() {
  const before = readCart()
  writeCart((state) => ({ ...state, lines: [], order: state.userId ? state.order : null }))
  if (before.userId === null) return keepGuestLines(businessOfCart(), [])
  const answer = await api.call(deleteActiveCart, {})
  if (answer.ok) return showCart(null)
  writeCart(() => before)
  toasts.error(cartTexts.clearFailed)
}

function show(line: CartLine) {
  const shown = { ...line, totalPrice: estimate(line) }
  writeCart((state) => {
    const known = state.lines.some((each) => each.id === line.id)
    const lines = known ? state.lines.map((each) => (each.id === line.id ? shown : each)) : [...state.lines, shown]
    return { ...state, lines: lines.filter((each) => each.count > 0) }
  })
}

// One request at a time, so that quick taps arrive in order and the last wish wins.
const waiting = new Set<string>()
let sending = false

function enqueue(productId: string) {
  waiting.add(productId)
  if (!sending) void sendAll()
}

async function sendAll() {
  sending = true
  try {
    for (let next = take(); next !== undefined; next = take()) await send(next)
  } finally {
    sending = false
  }
}

function take(): string | undefined {
  const [next] = waiting
  if (next !== undefined) waiting.delete(next)
  return next
}

async function send(productId: string) {
  const wanted = readCart().lines.find((line) => line.id === productId)
  const known = readCart().order?.products.find((line) => line.id === productId)
  const uuid = readCart().order?.id
  if (!wanted && !known) return
  const answer = known && uuid ? await api.call(updateLine, { uuid, productId, ...fields(wanted) }) : await api.call(addProduct, { product: productId, ...fields(wanted) })
  if (answer.ok) {
    if (waiting.size === 0) return showCart(answer.value.cart)
    return writeCart((state) => ({ ...state, order: answer.value.cart }))
  }
  toasts.error(answer.problem.status === 0 || answer.problem.status >= 500 ? failureText(wanted, known !== undefined) : answer.problem.message)
  await reloadCart()
}

function fields(line: CartLine | undefined) {
  if (!line) return { count: 0 }
  return { id_item: line.id_item, count: line.count, countType: line.countType, maturity: line.maturity, comment: line.comment, optionsTags: [...line.optionsTags] }
}

const failureText = (line: CartLine | undefined, known: boolean) =>
  line === undefined ? cartTexts.removeFailed : known ? cartTexts.updateFailed : cartTexts.addFailed
