import * as z from 'zod/mini'
import { chosenIvaClass } from './iva-class.ts'
import { baseShape, id, maybe, off, pesos, textList } from '../kernel/base.ts'

export const productTypes = ['normal', 'custom'] as const
export const countTypes = ['units', 'grams'] as const
export type CountType = (typeof countTypes)[number]

/** A product at one branch; `id` is the office's. `price_neto` is charged when above 0, else `price`; `discount` is a percentage. */
export const stockEntry = z.object({
  id,
  price: pesos,
  price_neto: pesos,
  discount: z._default(z.number(), 0),
  stock: z._default(z.number(), 0),
  stock_min: z._default(z.number(), 0),
  pum: maybe.number,
  quantity_pum: maybe.number,
})
export type StockEntry = z.output<typeof stockEntry>

/**
 * `id_item` is the SKU. `price` (struck through), `price_neto`, `the_discount`, `withoutStock`, `hasDiscount` and `pum` speak of the branch asked for
 * and are null when it does not sell the product. A product with `countType` grams is weighed: `grams_x_unidad` is one unit's weight, `unit_gram` one step.
 */
export const product = z.object({
  ...baseShape,
  id_item: z.string(),
  id_item_old: maybe.text,
  bar_code: maybe.text,
  title: z.string(),
  subTitle: maybe.text,
  title_large: maybe.text,
  brand: maybe.text,
  description: maybe.text,
  description_large: maybe.text,
  provider: maybe.text,
  type: z._default(z.enum(productTypes), 'normal'),
  category_id: z.string(),
  main_category_id: maybe.text,
  main_category_name: maybe.text,
  sub_category_id: z.string(),
  tags: textList,
  order: maybe.number,
  price: maybe.pesos,
  price_neto: maybe.pesos,
  pum: maybe.number,
  pumOffice: maybe.number,
  grams_x_unidad: maybe.number,
  unit_gram: maybe.number,
  unit_measurement: maybe.text,
  unit_measurement_pum: maybe.text,
  photoUrl: maybe.text,
  anotherPhotos: textList,
  imageUploaded: z.optional(z.boolean()),
  videos: textList,
  countType: z._default(z.enum(countTypes), 'units'),
  maturity: z.nullish(z.union([z.boolean(), z.string()])),
  comment: maybe.text,
  offices_ids_with_discount: textList,
  offices_ids_with_stock: textList,
  withoutStock: off,
  inactiveManual: off,
  /** Pipe-separated; see `inactiveReasons`. */
  inactiveReason: maybe.text,
  hasDiscount: off,
  the_discount: maybe.number,
  only_buy_units: off,
  restrictionsMessage: maybe.text,
  /** Its own; null: that of its sub-category, else of its category. Lists leave it out. */
  iva_class: chosenIvaClass,
  salesTotalCount: z._default(z.int(), 0),
  viewsTotalCount: z._default(z.int(), 0),
  stock_branch_offices: z._default(z.array(stockEntry), []),
})
export type Product = z.output<typeof product>

export const inactiveReasons = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map((reason) => reason.trim())
    .filter((reason) => reason !== '')
