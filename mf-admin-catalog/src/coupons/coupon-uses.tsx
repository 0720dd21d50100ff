import { couponUse } from '@plaza/contracts/cart/coupon.entity'
import type { CouponUse } from '@plaza/contracts/cart/coupon.entity'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { useCall } from '@plaza/ui/query'
import { type Column, DataTable, useTableView } from '@plaza/ui/table'
import { genericCalls } from '../parts/generic.api.ts'

const calls = genericCalls('cupons-used', 'coupons', couponUse)

/** Who used a coupon, in which order, when. */
export function CouponUses({ couponId }: { couponId: string }) {
  const view = useTableView({ pageSize: 10, prefix: 'usos' })
  const query = useCall(
    calls.page,
    { page: view.page, limitPerPage: view.limit, filter: { idCupon: couponId }, order: { creationDate: 'desc' } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      caption="Usos del cupón"
      columns={columns}
      query={{ data: query.data?.data.list, error: query.error, isPending: query.isPending, refetch: query.refetch }}
      rowKey={({ id }) => id}
      view={view}
      {...(query.data && { paging: query.data.data.pagination })}
      exportName="usos-del-cupon"
      empty="Nadie ha usado este cupón."
      errorText="No logramos cargar los usos."
    />
  )
}

const columns: Column<CouponUse>[] = [
  { key: 'creationDate', header: 'Fecha', cell: ({ creationDate }) => formatDateTime(creationDate) },
  { key: 'idUser', header: 'Usuario', cell: ({ idUser }) => idUser },
  {
    key: 'idShoppingCart',
    header: 'Pedido',
    cell: ({ idShoppingCart }) => (
      <a className="pz-link" href={`/shoppingcart-detail/${idShoppingCart}`}>
        Ver pedido
      </a>
    ),
    value: ({ idShoppingCart }) => idShoppingCart,
  },
]
