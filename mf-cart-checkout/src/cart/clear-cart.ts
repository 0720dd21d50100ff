import { api } from '@plaza/api-client'
import { deleteActiveCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { businessOfCart } from './start-cart.ts'
import { showCart } from './user-cart.ts'

export async function clearCart() {
  const before = readCart()
  writeCart((state) => ({ ...state, lines: [], order: state.userId ? state.order : null }))
  if (before.userId === null) return keepGuestLines(businessOfCart(), [])
  const answer = await api.call(deleteActiveCart, {})
  if (answer.ok) return showCart(null)
  writeCart(() => before)
  toasts.error(cartTexts.clearFailed)
}
