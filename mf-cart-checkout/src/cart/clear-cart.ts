import { api } from '@plaza/api-client'
import { deleteActiveCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { loadSendLines } from './load-send-lines.ts'
import { businessOfCart } from './start-cart.ts'
import { showCart } from './user-cart.ts'
import { setWishesAside } from './wishes.ts'

export async function clearCart() {
  const before = readCart()
  const restoreWishes = setWishesAside()
  const empty = () => writeCart((state) => ({ ...state, lines: [], order: state.userId ? state.order : null }))
  empty()
  if (before.userId === null) return keepGuestLines(businessOfCart(), [])
  // A product that is on its way to the server would come after the emptying, and stay.
  const sender = await loadSendLines().catch(() => null)
  await sender?.sendWishes()
  empty()
  const answer = sender && (await api.call(deleteActiveCart, {}))
  if (answer?.ok) return showCart(null)
  restoreWishes()
  writeCart(({ order }) => ({ ...before, order }))
  toasts.error(cartTexts.clearFailed)
}
