import { later } from '@plaza/ui'
import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { bus } from '@plaza/event-bus'
import { useEffect } from 'react'
import { countOf, readCart, subtotal } from './cart-state.ts'
import { CartBody, CartFoot, ClearCart } from './cart-view.tsx'
import { useStartCart } from './start-cart.ts'

// Without a connection they cannot be had, and the cart stands all the same.
const SuggestedMarkets = later(() => import('./suggested-markets.tsx').then((all) => ({ default: all.SuggestedMarkets })), {
  failure: 'nothing',
})

/** The whole cart as a page: /cart, and /checkout on phones. */
export function CartScreen() {
  useStartCart()
  useEffect(() => {
    const cart = readCart()
    bus.publish(analyticsHappened, { name: 'cart_screen', params: { count: countOf(cart), subtotal: subtotal(cart) } })
  }, [])
  return (
    <div className="cart-room">
      <div className="cart-page">
        <h1>
          {cartTexts.title}
          <ClearCart />
        </h1>
        <div className="cart-page__card">
          <CartBody asTable />
        </div>
        <aside className="cart-page__aside cart-page__card" aria-label="Resumen">
          <CartFoot />
        </aside>
        <SuggestedMarkets />
      </div>
    </div>
  )
}
