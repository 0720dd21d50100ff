import { api, type ApiProblem } from '@plaza/api-client'
import { addProduct, updateLine } from '@plaza/contracts/cart/cart.api'
import { subtotalOf } from '@plaza/contracts/cart/totals'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { toasts } from '@plaza/ui'
import { type CartLine, onCart, readCart, writeCart } from './cart-state.ts'
import { reloadCart, showCart } from './user-cart.ts'
import { doubt, dropWish, granted, hasWishes, nextWish, type Wish } from './wishes.ts'

// One request at a time, so that quick taps arrive in order and the last wish wins.
let sending: Promise<void> | null = null

/** Tells the server how the shown lines are wanted, one after the other; resolves when there is nothing left to tell, or nobody to tell it to. */
export function sendWishes(): Promise<void> {
  sending ??= sendAll()
  return sending
}

async function sendAll() {
  // Never over before whoever began it holds the promise.
  await Promise.resolve()
  try {
    // Until the cart is known nobody can say whether a line is new; whoever brings it calls again.
    for (let next = nextWish(); next !== undefined && mayTell(); next = nextWish()) await send(next)
  } finally {
    sending = null
  }
  if (hasWishes() && !navigator.onLine) toasts.info(cartTexts.waitsForConnection)
}

/** The server's cart once it has heard all that is shown; null when it cannot be reached. */
export async function cartAsShown(): Promise<Order | null> {
  await cartKnown()
  await sendWishes()
  if (hasWishes()) return null
  if (!readCart().order) await reloadCart()
  return readCart().order
}

/** After signing in the cart is on its way for a moment, the guest's lines with it. */
function cartKnown(): Promise<void> {
  if (readCart().status !== 'loading') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = onCart(() => {
      if (readCart().status === 'loading') return
      stop()
      resolve()
    })
  })
}

// Without a connection what is shown stays, and is told as soon as there is one again.
const mayTell = () => navigator.onLine && readCart().status !== 'loading'

/** Asks for the cart anew, then tells what waited for a connection; while changes of ours are under way the server's news is only their echo. */
export async function reloadUnlessSending() {
  if (sending) return
  await reloadCart()
  if (hasWishes() && readCart().status === 'ready') await sendWishes()
}

addEventListener('online', () => void (hasWishes() && reloadUnlessSending()))

async function send(wanted: Wish) {
  const { line, fresh } = wanted
  const { order } = readCart()
  const known = order?.products.some((each) => each.id === line.id) ?? false
  if (!known && line.count === 0) return granted(wanted)
  const answer =
    known && order && !fresh
      ? await api.call(updateLine, { uuid: order.id, productId: line.id, only: 'line', ...fields(line) })
      : await api.call(addProduct, { product: line.id, only: 'line', ...fields(line) })
  if (!answer.ok && !navigator.onLine) return doubt(wanted)
  if (!answer.ok) return refused(wanted, answer.problem, known)
  granted(wanted)
  const cart = answer.value.partial ? withLine(readCart().order, answer.value.cart, line.id) : answer.value.cart
  if (hasWishes()) return writeCart((state) => ({ ...state, order: cart }))
  return addsUp(cart) ? showCart(cart) : reloadCart()
}

async function refused({ line }: Wish, { status, message }: ApiProblem, known: boolean) {
  dropWish(line.id)
  toasts.error(status === 0 || status >= 500 ? failureText(line, known) : message)
  await reloadCart()
}

// Of one changed line the server answers that line; the others are as they were.
function withLine(before: Order | null, answered: Order, productId: string): Order {
  if (!before || before.id !== answered.id) return answered
  const [line] = answered.products
  const known = before.products.some((each) => each.id === productId)
  const kept = before.products.flatMap((each) => (each.id === productId ? (line ? [line] : []) : [each]))
  return { ...answered, products: known || !line ? kept : [...kept, line] }
}

// Not when another device changed the cart meanwhile.
const addsUp = (cart: Order) => subtotalOf(cart.products) === cart.price_subtotal_computed

function fields({ id_item, count, countType, maturity, comment, optionsTags }: CartLine) {
  return count === 0 ? { count } : { id_item, count, countType, maturity, comment, optionsTags: [...optionsTags] }
}

function failureText({ count }: CartLine, known: boolean) {
  if (count === 0) return cartTexts.removeFailed
  return known ? cartTexts.updateFailed : cartTexts.addFailed
}
