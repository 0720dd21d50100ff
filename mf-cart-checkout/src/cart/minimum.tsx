import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { useBusiness } from '@plaza/ui'

/** The minimum order and how far away it is, on the same base as the rule: the subtotal. Nothing when the business has none. */
export function Minimum({ subtotal }: { subtotal: number }) {
  const minimum = useBusiness().cart_min_price
  if (!minimum) return null
  if (reachesMinimum(subtotal, minimum)) return <p className="cart-minimum cart-minimum--ok">{cartTexts.minimumReached}</p>
  return (
    <p className="cart-minimum">
      {cartTexts.belowMinimum.replace('{amount}', formatPesos(minimum))}. Te faltan <strong>{formatPesos(minimum - subtotal)}</strong>
    </p>
  )
}
