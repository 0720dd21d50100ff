import { cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { headerCart } from '@plaza/contracts/registry/registry.slots'
import { bus } from '@plaza/event-bus'
import { productsText } from '@plaza/contracts/kernel/limits'
import { CountBadge, toasts, useBusiness } from '@plaza/ui'
import { useAtomValue } from 'jotai'
import { ShoppingCart } from 'lucide-react'
import { cartAtom, countOf, subtotal } from '../cart/cart-state.ts'
import { useStartCart } from '../cart/start-cart.ts'
import { useOfferedCoupon } from '../coupons/use-offered-coupon.ts'
import './header-cart.css'

/** Count and total of the cart, always in sight; opens the panel, but not an empty one (A-48). */
export default function HeaderCart({ compact }: SlotProps<typeof headerCart>) {
  useStartCart()
  useOfferedCoupon()
  const cart = useAtomValue(cartAtom)
  const count = countOf(cart)
  const minimum = useBusiness().cart_min_price
  const open = () => (count === 0 ? toasts.info(cartTexts.cannotOpenEmpty) : bus.publish(cartPanelRequested, { open: true }))
  return (
    <button
      type="button"
      className={`cart-pill${compact ? ' cart-pill--compact' : ''}`}
      onClick={open}
      aria-label={`Carrito: ${productsText(count)}, ${formatPesos(subtotal(cart))}${count === 0 && minimum ? `, pedido mínimo ${formatPesos(minimum)}` : ''}`}
    >
      <span className="cart-pill__icon">
        <ShoppingCart size={22} aria-hidden="true" />
        {count > 0 && <CountBadge count={count} />}
      </span>
      <span className="cart-pill__total">{compact ? 'Carrito' : formatPesos(subtotal(cart))}</span>
      {!compact && count === 0 && minimum ? <small className="cart-pill__minimum">Mínimo {formatPesos(minimum)}</small> : null}
    </button>
  )
}
