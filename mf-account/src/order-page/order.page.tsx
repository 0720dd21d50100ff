import { isFinal } from '@plaza/contracts/orders/lifecycle'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { orderAdminActions, orderPicking } from '@plaza/contracts/orders/orders.slots'
import { EmptyState, QueryView, Skeleton, Slot, useEvent, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { PayUnpaid } from '../parts/pay-unpaid.tsx'
import NotifyMe from './notify-me.tsx'
import { OrderView } from './order-view.tsx'

/** The shareable page of one order; follows its state live. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const user = useSession()
  const query = useCall(getOrder, { id }, { staleTime: 0 })
  useEvent(orderUpdated, ({ orderId }) => orderId === query.data?.order.id && void query.refetch())
  if (query.error?.problem.status === 404)
    return (
      <EmptyState
        text="No encontramos este pedido."
        action={
          <a className="pz-button" href="/">
            Vuelve al inicio
          </a>
        }
      />
    )
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar el pedido.">
      {({ order, client, payments }) => (
        <OrderView
          order={order}
          client={client}
          payments={payments ?? []}
          pay={user !== null && user.id === order.userId && <PayUnpaid order={order} />}
          notify={user !== null && user.id === order.userId && !isFinal(order.state) && <NotifyMe userId={user.id} />}
          answers={user !== null && user.id === order.userId}
          actions={order.allowedActions.length > 0 && <Work order={order} />}
        />
      )}
    </QueryView>
  )
}

/** What staff and the assigned picker do with it. */
function Work({ order: { id, state, allowedActions } }: { order: Order }) {
  const given = { orderId: id, state, allowedActions }
  return (
    <>
      <Slot of={orderPicking} with={given} empty={null} pending={null} />
      <Slot of={orderAdminActions} with={given} empty={null} pending={null} />
    </>
  )
}
