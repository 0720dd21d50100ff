import { breakpoints } from '@plaza/ui/tokens'
import { Navigate } from '@plaza/ui/router'
import CartPage from '../cart-page/cart.page.tsx'

/** the cart on phones, else the first step. */
export default function CheckoutEntryPage() {
  return innerWidth < breakpoints.desktop ? <CartPage /> : <Navigate to="/checkout/address" replace />
}
