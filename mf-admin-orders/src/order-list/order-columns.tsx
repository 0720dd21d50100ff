import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderStateLabels } from '@plaza/contracts/orders/order-state'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { Badge } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { OrderStateLabel } from '@plaza/ui/order-state'
import { typeLabels } from './order-filter.ts'

interface Context {
  readonly offices: readonly { readonly id: string; readonly displayName: string }[]
  readonly isNew: (id: string) => boolean
  /** With module delivery_picker. */
  readonly withPeople: boolean
}

export function orderColumns({ offices, isNew, withPeople }: Context): Column<Order>[] {
  const branchName = ({ branch_office_id }: Order) => offices.find(({ id }) => id === branch_office_id)?.displayName ?? ''
  const paid = ({ payment_method_selected: method }: Order) => (method ? paymentMethodLabels[method] : '')
  return [
    {
      key: 'id_order',
      header: 'Pedido',
      hideable: false,
      opens: true,
      filter: { kind: 'text', param: 'number', label: 'Número de pedido' },
      value: ({ id_order }) => id_order ?? '',
      cell: ({ id, id_order }) => (
        <>
          <span className="pz-hidden">Ver pedido </span>
          {id_order}
          {isNew(id) && ' '}
          {isNew(id) && <Badge tone="action">Nuevo</Badge>}
        </>
      ),
    },
    {
      key: 'creationDate',
      header: 'Fecha',
      sortable: true,

      cell: ({ creationDate }) => formatDateTime(creationDate),
    },
    {
      key: 'user',
      header: 'Cliente',
      least: 120,
      filter: { kind: 'text', param: 'customer', label: 'Nombre o teléfono del cliente' },
      cell: ({ user }) => user?.fullname ?? '',
    },
    {
      key: 'state',
      header: 'Estado',
      cell: (order) => <OrderStateLabel order={order} />,
      value: ({ state }) => orderStateLabels[state],
    },
    {
      key: 'price_total_computed',
      header: 'Total',
      numeric: true,
      filter: { kind: 'numberRange', param: 'total', label: 'Total', needsBoth: true },
      cell: (order) => formatPesos(order.price_total_computed),
      value: (order) => order.price_total_computed,
    },
    {
      key: 'branch_office_id',
      header: 'Sede',
      filter: {
        kind: 'select',
        param: 'branch',
        label: 'Sede',
        options: offices.map(({ id, displayName }) => ({ value: id, label: displayName })),
      },
      cell: branchName,
      value: branchName,
    },
    {
      key: 'type',
      header: 'Entrega',
      filter: {
        kind: 'select',
        label: 'Tipo de entrega',
        options: Object.entries(typeLabels).map(([value, label]) => ({ value, label })),
      },
      cell: ({ type }) => typeLabels[type],
    },
    { key: 'payment', header: 'Pago', cell: paid, value: paid },
    ...(withPeople ? [{ key: 'picker', header: 'Alistador', least: 100, cell: ({ delivery }: Order) => delivery?.picker_name ?? '' }] : []),
  ]
}
