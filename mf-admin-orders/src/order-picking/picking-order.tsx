import { formatPesos } from '@plaza/contracts/kernel/money'
import { pickingDifference } from '@plaza/contracts/orders/order-totals'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { OrderNote } from '@plaza/contracts/orders/orders.api'
import { EmptyState } from '@plaza/ui'
import { byPlace, placeText } from '../order-dialog/walking-order.ts'
import { StateLabel } from '@plaza/ui/order-state'
import { PickLine } from './pick-line.tsx'
import { PickingNotes } from './picking-notes.tsx'
import { PickingSteps } from './picking-steps.tsx'

/** Shelf by shelf, each line with its marks; below how far it is, what it comes to, and the next step. */
export function PickingOrder({ order, notes }: { order: Order; notes: readonly OrderNote[] }) {
  const active = order.state === '8_store_select_products' && order.allowedActions.includes('invoice')
  const lines = order.products.filter(({ original_product_id: instead }) => !instead)
  const done = lines.filter(({ picking }) => picking).length
  const difference = pickingDifference(order)
  // Whoever may not see its people gets the order masked, without a delivery.
  if (!order.delivery)
    return (
      <EmptyState
        text="Este pedido no está asignado a ti."
        action={
          <a className="pz-button" href="/picking">
            Pedidos asignados
          </a>
        }
      />
    )
  return (
    <article className="ado-pick">
      <header className="ado-pick__head">
        <a href="/picking">Pedidos asignados</a>
        <h1>Pedido N.º {order.id_order}</h1>
        <div aria-live="polite">
          <StateLabel state={order.state} />
        </div>
      </header>
      <PickingNotes comment={order.observations_client} notes={notes} />
      {byPlace(order.products).map(({ place, lines: here }) => (
        <section key={placeText(place)} aria-label={placeText(place)}>
          {place && <h2>{placeText(place)}</h2>}
          <ul className="ado-pick__lines">
            {here.map((line) => (
              <PickLine key={line.id} order={order} line={line} active={active} />
            ))}
          </ul>
        </section>
      ))}
      <footer className="ado-pick__foot">
        <p role="status">
          <strong>
            {done} de {lines.length}
          </strong>{' '}
          · {formatPesos(order.price_total_computed)}
          {difference !== 0 && <span className="ado-pick__difference"> ({formatPesos(difference)})</span>}
        </p>
        <PickingSteps order={order} left={lines.length - done} />
      </footer>
    </article>
  )
}
