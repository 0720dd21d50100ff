import { problem } from '../kernel/problem.ts'

/** Online payment: S 8, B 8, A-53, A-56. */
export const paymentTexts = {
  wompiNotLinked: 'No se logró enlazar con Wompi.',
  linkMissing: 'No se logró obtener el enlace.',
  linkFailed: 'No se pudo generar el enlace de pago',
} as const

/** What the shopper reads about a payment, by its status. Ours. */
export const paymentStatusTexts = {
  approved: 'Pago aprobado',
  pending: 'Estamos confirmando tu pago',
  declined: 'Tu pago fue rechazado',
  voided: 'Tu pago fue anulado',
  error: 'Tu pago no se pudo completar',
  refunded: 'Tu pago fue devuelto',
  charged_back: 'Tu pago fue devuelto por tu banco',
} as const

/** What staff read about a payment, by its status. Ours. */
export const paymentStatusLabels = {
  approved: 'Aprobado',
  pending: 'Pendiente',
  declined: 'Rechazado',
  voided: 'Anulado',
  error: 'Con error',
  refunded: 'Reembolsado',
  charged_back: 'Contracargo',
} as const

export const paymentProblems = {
  /** A second tab, or a second press. `data` is `{ opened_at }`. */
  alreadyOpen: problem('PAYMENT_OPEN', 409, 'Ya abriste el pago de este pedido. Termínalo en la otra pestaña.'),
  pending: problem('PAYMENT_PENDING', 409, 'Tu banco todavía está procesando un pago de este pedido.'),
  alreadyPaid: problem('PAYMENT_DONE', 409, 'Este pedido ya está pagado.'),
  tooLate: problem('PAYMENT_TOO_LATE', 409, 'Este pedido ya no se puede pagar en línea.'),
  linkMissing: problem('PAYMENT_LINK_MISSING', 409, paymentTexts.linkMissing),
  linkFailed: problem('PAYMENT_LINK_FAILED', 502, paymentTexts.linkFailed),
  wompiNotLinked: problem('WOMPI_NOT_LINKED', 502, paymentTexts.wompiNotLinked),
  eventRefused: problem('PAYMENT_EVENT_REFUSED', 403, 'El evento de pago no es auténtico.'),
  refundUnknown: problem('REFUND_UNKNOWN', 404, 'No encontramos un reembolso pendiente de ese pago.'),
  /** `data` is `{ due }`: what is still to give back. */
  refundChanged: problem('REFUND_CHANGED', 409, 'El valor por devolver cambió. Revísalo antes de marcarlo.'),
  notBlocked: problem('PAYMENT_NOT_BLOCKED', 409, 'El pago de este pedido no espera ninguna decisión.'),
  notApproved: problem('PAYMENT_NOT_APPROVED', 409, 'Ese pago no está aprobado: no hay dinero que devolver.'),
  unknown: problem('PAYMENT_UNKNOWN', 404, 'No encontramos ese pago.'),
} as const
