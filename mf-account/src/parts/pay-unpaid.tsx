import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderPay } from '@plaza/contracts/orders/orders.slots'
import { isUnpaid, payableSince } from '@plaza/contracts/payments/payable'
import { Slot } from '@plaza/ui'

/** The way to pay an order that waits for it. */
export const PayUnpaid = ({ order }: { order: Order }) =>
  isUnpaid(order) && (
    <Slot
      of={orderPay}
      with={{ orderId: order.id, total: order.price_total_computed, since: payableSince(order) }}
      pending={null}
      empty={
        <a className="pz-button pz-button--primary" href={`/checkout/online-payment-cta/${order.id}`}>
          Pagar
        </a>
      }
    />
  )
