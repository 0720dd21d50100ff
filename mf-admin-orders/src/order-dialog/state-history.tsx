import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart } from '@plaza/contracts/orders/order-state'
import type { OrderChange } from '@plaza/contracts/orders/orders.api'
import { StateLabel } from '@plaza/ui/order-state'

interface Props {
  updates: Order['state_updates']
  changes: readonly OrderChange[]
}

/** What became of the order and what was done to it, when and by whom, newest first; the cart's own steps are left out. */
export function StateHistory({ updates, changes }: Props) {
  const moved = updates
    .filter(({ state }) => !isCart(state))
    .map(({ state, date, user, reason }) => ({
      date,
      who: user?.name,
      what: <StateLabel state={state} />,
      more: reason,
      key: `${state} ${date}`,
    }))
  const done = changes.map(({ date, user, what }, at) => ({ date, who: user, what: <p>{what}</p>, more: null, key: `${at} ${date}` }))
  const all = [...moved, ...done].toSorted((one, other) => other.date.localeCompare(one.date))
  return (
    <section aria-labelledby="ado-history">
      <h3 id="ado-history">Historial</h3>
      <ol className="ado-history">
        {all.map(({ key, date, who, what, more }) => (
          <li key={key}>
            {what}
            <small>{[formatDateTime(date), who || 'Sistema', more].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
