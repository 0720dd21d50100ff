import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { totalRows } from '@plaza/contracts/orders/order-totals'

/** The server's amounts as they stand. */
export const OrderTotals = ({ order }: { order: Order }) => (
  <dl className="ado-totals">
    {totalRows(order).map(({ label, amount }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatPesos(amount)}</dd>
      </div>
    ))}
  </dl>
)
