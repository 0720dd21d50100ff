import * as z from 'zod/mini'
import { countTypes, product } from '../catalog/product.entity.ts'
import { id, maybe, off, pesos, textList } from '../kernel/base.ts'

export const optionTag = z.object({ label: z.string(), value: z.string() })
export type OptionTag = z.output<typeof optionTag>

/** What a line remembers of its product: enough to show it, price it and pick it. */
export const lineProduct = z.extend(
  z.pick(product, {
    id: true,
    id_item: true,
    bar_code: true,
    title: true,
    subTitle: true,
    brand: true,
    price: true,
    price_neto: true,
    pum: true,
    grams_x_unidad: true,
    unit_gram: true,
    unit_measurement: true,
    unit_measurement_pum: true,
    photoUrl: true,
    countType: true,
    maturity: true,
    only_buy_units: true,
    inactive: true,
    withoutStock: true,
    hasDiscount: true,
    the_discount: true,
    restrictionsMessage: true,
  }),
  {
    category_id: maybe.text,
    sub_category_id: maybe.text,
    quantity_pum: maybe.number,
    /** The branch whose price it carries. In a cart another one than the cart's means that the cart's branch does not sell it. Ours. */
    office_id: maybe.text,
  },
)
export type LineProduct = z.output<typeof lineProduct>

export const pickMarks = ['found', 'missing', 'replaced'] as const
export type PickMark = (typeof pickMarks)[number]

/** What became of a line in the store. `found` is units, or grams on the scale; `ordered_total` is what the shopper was promised to pay at most. Ours. */
export const linePicking = z.object({
  mark: z.enum(pickMarks),
  found: maybe.number,
  ordered_total: pesos,
  /** Offered instead of what is missing; the shopper answers. */
  replacement: z.nullish(
    z.object({
      product_id: id,
      title: z.string(),
      /** The size of the pack, as the product says it. */
      subTitle: maybe.text,
      photoUrl: maybe.text,
      countDisplay: z.string(),
      totalPrice: pesos,
      answer: z.nullish(z.enum(['accepted', 'declined'])),
    }),
  ),
})
export type LinePicking = z.output<typeof linePicking>

/** One line of a cart or order. `id` is the product's id. `count` is units, or steps of `unit_gram` when `countType` is grams. Amounts are the server's. */
export const line = z.object({
  id,
  product: lineProduct,
  id_item: z.string(),
  count: z.int().check(z.minimum(0)),
  countType: z._default(z.enum(countTypes), 'units'),
  maturity: maybe.text,
  comment: maybe.text,
  creationDate: maybe.moment,
  totalPrice: z._default(pesos, 0),
  priceBase: z._default(pesos, 0),
  pricePerUnit: maybe.pesos,
  tags: textList,
  optionsTags: z._default(z.array(optionTag), []),
  /** As people read it: `3` or `750 g`. */
  countDisplay: maybe.text,
  countDisplayForceGrams: maybe.text,
  is_replaced: off,
  replaced_product_id: maybe.text,
  original_product_id: maybe.text,
  /** Aisle and shelf at the order's branch; for staff, with module planogram. Ours. */
  planometry: z.nullish(z.object({ isle: z.string(), gondola: z.string() })),
  /** Null until somebody looked for it in the store. */
  picking: z.nullish(linePicking),
})
export type Line = z.output<typeof line>

/** Whether the branch of the cart sold the product when the line last took its prices. */
export const isSoldAt = ({ product }: Pick<Line, 'product'>, branchId: string | null | undefined): boolean =>
  !branchId || !product.office_id || product.office_id === branchId
