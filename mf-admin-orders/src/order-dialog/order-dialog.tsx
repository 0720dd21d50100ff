import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { leaveWindow, QueryView, Skeleton, useEvent } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import OrderActions from '../order-actions/order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'
import './order-dialog.css'

/** One order over the list; follows its state live. Without an id it is closed. */
export function OrderDialog({ orderId, onClose }: { orderId: string | null; onClose: () => void }) {
  const query = useCall(getOrder, { id: orderId ?? '' }, { enabled: orderId !== null, staleTime: 0 })
  useEvent(orderUpdated, (changed) => changed.orderId === orderId && void query.refetch())
  const order = query.data?.order
  return (
    <Dialog
      open={orderId !== null}
      size="full"
      title={order ? `Pedido N.º ${order.id_order}` : 'Pedido'}
      onClose={() => leaveWindow(onClose)}
      footer={order && <OrderActions key={order.id} orderId={order.id} state={order.state} allowedActions={order.allowedActions} />}
    >
      {/* The server's own words: "No hay datos de la orden para completar" when there is no such order. */}
      <QueryView query={query} skeleton={<Waiting />}>
        {(shown) => <OrderDetail {...shown} />}
      </QueryView>
    </Dialog>
  )
}

const Waiting = () => (
  <div className="ado-detail">
    <Skeleton className="ado-detail__waiting" />
    <Skeleton className="ado-detail__waiting" />
  </div>
)
