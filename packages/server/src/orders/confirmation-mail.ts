import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { OutgoingMessage } from '../platform/outbox.ts'
import type { OrderRow } from './order-record.ts'
import type { PlacedLine } from './place-order.ts'

/** Stands for the order's number, which only PostgreSQL knows while the order is being placed. No text that people write contains it. */
export const numberToCome = '\u{E000}'

/** The mail that proves the purchase (Ley 1480 art. 50): number, lines and every amount of the total. */
export const confirmationMail = (to: string, order: OrderRow, lines: readonly PlacedLine[], pay: Payable | null): OutgoingMessage => ({
  to,
  subject: `Pedido ${numberToCome} generado con exito!`,
  body: [bodyOf(order, lines), ...(pay ? [payOf(pay)] : [])].join('\n\n'),
})

/** Where an order that is paid online is paid, and until when. */
export interface Payable {
  readonly url: string
  readonly until: Date
}

const payOf = ({ url, until }: Payable): string =>
  `Falta tu pago. Págalo hasta el ${formatDateTime(until.toISOString())}; después el pedido se cancela solo:\n${url}`

function bodyOf(order: OrderRow, lines: readonly PlacedLine[]): string {
  return [
    `Hola ${order.user_fullname},`,
    '',
    `Recibimos tu pedido ${numberToCome}.`,
    '',
    ...lines.map((line) => `${line.count} x ${line.product.title}`),
    '',
    `Subtotal: ${formatPesos(order.price_subtotal_computed)}`,
    `Bolsas: ${formatPesos(order.price_total_bags - order.bags_tax)}`,
    ...(order.bags_tax > 0 ? [`Impuesto a las bolsas: ${formatPesos(order.bags_tax)}`] : []),
    ...(order.coupons_total > 0 ? [`Cupones: ${formatPesos(-order.coupons_total)}`] : []),
    `Domicilio: ${formatPesos(order.price_domicile)}`,
    `Total: ${formatPesos(order.price_total_computed)}`,
  ].join('\n')
}
