import { accountTexts } from '@plaza/contracts/account/account.messages'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { myOrders } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { After, Button, EmptyState, ErrorState, Skeleton, useEvent } from '@plaza/ui'
import { useInfiniteCall } from '@plaza/ui/query'
import { PackageOpen } from 'lucide-react'
import '../parts/form.css'
import { OrderCard } from './order-card.tsx'

/** The last orders, newest first, with their live state. */
export function Orders() {
  const orders = useInfiniteCall(
    myOrders,
    (page) => ({ page, limit: pageSizes.orderHistory }),
    (last) => last.data.pagination.hasNextPage,
  )
  useEvent(orderUpdated, () => void orders.refetch())
  const more = () => void orders.fetchNextPage()
  return (
    <>
      <h1>Pedidos</h1>
      {orders.isPending && (
        <After milliseconds={150}>
          <Skeleton shape="block" className="acc-orders-skeleton" />
        </After>
      )}
      {orders.isError && !orders.data && <ErrorState text={orderTexts.userOrdersFailed} onRetry={() => void orders.refetch()} />}
      {orders.data && <List orders={orders.data.pages.flatMap((page) => page.data.orders)} />}
      {orders.isFetchNextPageError && <ErrorState text={orderTexts.userOrdersFailed} onRetry={more} />}
      {orders.hasNextPage && !orders.isFetchNextPageError && (
        <Button busy={orders.isFetchingNextPage} onClick={more}>
          Cargar mas
        </Button>
      )}
      {orders.data && !orders.hasNextPage && orders.data.pages.length > 1 && <p className="acc-orders-end">{accountTexts.ordersEnd}</p>}
    </>
  )
}

function List({ orders }: { orders: Order[] }) {
  if (orders.length === 0)
    return (
      <EmptyState
        drawing={<PackageOpen size={56} strokeWidth={1.25} />}
        text={
          <>
            <strong>{orderTexts.empty}</strong>
            <br />
            {accountTexts.ordersEmpty}
          </>
        }
        action={
          <a className="pz-button pz-button--primary" href="/">
            Ir a comprar
          </a>
        }
      />
    )
  return (
    <ul className="acc-cards">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}
