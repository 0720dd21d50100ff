import * as z from 'zod/mini'
import { pesos } from '../kernel/base.ts'
import { linkField, linkList } from '../kernel/link.ts'
import { chosenIvaClass } from './iva-class.ts'
import { countTypes, product, productTypes, stockEntry } from './product.entity.ts'

/**
 * A product as staff see it. `version` grows with every change of the product, not with sales. `iva_class_inherited` is what its sub-category or
 * category says of the tax: it counts where `iva_class`, the product's own, is null.
 */
export const adminProduct = z.extend(product, {
  version: z.int(),
  sub_category_name: z.nullish(z.string()),
  iva_class_inherited: chosenIvaClass,
})
export type AdminProduct = z.output<typeof adminProduct>

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const needed = (most: number) => z.optional(z.string().check(z.maxLength(most)))
/** Besides the main one. */
export const anotherPhotosMost = 20

const count = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2_000_000_000))))
const money = z._default(pesos.check(z.minimum(0), z.maximum(2_000_000_000)), 0)

/**
 * One branch's row of the form. `stock_seen` is what stood there when it was opened: sales since then are not overwritten unseen. Without `stock`
 * the stock stays; a `stock` that is another one than stands there needs `stock_seen`.
 */
export const stockChange = z.object({
  id: z.string(),
  price: money,
  price_neto: money,
  discount: z._default(z.number().check(z.minimum(0), z.maximum(100)), 0),
  stock: z.optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
  stock_seen: z.optional(z.number()),
  stock_min: z._default(z.int().check(z.minimum(0), z.maximum(2_000_000_000)), 0),
  pum: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000_000)))),
  quantity_pum: count,
})
export type StockChange = z.output<typeof stockChange>

/** The same as the generic calls of products take it. */
export const writtenStockEntry = z.extend(stockEntry, { stock: z.optional(z.number()), stock_seen: z.optional(z.number()) })
export type WrittenStockEntry = z.output<typeof writtenStockEntry>

/** What the form may send; what is left out stays as it is. */
export const productChanges = z.object({
  id_item: needed(100),
  bar_code: text(100),
  title: needed(300),
  subTitle: text(300),
  title_large: text(500),
  brand: text(200),
  description: text(5000),
  description_large: text(20_000),
  provider: text(200),
  type: z.optional(z.enum(productTypes)),
  category_id: needed(200),
  sub_category_id: needed(200),
  tags: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
  order: z.optional(z.int().check(z.minimum(-2_000_000_000), z.maximum(2_000_000_000))),
  grams_x_unidad: count,
  unit_gram: count,
  unit_measurement: text(50),
  unit_measurement_pum: text(50),
  countType: z.optional(z.enum(countTypes)),
  maturity: z.optional(z.boolean()),
  only_buy_units: z.optional(z.boolean()),
  restrictionsMessage: text(5000),
  iva_class: chosenIvaClass,
  photoUrl: linkField,
  anotherPhotos: linkList.check(z.refine((list) => (list?.length ?? 0) <= anotherPhotosMost)),
  inactive: z.optional(z.boolean()),
  inactiveManual: z.optional(z.boolean()),
  stock_branch_offices: z.optional(z.array(stockChange).check(z.maxLength(1000))),
})
export type ProductChanges = z.output<typeof productChanges>
