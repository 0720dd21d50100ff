import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { PaymentStatus } from '@plaza/contracts/payments/payment.entity'
import { isUnpaid } from '@plaza/contracts/payments/payable'
import type { verifyPayment } from '@plaza/contracts/payments/payments.api'
import { paymentStatusTexts } from '@plaza/contracts/payments/payments.messages'

export type Verified = OutputOf<typeof verifyPayment>

export interface PaymentResult {
  readonly tone: 'good' | 'waiting' | 'bad'
  readonly title: string
  readonly text: string
  /** The order still waits for a payment. */
  readonly canPayAgain: boolean
}

const texts: Record<PaymentStatus, string> = {
  approved: 'La tienda ya tiene tu pedido y empieza a prepararlo.',
  pending: 'Tu banco todavía no responde. Esta página se actualiza sola; también puedes cerrarla: te avisamos cuando llegue el pago.',
  declined: 'No se hizo ningún cobro.',
  error: 'No se hizo ningún cobro.',
  voided: 'El valor vuelve a tu medio de pago.',
  refunded: 'El valor vuelve a tu medio de pago.',
  charged_back: 'Tu banco te devolvió el valor.',
}

/** What the shopper reads about the payment they come back from. */
export function resultOf({ status, order, refund_due }: Verified): PaymentResult {
  if (status === 'approved' && refund_due > 0) return { ...dueBack(order, refund_due), canPayAgain: order !== null && isUnpaid(order) }
  const canPayAgain = status !== 'approved' && status !== 'pending' && order !== null && isUnpaid(order)
  const more = canPayAgain ? ' Puedes intentarlo de nuevo, con el mismo medio o con otro.' : whyNotAgain(status, order)
  return { tone: toneOf(status), title: paymentStatusTexts[status], text: texts[status] + more, canPayAgain }
}

function toneOf(status: PaymentStatus): PaymentResult['tone'] {
  if (status === 'approved') return 'good'
  return status === 'pending' ? 'waiting' : 'bad'
}

function dueBack(order: Verified['order'], amount: number): Omit<PaymentResult, 'canPayAgain'> {
  const back = `Te devolvemos ${formatPesos(amount)} a tu medio de pago; no tienes que hacer nada.`
  if (order?.state === '12_store_cancel_order')
    return { tone: 'bad', title: 'Tu pago llegó tarde', text: `El pedido ya estaba cancelado. ${back}` }
  if (order && isUnpaid(order)) return { tone: 'bad', title: 'Este pago no es el del pedido', text: back }
  return { tone: 'waiting', title: 'Este pedido ya estaba pagado', text: `Recibimos un segundo pago. ${back}` }
}

function whyNotAgain(status: PaymentStatus, order: Verified['order']): string {
  if (!order || status === 'approved' || status === 'pending') return ''
  return order.state === '12_store_cancel_order' ? ' El pedido está cancelado.' : ' El pedido sigue su camino.'
}
