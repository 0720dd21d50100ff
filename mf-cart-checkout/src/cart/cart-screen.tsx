import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { CartBody, CartFoot, ClearCart } from './cart-view.tsx'
import { useStartCart } from './start-cart.ts'

/** The whole cart as a page: /cart, and /checkout on phones. */
export function CartScreen() {
  useStartCart()
  return (
    <div className="cart-page">
      <h1>
        {cartTexts.title}
        <ClearCart />
      </h1>
      <div className="cart-page__card">
        <CartBody />
      </div>
      <aside className="cart-page__aside cart-page__card" aria-label="Resumen">
        <CartFoot />
      </aside>
    </div>
  )
}
