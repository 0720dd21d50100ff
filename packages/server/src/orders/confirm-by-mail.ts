import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Tx } from '../platform/database.ts'
import { type OutgoingMessage, relaySoon } from '../platform/outbox.ts'
import type { OrderRow } from './order-record.ts'
import type { PlacedLine } from './place-order.ts'

/** The mail that proves the purchase (Ley 1480 art. 50): number, lines and every amount of the total. */
export function confirmByMail(tx: Tx, to: string, order: OrderRow, lines: readonly PlacedLine[]): void {
  const mail: OutgoingMessage = { to, subject: `Pedido ${number} generado con exito!`, body: bodyOf(order, lines) }
  void tx.write(
    `insert into outbox (business_id, topic, payload)
     select $1, 'mail', replace($3, $4, id_order::text)::jsonb from orders where business_id = $1 and id = $2`,
    [tx.business, order.id, JSON.stringify(mail), number],
    'order-mail',
  )
  relaySoon(tx)
}

// Stands for the order's number, which only PostgreSQL knows while the order is being placed. No text that people write contains it.
const number = '\u{E000}'

function bodyOf(order: OrderRow, lines: readonly PlacedLine[]): string {
  return [
    `Hola ${order.user_fullname},`,
    '',
    `Recibimos tu pedido ${number}.`,
    '',
    ...lines.map((line) => `${line.count} x ${line.product.title}`),
    '',
    `Subtotal: ${formatPesos(order.price_subtotal_computed)}`,
    `Bolsas: ${formatPesos(order.price_total_bags)}${order.bags_tax > 0 ? ` (incluye impuesto a las bolsas: ${formatPesos(order.bags_tax)})` : ''}`,
    ...(order.coupons_total > 0 ? [`Cupones: ${formatPesos(-order.coupons_total)}`] : []),
    `Domicilio: ${formatPesos(order.price_domicile)}`,
    `Total: ${formatPesos(order.price_total_computed)}`,
  ].join('\n')
}
