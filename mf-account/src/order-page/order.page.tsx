import { isFinal } from '@plaza/contracts/orders/lifecycle'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { orderAdminActions } from '@plaza/contracts/orders/orders.slots'
import { EmptyState, QueryView, Skeleton, Slot, useEvent, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
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
      {({ order, client }) => (
        <OrderView
          order={order}
          client={client}
          notify={user !== null && user.id === order.userId && !isFinal(order.state) && <NotifyMe userId={user.id} />}
          actions={
            order.allowedActions.length > 0 && (
              <Slot
                of={orderAdminActions}
                with={{ orderId: order.id, state: order.state, allowedActions: order.allowedActions }}
                empty={null}
                pending={null}
              />
            )
          }
        />
      )}
    </QueryView>
  )
}
