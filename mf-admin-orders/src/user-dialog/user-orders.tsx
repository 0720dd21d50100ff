import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { userOrders } from '@plaza/contracts/orders/orders.api'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Link } from '@plaza/ui/router'
import { useCall } from '@plaza/ui/query'
import { type Column, DataTable } from '@plaza/ui/table'
import { useState } from 'react'
import { StateLabel } from '@plaza/ui/order-state'

const columns: Column<Order>[] = [
  {
    key: 'id_order',
    header: 'Pedido',
    cell: ({ id, id_order }) => (
      <Link className="pz-link" to={`/admin/orders?order=${id}`}>
        {id_order}
      </Link>
    ),
  },
  { key: 'creationDate', header: 'Fecha', cell: ({ creationDate }) => formatDateTime(creationDate) },
  { key: 'state', header: 'Estado', cell: ({ state }) => <StateLabel state={state} /> },
  { key: 'total', header: 'Total', numeric: true, cell: (order) => formatPesos(order.price_total_computed) },
]

/** The orders of one user, ten at a time. */
export function UserOrders({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const orders = useCall(userOrders, { id: userId, page, limit: pageSizes.userOrders }, { keepPrevious: true })
  const totalPages = orders.data?.data.pagination.totalPages ?? 1
  return (
    <DataTable
      caption="Pedidos del usuario"
      columns={columns}
      query={{ ...orders, data: orders.data?.data.orders }}
      rowKey={({ id }) => id}
      empty={orderTexts.empty}
      errorText={orderTexts.userOrdersFailed}
      {...(totalPages > 1 && { paging: { page, totalPages, onPage: setPage } })}
    />
  )
}
