import type { LegalIdentity } from '@plaza/contracts/business/business.entity'
import { identityText } from '@plaza/contracts/business/seller-text'
import { amountText } from '@plaza/contracts/cart/amount-text'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import type { OutgoingMessage } from '../platform/outbox.ts'
import type { OrderRow } from './order-record.ts'
import type { PlacedLine } from './place-order.ts'

/** Stands for the order's number, which only PostgreSQL knows while the order is being placed. No text that people write contains it. */
export const numberToCome = '\u{E000}'

/** What the mail says besides the order itself. */
export interface ConfirmationFacts {
  /** `https://verde.example`: the shop it was ordered at. */
  readonly origin: string
  /** Until when an order that is paid online can be paid; null where there is nothing left to pay. */
  readonly payUntil: Date | null
  /** The business's delivery promise in its own words. */
  readonly promise: string | null
  readonly seller: LegalIdentity | null
}

/** The mail that proves the purchase (Ley 1480 art. 50): number, lines, every amount of the total, delivery, payment and seller. */
export const confirmationMail = (to: string, order: OrderRow, lines: readonly PlacedLine[], facts: ConfirmationFacts): OutgoingMessage => ({
  to,
  subject: `Pedido ${numberToCome} generado con exito!`,
  body: [
    `Hola ${order.user_fullname},`,
    `Recibimos tu pedido ${numberToCome}.`,
    ...(facts.payUntil ? [paymentDue(order, facts.origin, facts.payUntil)] : []),
    lines.map(lineText).join('\n'),
    amounts(order),
    [...destination(order, facts.promise), ...paymentMethod(order)].join('\n'),
    `Sigue tu pedido aquí:\n${facts.origin}/shoppingcart-detail/${order.id}`,
    ...sellerText(facts.seller),
  ].join('\n\n'),
})

const paymentDue = ({ id }: OrderRow, origin: string, until: Date): string =>
  `Falta tu pago. Págalo hasta el ${formatDateTime(until.toISOString())}; después el pedido se cancela solo:\n${origin}/checkout/online-payment-cta/${id}`

function lineText({ count, count_type: countType, product, total_price: price }: PlacedLine): string {
  const title = [product.title, product.subTitle].filter(Boolean).join(', ')
  return `${amountText({ count, countType }, product.unit_gram, product.subTitle)} · ${title}: ${formatPesos(price)}`
}

const amounts = (order: OrderRow): string =>
  [
    `Subtotal: ${formatPesos(order.price_subtotal_computed)}`,
    `Bolsas: ${formatPesos(order.price_total_bags - order.bags_tax)}`,
    ...(order.bags_tax > 0 ? [`Impuesto a las bolsas: ${formatPesos(order.bags_tax)}`] : []),
    ...(order.coupons_total > 0 ? [`Cupones: ${formatPesos(-order.coupons_total)}`] : []),
    `Domicilio: ${formatPesos(order.price_domicile)}`,
    `Total: ${formatPesos(order.price_total_computed)}`,
  ].join('\n')

function destination({ type, address_selected: place }: OrderRow, promise: string | null): string[] {
  const name = type === 'pickup' ? (place?.displayName ?? place?.alias) : (place?.alias ?? place?.displayName)
  const where = [name, place?.address, place?.city, place?.comment].filter(Boolean).join(', ')
  if (type === 'pickup') return [`Recoges en: ${where}`]
  return [`Entregamos en: ${where}`, ...(promise ? [`Entrega: ${promise}`] : [])]
}

const paymentMethod = ({ payment_method_selected: method }: OrderRow): string[] =>
  method ? [`Medio de pago: ${paymentMethodLabels[method]}`] : []

function sellerText(seller: LegalIdentity | null): string[] {
  const text = identityText(seller)
  return text ? [`Te vende: ${text}`] : []
}
