import { accountTexts } from '@plaza/contracts/account/account.messages'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { myOrders } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { After, Button, EmptyState, ErrorState, Skeleton, useEvent } from '@plaza/ui'
import { useInfiniteCall } from '@plaza/ui/query'
import { StateLabel } from '../order-state/state-label.tsx'

const pageSize = 3

/** The last orders, newest first, with their live state. */
export function Orders() {
  const orders = useInfiniteCall(
    myOrders,
    (page) => ({ page, limit: pageSize }),
    (last) => last.data.pagination.hasNextPage,
  )
  useEvent(orderUpdated, () => void orders.refetch())
  return (
    <>
      <h1>Pedidos</h1>
      {orders.isPending && (
        <After milliseconds={150}>
          <Skeleton shape="block" />
        </After>
      )}
      {orders.isError && !orders.data && <ErrorState text="No logramos cargar tus pedidos." onRetry={() => void orders.refetch()} />}
      {orders.data && <List pages={orders.data.pages} />}
      {orders.hasNextPage && (
        <Button busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          Cargar mas
        </Button>
      )}
      {orders.data && !orders.hasNextPage && orders.data.pages.length > 1 && <p>{accountTexts.ordersEnd}</p>}
    </>
  )
}

type Page = {
  data: {
    orders: {
      id: string
      id_order?: number | string | null | undefined
      state: Parameters<typeof StateLabel>[0]['state']
      creationDate?: string | null | undefined
      price_total_computed: number
      products: unknown[]
    }[]
  }
}

function List({ pages }: { pages: Page[] }) {
  const orders = pages.flatMap((page) => page.data.orders)
  if (orders.length === 0)
    return (
      <EmptyState
        text={accountTexts.ordersEmpty}
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
        <li key={order.id}>
          <span className="acc-cards__row">
            <a href={`/shoppingcart-detail/${order.id}`}>Pedido N.º {order.id_order}</a>
            <StateLabel state={order.state} />
          </span>
          <span className="acc-cards__row">
            <span>
              {formatDateTime(order.creationDate)} · {order.products.length} {order.products.length === 1 ? 'producto' : 'productos'}
            </span>
            <strong>{formatPesos(order.price_total_computed)}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
