import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Picture } from '@plaza/ui'
import { OrderStateLabel } from '@plaza/ui/order-state'
import { PayUnpaid } from '../parts/pay-unpaid.tsx'
import { openReplacements } from '../parts/open-replacements.ts'
import { RepeatOrder } from './repeat-order.tsx'

const shownPictures = 5

/** One order of the history: what it was, where it stands, and once more in one tap. */
export function OrderCard({ order }: { order: Order }) {
  const number = `N.º ${order.id_order}`
  const count = order.products.length
  const more = count - shownPictures
  return (
    <li>
      <span className="acc-cards__row">
        <a className="acc-order__name" href={`/shoppingcart-detail/${order.id}`}>
          Pedido {number}
        </a>
        <OrderStateLabel order={order} />
      </span>
      <span className="acc-cards__row">
        <span className="pz-muted">
          {formatDateTime(order.creationDate)} · {count} {count === 1 ? 'producto' : 'productos'}
        </span>
        <strong className="acc-order__total">{formatPesos(order.price_total_computed)}</strong>
      </span>
      <ul className="acc-order__pictures" aria-label="Productos">
        {order.products.slice(0, shownPictures).map(({ id, product }) => (
          <li key={id}>
            <Picture src={product.photoUrl ?? null} alt={product.title} width={48} height={48} />
          </li>
        ))}
        {more > 0 && <li className="acc-order__more">+{more}</li>}
      </ul>
      <div className="acc-order__actions">
        {openReplacements(order) > 0 && (
          <a className="pz-button pz-button--primary pz-button--small" href={`/shoppingcart-detail/${order.id}`}>
            Responder reemplazo
          </a>
        )}
        <PayUnpaid order={order} />
        <RepeatOrder id={order.id} number={number} />
      </div>
    </li>
  )
}
