import { api } from '@plaza/api-client'
import { addProduct, updateLine } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { type CartLine, readCart, writeCart } from './cart-state.ts'
import { reloadCart, showCart } from './user-cart.ts'

// One request at a time, so that quick taps arrive in order and the last wish wins.
const waiting = new Set<string>()
let sending = false

/** Tells the server how the shown line is wanted, after those before it. */
export function sendLine(productId: string) {
  waiting.add(productId)
  if (!sending) void sendAll()
}

/** Asks for the cart anew; while changes of ours are under way the server's news is only their echo. */
export async function reloadUnlessSending() {
  if (!sending) await reloadCart()
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
  const answer =
    known && uuid
      ? await api.call(updateLine, { uuid, productId, ...fields(wanted) })
      : await api.call(addProduct, { product: productId, ...fields(wanted) })
  if (answer.ok) {
    if (waiting.size === 0) return showCart(answer.value.cart)
    return writeCart((state) => ({ ...state, order: answer.value.cart }))
  }
  toasts.error(
    answer.problem.status === 0 || answer.problem.status >= 500 ? failureText(wanted, known !== undefined) : answer.problem.message,
  )
  await reloadCart()
}

function fields(line: CartLine | undefined) {
  if (!line) return { count: 0 }
  return {
    id_item: line.id_item,
    count: line.count,
    countType: line.countType,
    maturity: line.maturity,
    comment: line.comment,
    optionsTags: [...line.optionsTags],
  }
}

const failureText = (line: CartLine | undefined, known: boolean) =>
  line === undefined ? cartTexts.removeFailed : known ? cartTexts.updateFailed : cartTexts.addFailed
