/** S-4-024, A-52, A-66. */
export const paymentMethods = ['cash', 'online', 'pickup', 'dataphone'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Efectivo',
  online: 'Pago en línea',
  pickup: 'Recoger en sede',
  dataphone: 'Datáfono',
}

/** What checkout displays, in this order; `online` is chosen at first. */
export const offeredPaymentMethods = ['online', 'cash', 'dataphone'] as const satisfies readonly PaymentMethod[]
export const defaultPaymentMethod: PaymentMethod = 'online'
