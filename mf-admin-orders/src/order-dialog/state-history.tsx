import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { StateLabel } from '../order-state/state-label.tsx'

/** What became of the order, when and by whom, newest first. */
export const StateHistory = ({ updates }: { updates: Order['state_updates'] }) => (
  <section aria-labelledby="ado-history">
    <h3 id="ado-history">Historial</h3>
    <ol className="ado-history">
      {updates.toReversed().map(({ state, date, user, reason }) => (
        <li key={`${state} ${date}`}>
          <StateLabel state={state} />
          <small>{[formatDateTime(date), user?.name, reason].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ol>
  </section>
)
