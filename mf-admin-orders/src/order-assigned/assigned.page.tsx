import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { assignedOrders } from '@plaza/contracts/orders/picking.api'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { EmptyState, QueryView, Skeleton, useEvent, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { ChevronRight, PackageCheck } from 'lucide-react'
import { StateLabel } from '@plaza/ui/order-state'
import './assigned.css'

/** What a picker or courier has to do today, the order that waits longest first. */
export default function AssignedPage() {
  const query = useCall(assignedOrders, {}, { staleTime: 0 })
  useEvent(orderUpdated, () => void query.refetch())
  const orders = query.data?.data.orders
  return (
    <div className="ado-assigned">
      <h1>Pedidos asignados</h1>
      <QueryView
        query={{ ...query, data: orders }}
        skeleton={<Skeleton shape="block" />}
        empty={<EmptyState text={orderTexts.assignedEmpty} drawing={<PackageCheck size={56} strokeWidth={1.25} />} />}
        errorText="No logramos cargar tus pedidos asignados."
      >
        {(all) => (
          <ul>
            {all.map((order) => (
              <li key={order.id}>
                <AssignedOrder order={order} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}

/** A picker goes to the shelves with it, a courier to its page with name, phone and address. */
function AssignedOrder({ order }: { order: Order }) {
  const { user } = usePlaza()
  const isOnTheWay = order.state === '10_store_dispatch_products'
  const picks = order.delivery?.picker_id === user?.id && !isOnTheWay
  const left = order.products.filter(({ picking }) => !picking).length
  const place = order.type === 'pickup' ? 'Recoge en sede' : order.address_selected?.address
  return (
    <a className="ado-assigned__order" href={picks ? `/picking/${order.id}` : `/shoppingcart-detail/${order.id}`}>
      <span className="ado-assigned__head">
        <strong>Pedido N.º {order.id_order}</strong>
        <StateLabel state={order.state} />
      </span>
      <span>{[formatDateTime(order.creationDate), order.user?.fullname].filter(Boolean).join(' · ')}</span>
      <span>{place}</span>
      {isOnTheWay && <span>{collectText(order)}</span>}
      {picks && <span>{left === 0 ? 'Todo buscado' : `${left} de ${order.products.length} productos por buscar`}</span>}
      <ChevronRight className="ado-assigned__go" size={20} aria-hidden="true" />
    </a>
  )
}

/** What the courier takes at the door. */
const collectText = ({ payment_method_selected: method, price_total_computed: total }: Order) =>
  method === 'online' ? 'Ya está pagado' : `Cobrar ${formatPesos(total)} · ${method ? paymentMethodLabels[method] : ''}`
