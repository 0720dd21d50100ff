import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { QueryView, Skeleton, useEvent } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { PickingOrder } from './picking-order.tsx'
import './picking.css'

/** One order on the way through the store, made for a phone in one hand. */
export default function PickingPage() {
  const { id = '' } = useParams()
  const query = useCall(getOrder, { id }, { staleTime: 0 })
  useEvent(orderUpdated, ({ orderId }) => orderId === query.data?.order.id && void query.refetch())
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar el pedido.">
      {({ order, notes = [] }) => <PickingOrder order={order} notes={notes} />}
    </QueryView>
  )
}
