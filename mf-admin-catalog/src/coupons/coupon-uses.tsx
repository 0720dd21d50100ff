import { couponUse } from '@plaza/contracts/cart/coupon.entity'
import type { CouponUse } from '@plaza/contracts/cart/coupon.entity'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { useCall } from '@plaza/ui/query'
import { type Column, DataTable, rowsByPage, useTableView } from '@plaza/ui/table'
import * as z from 'zod/mini'
import { genericCalls } from '@plaza/contracts/resources/generic.api'

const calls = genericCalls('cupons-used', 'coupons', couponUse)
const users = genericCalls('users', 'users', z.object({ id: z.string(), name: z.string(), last_name: z.nullish(z.string()) }))

/** Who used a coupon, in which order, when. */
export function CouponUses({ couponId }: { couponId: string }) {
  const view = useTableView({ pageSize: 10, prefix: 'usos' })
  const asked = { filter: { idCupon: couponId }, order: { creationDate: 'desc' } }
  const query = useCall(calls.page, { ...asked, page: view.page, limitPerPage: view.limit }, { keepPrevious: true })
  const list = query.data?.data.list
  const people = useCall(
    users.page,
    { page: 1, limitPerPage: 100, filter: { id: [...new Set(list?.map(({ idUser }) => idUser))] } },
    { enabled: list !== undefined && list.length > 0, keepPrevious: true },
  )
  const nameOf = (id: string) => {
    const known = people.data?.data.list.find((each) => each.id === id)
    return known ? [known.name, known.last_name].filter(Boolean).join(' ') : id
  }
  return (
    <DataTable
      caption="Usos del cupón"
      columns={columnsOf(nameOf)}
      query={{ data: list, error: query.error, isPending: query.isPending, refetch: query.refetch }}
      rowKey={({ id }) => id}
      view={view}
      {...(query.data && { paging: query.data.data.pagination })}
      file={{
        name: 'usos-del-cupon',
        rows: rowsByPage(
          calls.page,
          (page) => ({ ...asked, page, limitPerPage: 1000 }),
          ({ data: { list, pagination } }) => ({ rows: list, pagination }),
        ),
      }}
      empty="Nadie ha usado este cupón."
      errorText="No logramos cargar los usos."
    />
  )
}

const columnsOf = (nameOf: (id: string) => string): Column<CouponUse>[] => [
  { key: 'creationDate', header: 'Fecha', cell: ({ creationDate }) => formatDateTime(creationDate) },
  { key: 'idUser', header: 'Usuario', cell: ({ idUser }) => nameOf(idUser) },
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
