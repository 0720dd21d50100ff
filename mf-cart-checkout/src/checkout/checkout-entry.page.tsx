import { breakpoints } from '@plaza/ui/tokens'
import { Navigate } from '@plaza/ui/router'
import { CartScreen } from '../cart/cart-screen.tsx'

/** the cart on phones, else the first step. */
export default function CheckoutEntryPage() {
  return innerWidth < breakpoints.desktop ? <CartScreen /> : <Navigate to="/checkout/address" replace />
}
