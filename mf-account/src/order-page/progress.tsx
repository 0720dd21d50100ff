import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Check } from 'lucide-react'
import { type Step, stepsOf } from './what-next.ts'

/** The way of the order: what is done and when, where it stands, what is still to come. */
export function Progress({ order }: { order: Order }) {
  if (order.state === '12_store_cancel_order') return <Cancelled order={order} />
  const steps = stepsOf(order)
  const current = steps.findIndex(({ states }) => states.includes(order.state))
  return (
    <section className="acc-order__card" aria-labelledby="acc-order-progress">
      <h2 id="acc-order-progress">Seguimiento</h2>
      <ol className="acc-order__steps">
        {steps.map((step, at) => (
          <li
            key={step.label}
            data-step={stepState(at, order.state === '10_store_dispatch_products' ? steps.length : current)}
            {...(at === current ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="acc-order__mark" aria-hidden="true">
              {(at < current || order.state === '10_store_dispatch_products') && <Check size={14} strokeWidth={3} />}
            </span>
            <strong>{step.label}</strong>
            <Reached step={step} updates={order.state_updates} isShown={at <= current} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepState(at: number, current: number): 'done' | 'current' | 'next' {
  if (at === current) return 'current'
  return at < current ? 'done' : 'next'
}

function Reached({ step, updates, isShown }: { step: Step; updates: Order['state_updates']; isShown: boolean }) {
  const reached = updates.find(({ state }) => step.states.includes(state))
  if (!isShown || !reached) return null
  return <time dateTime={reached.date}>{formatDateTime(reached.date)}</time>
}

function Cancelled({ order }: { order: Order }) {
  const last = order.state_updates.findLast(({ state }) => state === order.state)
  return (
    <section className="acc-order__card" aria-labelledby="acc-order-progress">
      <h2 id="acc-order-progress">Seguimiento</h2>
      <p>
        Se canceló{last && ` el ${formatDateTime(last.date)}`}.{last?.reason && ` ${last.reason}`}
      </p>
    </section>
  )
}
