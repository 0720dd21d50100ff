import * as z from 'zod/mini'
import { id } from '../kernel/base.ts'

/**
 * Prices of a product at a branch whose stored percentage contradicted them until it was settled: what stood there (`…_before`), and what it became. Prices
 * are whole pesos; what shoppers pay did not change.
 */
export const settledDiscount = z.object({
  product_id: id,
  title: z.string(),
  id_item: z.string(),
  office_id: id,
  office_name: z.string(),
  price_before: z.int(),
  price: z.int(),
  price_neto: z.int(),
  discount_before: z.number(),
  discount: z.number(),
  date: z.string(),
  /** When staff marked it as read; null until then. */
  seen_at: z.nullable(z.string()),
  seen_by: z.nullable(z.string()),
})
export type SettledDiscount = z.output<typeof settledDiscount>
