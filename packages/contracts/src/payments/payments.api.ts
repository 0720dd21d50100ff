import * as z from 'zod/mini'
import { anyone, signedIn, staff } from '../kernel/access.ts'
import { id, pesos } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber, shortText } from '../kernel/query.ts'
import { order } from '../orders/order.entity.ts'
import { orderStates } from '../orders/order-state.ts'
import { orderProblems } from '../orders/orders.messages.ts'
import { payment, paymentGateways, paymentStatuses } from './payment.entity.ts'
import { paymentProblems } from './payments.messages.ts'

const gatewayProblems = [orderProblems.notFound, orderProblems.wrongState, paymentProblems.linkMissing, paymentProblems.linkFailed] as const

/** Where the order's owner (or staff) pays it; only in 5 or 11, and 11 goes back to 5. The address is whole and carries no secret. */
export const getPaymentLink = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/:id/payment-link',
  access: signedIn,
  input: z.object({ id }),
  output: z.object({ url: z.string() }),
  problems: gatewayProblems,
  summary: 'Enlace de pago de un pedido.',
})

/**
 * One press of "Pagar": the payment page, given out once. A second press or tab is told that it is open already, that the bank still works on a
 * payment, or that the order is paid; `again` opens the same page once more.
 */
export const startPayment = call({
  api: 'v2',
  method: 'POST',
  path: '/shopping-cart/:id/payment',
  access: signedIn,
  input: z.object({ id, again: z._default(z.boolean(), false) }),
  output: z.object({ url: z.string() }),
  problems: [
    ...gatewayProblems,
    paymentProblems.alreadyOpen,
    paymentProblems.pending,
    paymentProblems.alreadyPaid,
    paymentProblems.tooLate,
  ],
  summary: 'Abre la página de pago de un pedido.',
})

/** A bank took the money of an approved payment back, or it was refunded outside of Plaza: no event tells it, so staff write it down. */
export const recordTakenBack = call({
  api: 'v2',
  method: 'PUT',
  path: '/payments/taken-back',
  access: staff('orders'),
  input: z.object({
    gateway: z.enum(paymentGateways),
    transaction_id: id,
    status: z.enum(['refunded', 'charged_back']),
    note: z.nullish(shortText),
  }),
  output: z.object({ payment }),
  problems: [paymentProblems.unknown, paymentProblems.notApproved],
  summary: 'Registra un contracargo o un reembolso hecho fuera de la tienda.',
})

/** Staff go on with an order whose payment was taken back, unpaid online. */
export const continueUnpaid = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/:id/continue-unpaid',
  access: staff('orders'),
  input: z.object({ id, note: z.nullish(shortText) }),
  output: z.object({ order }),
  problems: [orderProblems.notFound, paymentProblems.notBlocked],
  summary: 'Continúa un pedido cuyo pago fue anulado.',
})

/** The same for the form of Credibanco, when that gateway is the business's. */
export const credibancoForm = call({
  api: 'v1',
  method: 'POST',
  path: '/orders/credibanco-form',
  access: signedIn,
  input: z.object({ id }),
  output: z.object({ url: z.string() }),
  problems: gatewayProblems,
  summary: 'Formulario de pago de Credibanco.',
})

/**
 * Asks the provider what became of a payment and takes its word; of the browser only the id is used, and that only to ask.
 * `order` is told to its owner and to staff.
 */
export const verifyPayment = call({
  api: 'v2',
  method: 'POST',
  path: '/payments/verify',
  access: anyone,
  input: z.object({ gateway: z._default(z.enum(paymentGateways), 'wompi'), transaction_id: id }),
  output: z.object({
    status: z.enum(paymentStatuses),
    /** What of this payment goes back still. */
    refund_due: z._default(pesos, 0),
    order: z.nullable(z.object({ id, id_order: z.nullish(z.union([z.int(), z.string()])), state: z.enum(orderStates) })),
  }),
  problems: [paymentProblems.unknown, paymentProblems.wompiNotLinked],
  summary: 'Verifica un pago con el proveedor.',
})

/** An event of Wompi. Answered with ok once it is written durably; one whose signature does not hold is refused. */
export const wompiEvent = call({
  api: 'v2',
  method: 'POST',
  path: '/payments/wompi/events',
  access: anyone,
  input: z.object({
    event: z.string().check(z.maxLength(100)),
    data: z.record(z.string(), z.unknown()),
    signature: z.object({
      properties: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(50)),
      checksum: z.string().check(z.maxLength(200)),
    }),
    timestamp: z.union([z.int(), z.string().check(z.maxLength(50))]),
    environment: z.nullish(z.string()),
    sent_at: z.nullish(z.string()),
  }),
  output: z.object({ ok: z.literal(true) }),
  problems: [paymentProblems.eventRefused],
  summary: 'Evento de Wompi.',
})

/**
 * What providers said about the payments of this business, newest first; `to_refund` leaves only money that has to go back. `sums` are of all
 * payments that the caller may see: received is what is approved and was not given back, refund_due what of it still has to go back.
 */
export const listPayments = call({
  api: 'v2',
  method: 'GET',
  path: '/payments',
  access: staff('orders'),
  input: z.object({ page: pageNumber, limit: pageLimit(50, 200), to_refund: z.optional(z.enum(['true', 'false'])) }),
  output: z.object({
    data: z.object({ payments: z.array(payment), pagination, sums: z.object({ received: z.int(), refund_due: z.int() }) }),
  }),
  summary: 'Pagos en línea.',
})

/** Staff have given money back outside of Plaza, at the provider's own page: written down with who and when. `amount` is what they saw to be due. */
export const recordRefund = call({
  api: 'v2',
  method: 'PUT',
  path: '/payments/refund',
  access: staff('orders'),
  input: z.object({
    gateway: z.enum(paymentGateways),
    transaction_id: id,
    amount: z.int().check(z.minimum(1)),
    note: z.nullish(shortText),
  }),
  output: z.object({ payment }),
  problems: [paymentProblems.refundUnknown, paymentProblems.refundChanged],
  summary: 'Marca como hecho un reembolso.',
})
