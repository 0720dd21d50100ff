import * as z from 'zod/mini'
import { baseShape, id, maybe, off, textList } from '../kernel/base.ts'
import { chosenIvaClass } from './iva-class.ts'
import { cardConfig, subCategoryCardConfig } from './card-config.entity.ts'

export const defaultPosition = 1000
/** What the column holds. */
export const largestPosition = 2_147_483_647
export const hexColour = z.string().check(z.regex(/^#[0-9a-f]{3}([0-9a-f]{3})?$/i))

/** Where a sub-category stands in one branch's aisles. */
export const planometry = z.object({ id, office_id: id, isle: z.string(), gondola: z.string() })
export type Planometry = z.output<typeof planometry>

/** Choices a shopper makes for products of a sub-category, such as the cut of meat. */
export const categoryOption = z.object({ name: z.string(), options: z.array(z.string()) })

/** `name` is the original name, `displayName` the shown one; hidden when `show` is false or `disabled` is true. */
export const subCategory = z.object({
  id,
  displayName: z.string(),
  name: z.string(),
  show: z._default(z.boolean(), true),
  order: z._default(z.number().check(z.minimum(-1)), defaultPosition),
  photoUrl: maybe.text,
  bannerUrl: maybe.text,
  bannerBgColor: maybe.text,
  product_card_config: z.nullish(subCategoryCardConfig),
  disabled: off,
  planometry: z._default(z.array(planometry), []),
  restrictionsMessage: maybe.text,
  /** Of its products that have none; null: that of the category. */
  iva_class: chosenIvaClass,
  productsTagsSelectable: maybe.flag,
  updatedAt: maybe.moment,
  options: z.optional(z.array(categoryOption)),
})
export type SubCategory = z.output<typeof subCategory>

/** `originalName` is the web-service reference; the shown name is `categoryName`. `restrictionsMessage` is sanitised HTML. */
export const category = z.object({
  ...baseShape,
  categoryName: z.string(),
  originalName: maybe.text,
  visibleName: z._default(z.boolean(), true),
  icon: maybe.text,
  iconMini: maybe.text,
  cover: maybe.text,
  banner: maybe.text,
  bannerBgColor: z._default(hexColour, '#ffffff'),
  withManturity: off,
  position: z._default(z.number().check(z.minimum(0)), defaultPosition),
  totalProducts: z._default(z.int(), 0),
  subcategories: z._default(z.array(subCategory), []),
  restrictionsMessage: maybe.text,
  /** Of its products that have none, where their sub-category has none either. */
  iva_class: chosenIvaClass,
  productsTags: textList,
  productsTagsSelectable: maybe.flag,
  product_card_config: z.nullish(cardConfig),
  disabled: off,
})
export type Category = z.output<typeof category>
