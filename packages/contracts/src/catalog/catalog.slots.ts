import * as z from 'zod/mini'
import { slot } from '../kernel/slot.ts'
import { subCategoryCardConfig } from './card-config.entity.ts'
import { countTypes } from './product.entity.ts'

const product = { productId: z.string(), branchId: z.nullable(z.string()), surface: z.enum(['card', 'detail']) }

/** The buy control of a card or product page; cart-checkout fills it. `product` carries what a guest line must remember. */
export const productBuy = slot(
  'product.buy',
  'mf-catalog',
  z.object({
    ...product,
    title: z.string(),
    subTitle: z.nullable(z.string()),
    idItem: z.string(),
    photoUrl: z.nullable(z.string()),
    /** Price of one unit at the branch, whole pesos; null when there is none: then nothing can be added. */
    price: z.nullable(z.number()),
    /** Price of one `unitGram` step, whole pesos; null when not sold by weight. */
    gramStepPrice: z.nullable(z.number()),
    /** Of how many grams `price` is, so that any weight costs here what the server asks for it. */
    pricedGrams: z.optional(z.nullable(z.number())),
    available: z.boolean(),
    soldByWeight: z.boolean(),
    unitGram: z.nullable(z.number()),
    onlyUnits: z.boolean(),
    /** Units may not be chosen (S-3-088 `select_only_grams`). */
    onlyGrams: z.optional(z.boolean()),
    /** What the first tap adds: units, or steps of `unitGram`. One piece unless told. */
    first: z.optional(z.object({ count: z.int(), countType: z.enum(countTypes) })),
    maturity: z.boolean(),
    options: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
    alertBeforeAdd: z.nullable(z.string()),
  }),
)
/** The heart; account fills it when module products_likes is on. */
export const productLike = slot('product.like', 'mf-catalog', z.object({ productId: z.string(), title: z.optional(z.string()) }))
/** The staff's edit control; admin-catalog fills it. */
export const productEdit = slot('product.edit', 'mf-catalog', z.object({ productId: z.string() }))
/** A real card, or page, of one of the category's products under a configuration that is not saved yet; catalog fills it for staff. */
export const cardPreview = slot(
  'catalog.card-preview',
  'mf-admin-catalog',
  z.object({
    categoryId: z.string(),
    subCategoryId: z.nullable(z.string()),
    /** Of the category, and of the sub-category where one is chosen. */
    config: subCategoryCardConfig,
    subConfig: z.nullable(subCategoryCardConfig),
    surface: z.enum(['card', 'detail']),
  }),
)
