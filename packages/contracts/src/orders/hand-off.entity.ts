import * as z from 'zod/mini'
import { id, maybe, moment, pesos } from '../kernel/base.ts'
import { ivaClasses } from '../catalog/iva-class.ts'
import { orderTypes } from './order.entity.ts'

/** All four are null where nobody chose the product's class: whoever invoices must ask, no rate is guessed. */
const taxed = { iva_class: z.nullable(z.enum(ivaClasses)), rate: z.nullable(z.int()), base: z.nullable(pesos), tax: z.nullable(pesos) }

/**
 * One order for the provider of electronic invoices (DIAN). Shelf prices include the tax; `total` of a line is what was paid for it after its
 * share of the coupons, and `base` + `tax` is `total` where its class is known. `final` once the order is dispatched: from then on every byte stays.
 */
export const handOff = z.object({
  version: z.literal(1),
  final: z.boolean(),
  order: z.object({
    id,
    id_order: z.nullish(z.int()),
    type: z.enum(orderTypes),
    placed_at: maybe.moment,
    branch_office_id: maybe.text,
    city: maybe.text,
  }),
  seller: z.object({ business: id, title: z.string(), legal: maybe.text }),
  buyer: z.object({ id, name: z.string(), identification_card: maybe.text, email: maybe.text, phone: maybe.text, address: maybe.text }),
  currency: z.literal('COP'),
  lines: z.array(
    z.object({
      product_id: id,
      id_item: z.string(),
      description: z.string(),
      quantity: z.number(),
      /** UN/ECE: 94 a unit, GRM a gram. */
      unit: z.enum(['94', 'GRM']),
      gross: pesos,
      discount: pesos,
      total: pesos,
      ...taxed,
    }),
  ),
  taxes: z.array(z.object(taxed)),
  bags: z.object({ count: z.int(), amount: pesos, inc_bolsas: pesos }),
  delivery: pesos,
  payment: z.object({
    method: maybe.text,
    transactions: z.array(z.object({ gateway: z.string(), transaction_id: z.string(), amount: pesos })),
  }),
  totals: z.object({ subtotal: pesos, discounts: pesos, bags: pesos, delivery: pesos, total: pesos }),
  created_at: moment,
})
export type HandOff = z.output<typeof handOff>
