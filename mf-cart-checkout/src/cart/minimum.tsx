import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { useBusiness } from '@plaza/ui'

/** The minimum order and how far away it is, on the same base as the rule: the subtotal. Nothing when the business has none. */
export function Minimum({ subtotal }: { subtotal: number }) {
  const minimum = useBusiness().cart_min_price
  if (!minimum) return null
  const reached = reachesMinimum(subtotal, minimum)
  return (
    <div className={reached ? 'cart-minimum cart-minimum--ok' : 'cart-minimum'} role="status">
      {reached ? (
        <p>{cartTexts.minimumReached}</p>
      ) : (
        <p>
          {cartTexts.belowMinimum.replace('{amount}', formatPesos(minimum))}. Te faltan <strong>{formatPesos(minimum - subtotal)}</strong>
        </p>
      )}
      {!reached && <progress className="cart-minimum__bar" aria-hidden="true" max={minimum} value={subtotal} />}
    </div>
  )
}
