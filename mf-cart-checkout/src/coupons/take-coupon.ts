import { api } from '@plaza/api-client'
import { applyCoupon } from '@plaza/contracts/cart/cart.api'
import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { toasts } from '@plaza/ui'
import { onCart, readCart, shownLines } from '../cart/cart-state.ts'
import { showCart } from '../cart/user-cart.ts'

let code: string | null = null
let isFollowing = false
let isSending = false

/** Keeps the coupon of a banner or a link, for this visit and the next, and puts it on the cart once there is one with products. */
export function takeCoupon(business: string, offered: string | null): void {
  const kept = readKept(business)
  code = offered ?? kept
  if (code === null) return
  keep(business, code)
  if (!isFollowing) onCart(() => void tryToApply(business))
  isFollowing = true
  if (canApply()) return void tryToApply(business)
  // A page opened again says nothing again.
  if (offered !== null && offered !== kept) toasts.success(waitingText(code, readCart().userId !== null))
}

const waitingText = (offered: string, isSignedIn: boolean) =>
  `Guardamos tu cupón ${offered.toUpperCase()}: lo aplicamos cuando ${isSignedIn ? 'tu carrito tenga productos' : 'ingreses y tengas productos en el carrito'}.`

function canApply(): boolean {
  const cart = readCart()
  return cart.status === 'ready' && cart.userId !== null && (cart.order?.products.length ?? 0) > 0 && shownLines(cart).length > 0
}

async function tryToApply(business: string) {
  const { order } = readCart()
  if (code === null || isSending || !canApply() || order === null) return
  const wanted = code.toUpperCase()
  if (order.coupons_applyed.some((coupon) => coupon.code.toUpperCase() === wanted)) return forget(business)
  isSending = true
  const answer = await api.call(applyCoupon, { uuid: order.id, code: wanted })
  isSending = false
  // Kept for the next change of the cart: the shop was out of reach.
  if (!answer.ok && (answer.problem.status === 0 || answer.problem.status >= 500)) return
  forget(business)
  if (!answer.ok) return toasts.error(answer.problem.message)
  showCart(answer.value.cart)
  toasts.success(`Tu cupón ${wanted} quedó aplicado en el carrito.`)
}

function readKept(business: string): string | null {
  try {
    return localStorage.getItem(storageKey(business, 'coupon'))
  } catch {
    return null
  }
}

function keep(business: string, wanted: string) {
  try {
    localStorage.setItem(storageKey(business, 'coupon'), wanted)
  } catch {
    // Then it lasts as long as this page.
  }
}

function forget(business: string) {
  code = null
  try {
    localStorage.removeItem(storageKey(business, 'coupon'))
  } catch {
    // Nothing was kept.
  }
}
