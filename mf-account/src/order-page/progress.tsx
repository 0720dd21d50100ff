import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart, orderStateLabels } from '@plaza/contracts/orders/order-state'

/** What became of the order so far, the latest first. */
export function Progress({ updates }: { updates: Order['state_updates'] }) {
  const steps = updates.filter(({ state }) => !isCart(state)).toReversed()
  if (steps.length === 0) return null
  return (
    <section className="acc-order__card" aria-labelledby="acc-order-progress">
      <h2 id="acc-order-progress">Seguimiento</h2>
      <ol className="acc-order__steps">
        {steps.map(({ state, date, reason }) => (
          <li key={state + date}>
            <strong>{orderStateLabels[state]}</strong>
            <time dateTime={date}>{formatDateTime(date)}</time>
            {reason && <small>{reason}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
