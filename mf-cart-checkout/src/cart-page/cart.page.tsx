import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { CartBody, CartFoot, ClearCart } from '../cart/cart-view.tsx'
import { useStartCart } from '../cart/start-cart.ts'

export default function CartPage() {
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
