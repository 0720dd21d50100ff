import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { fillText } from '@plaza/contracts/kernel/text'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button } from '@plaza/ui'
import { useEffect, useId, useState } from 'react'

interface Props {
  back: string
  order: Order
  label?: string
  /** What has to be chosen before one may go on, said beside the button that waits for it. */
  missing?: string | null
  /** Why the last press led nowhere; it stays until the next one. */
  problem?: string | null
  /** What may be done next; no failure. */
  hint?: string | null
  busy?: boolean
  onNext: () => void
}

/** Back and on, with the total beside it; on a phone they stay at the bottom edge. */
export function StepActions({
  back,
  order,
  label = 'Siguiente',
  missing = null,
  problem = null,
  hint = null,
  busy = false,
  onNext,
}: Props) {
  const reason = useId()
  const lacking = missing ?? minimumMissing(order)
  const isArmed = useArmed()
  return (
    <div className="cart-checkout__foot">
      {hint && (
        <p className="cart-checkout__hint" role="status">
          {hint}
        </p>
      )}
      {lacking && (
        <p className="cart-checkout__missing" id={reason}>
          {lacking} {missing === null && <a href="/cart">Volver al carrito</a>}
        </p>
      )}
      {problem && (
        <p className="pz-field__error cart-checkout__problem" role="alert">
          {problem}
        </p>
      )}
      <div className="cart-checkout__actions">
        <a className="cart-checkout__back" href={back}>
          Volver
        </a>
        <p className="cart-checkout__total">
          {order.address_selected ? 'Total' : 'Total sin domicilio'} <strong>{formatPesos(order.price_total_computed)}</strong>
        </p>
        <Button
          look="primary"
          size="large"
          disabled={lacking !== null}
          aria-describedby={lacking === null ? undefined : reason}
          busy={busy}
          className={isArmed ? '' : 'cart-checkout__unarmed'}
          onClick={onNext}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}

// Longer than the two taps of a double tap are apart.
const armedAfterMs = 500

/** The next step's button stands where the last one was: the second half of a double press must not press it. */
function useArmed(): boolean {
  const [isArmed, setIsArmed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), armedAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isArmed
}

/** A cart that moved to a cheaper branch, or lost a line, may be below the minimum by now. */
function minimumMissing({ price_subtotal_computed: subtotal, min_subtotal: minimum }: Order): string | null {
  if (reachesMinimum(subtotal, minimum)) return null
  const amount = formatPesos(minimum)
  return `${fillText(cartTexts.belowMinimum, { amount })}. Te faltan ${formatPesos(minimum - subtotal)}.`
}
