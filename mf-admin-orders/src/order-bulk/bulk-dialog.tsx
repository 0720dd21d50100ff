import type { Order } from '@plaza/contracts/orders/order.entity'
import { AcceptOrders } from './accept-orders.tsx'
import { AssignOrders } from './assign-orders.tsx'
import { PrintOrders } from './print-orders.tsx'
import './bulk.css'

export interface BulkWork {
  readonly kind: 'accept' | 'assign' | 'print'
  readonly orders: readonly Order[]
}

const dialogs = { accept: AcceptOrders, assign: AssignOrders, print: PrintOrders }

/** What is done with several orders at once. */
export default function BulkDialog({ work, onClose }: { work: BulkWork; onClose: () => void }) {
  const Shown = dialogs[work.kind]
  return <Shown orders={work.orders} onClose={onClose} />
}
