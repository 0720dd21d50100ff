import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Payment } from '@plaza/contracts/payments/payment.entity'
import { paymentStatusLabels } from '@plaza/contracts/payments/payments.messages'
import { listPayments } from '@plaza/contracts/payments/payments.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { Badge, Button, useEvent } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Link } from '@plaza/ui/router'
import { type Column, DataTable, rowsByPage, useTableView } from '@plaza/ui/table'
import { ArrowLeft, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { PaymentStatusBadge, receivedOf } from '../parts/payment-status.tsx'
import { RecordRefund } from './record-refund.tsx'
import './refunds.css'

const filters = { pending: 'select' } as const

/** Online payments and what of them has to go back; staff give it back at the provider and write it down here. */
export default function RefundsPage() {
  const view = useTableView({ pageSize: 50, filters })
  const [giving, setGiving] = useState<Payment | null>(null)
  const pending = view.settled.pending !== 'all'
  const asked = pending ? { to_refund: 'true' as const } : {}
  const query = useCall(listPayments, { ...asked, page: view.page, limit: view.limit }, { keepPrevious: true, staleTime: 0 })
  useEvent(orderUpdated, () => void query.refetch())
  const found = query.data?.data
  return (
    <div className="ado-refunds">
      <Link className="ado-refunds__back" to="/admin/orders">
        <ArrowLeft size={16} aria-hidden="true" />
        Pedidos
      </Link>
      <h1>Reembolsos</h1>
      {found && <Sums sums={found.sums} />}
      <DataTable
        name="refunds"
        caption={pending ? 'Reembolsos' : 'Pagos en línea'}
        columns={columns(setGiving)}
        query={{ ...query, data: found?.payments }}
        rowKey={({ gateway, transaction_id }) => `${gateway} ${transaction_id}`}
        view={view}
        {...(found && { paging: { totalPages: found.pagination.totalPages, totalCount: found.pagination.totalCount } })}
        file={{
          name: 'reembolsos',
          rows: rowsByPage(
            listPayments,
            (page) => ({ ...asked, page, limit: 200 }),
            ({ data: { payments, pagination } }) => ({ rows: payments, pagination }),
          ),
        }}
        emptyDrawing={<HandCoins size={56} strokeWidth={1.25} />}
        empty={pending ? 'No hay dinero por devolver' : 'No hay pagos en línea'}
        errorText="No logramos cargar los pagos."
        toolbar={
          <Button size="small" aria-pressed={!pending} onClick={() => view.setFilter('pending', pending ? 'all' : '')}>
            {pending ? 'Ver todos los pagos' : 'Ver solo pendientes'}
          </Button>
        }
      />
      {giving && <RecordRefund payment={giving} onClose={() => setGiving(null)} />}
    </div>
  )
}

const columns = (onGive: (payment: Payment) => void): Column<Payment>[] => [
  {
    key: 'id_order',
    header: 'Pedido',
    cell: ({ id_order, order_id }) => (
      <Link className="ado-refunds__order" to={`/admin/orders?order=${order_id}`}>
        {id_order}
      </Link>
    ),
    value: ({ id_order }) => id_order ?? '',
  },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
    value: ({ status }) => paymentStatusLabels[status],
  },
  {
    key: 'refund_due',
    header: 'Por devolver',
    numeric: true,
    cell: (payment) => (leftOf(payment) > 0 ? formatPesos(leftOf(payment)) : ''),
    value: leftOf,
  },
  {
    key: 'done',
    header: 'Reembolso',
    cell: (payment) =>
      payment.to_refund ? (
        <Button size="small" onClick={() => onGive(payment)}>
          Marcar devuelto
        </Button>
      ) : (
        <Done payment={payment} />
      ),
    value: ({ refunded_at }) => refunded_at ?? '',
  },
  { key: 'reason', header: 'Motivo', least: 190, cell: ({ reason }) => reason ?? '' },
  { key: 'date', header: 'Fecha del pago', cell: ({ date }) => formatDateTime(date), value: ({ date }) => date },
  {
    key: 'received',
    header: 'Recibido',
    numeric: true,
    cell: (payment) => formatPesos(receivedOf(payment)),
    value: receivedOf,
  },
  {
    key: 'amount',
    header: 'Intentado',
    numeric: true,
    cell: (payment) => (receivedOf(payment) > 0 ? formatPesos(payment.amount) : <s>{formatPesos(payment.amount)}</s>),
    value: ({ amount }) => amount,
  },
  { key: 'gateway', header: 'Proveedor', cell: ({ gateway }) => (gateway === 'wompi' ? 'Wompi' : 'Credibanco') },
  { key: 'transaction_id', header: 'Transacción', least: 190, cell: ({ transaction_id }) => transaction_id },
]

/** What counts of all payments, whatever page is shown: what was declined is no money. */
const Sums = ({ sums: { received, refund_due } }: { sums: { received: number; refund_due: number } }) => (
  <dl className="ado-refunds__sums">
    <div>
      <dt>Recibido en línea</dt>
      <dd>{formatPesos(received)}</dd>
    </div>
    <div>
      <dt>Por devolver</dt>
      <dd>{formatPesos(refund_due)}</dd>
    </div>
  </dl>
)

const leftOf = ({ refund_due, refund_done }: Payment) => Math.max(0, refund_due - refund_done)

const Done = ({ payment: { refunded_at, refunded_by, refund_done } }: { payment: Payment }) =>
  refund_done > 0 && (
    <>
      <Badge tone="success">Devuelto</Badge>{' '}
      {[formatPesos(refund_done), refunded_by, formatDateTime(refunded_at)].filter(Boolean).join(' · ')}
    </>
  )
