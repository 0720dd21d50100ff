import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { Badge } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { StateLabel } from '../order-state/state-label.tsx'
import { typeLabels } from './filter-row.tsx'

interface Context {
  readonly branchName: (id: string | null | undefined) => string
  readonly isNew: (id: string) => boolean
  readonly onOpen: (id: string) => void
}

export const orderColumns = ({ branchName, isNew, onOpen }: Context): Column<Order>[] => [
  {
    key: 'id_order',
    header: 'Pedido',
    cell: ({ id, id_order }) => (
      <span className="ado-number">
        <button type="button" className="ado-link" aria-label={`Ver pedido ${id_order}`} onClick={() => onOpen(id)}>
          {id_order}
        </button>
        {isNew(id) && <Badge tone="action">Nuevo</Badge>}
      </span>
    ),
  },
  { key: 'creationDate', header: 'Fecha', cell: ({ creationDate }) => formatDateTime(creationDate) },
  { key: 'user', header: 'Cliente', cell: ({ user }) => user?.fullname ?? '' },
  { key: 'branch_office_id', header: 'Sede', cell: ({ branch_office_id }) => branchName(branch_office_id) },
  { key: 'type', header: 'Entrega', cell: ({ type }) => typeLabels[type] },
  { key: 'payment', header: 'Pago', cell: ({ payment_method_selected: method }) => (method ? paymentMethodLabels[method] : '') },
  { key: 'state', header: 'Estado', cell: ({ state }) => <StateLabel state={state} /> },
  { key: 'price_total_computed', header: 'Total', numeric: true, cell: (order) => formatPesos(order.price_total_computed) },
]
