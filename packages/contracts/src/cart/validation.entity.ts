import * as z from 'zod/mini'
import { product } from '../catalog/product.entity.ts'
import { id, maybe } from '../kernel/base.ts'
import { line } from './line.entity.ts'

/** What may have happened to a line; the server writes these into `error_type`. */
export const validationErrorTypes = ['price_changed', 'inactive', 'not_found', 'without_stock'] as const
export type ValidationErrorType = (typeof validationErrorTypes)[number]

export const validationEntry = z.object({
  product_id: id,
  product: z.nullish(z.partial(product)),
  product_name: maybe.text,
  product_image: maybe.text,
  error_type: z.string(),
  message: maybe.text,
  current_price: maybe.pesos,
  cart_price: maybe.pesos,
  /** The line as the cart has it: how many, as people read it, and what it costs. Ours. */
  countDisplay: maybe.text,
  cart_total: maybe.pesos,
  /** What as many as can be had cost now. Ours. */
  current_total: maybe.pesos,
  /** How many of the wanted ones can be had, in the line's own count; 0 when none. Ours. */
  available_count: z.nullish(z.int()),
  available_display: maybe.text,
})
export type ValidationEntry = z.output<typeof validationEntry>

const entries = z._default(z.array(validationEntry), [])

/** The answer of a cart check for one branch. Any entry in the first four lists opens the dialog. */
export const cartValidation = z.object({
  productsDifferentPrice: entries,
  productsInactive: entries,
  productsNotExists: entries,
  productsWithoutStock: entries,
  productsReadyToPay: z._default(z.array(line), []),
})
export type CartValidation = z.output<typeof cartValidation>

export const hasNews = (result: CartValidation): boolean =>
  result.productsDifferentPrice.length +
    result.productsInactive.length +
    result.productsNotExists.length +
    result.productsWithoutStock.length >
  0
