import * as z from 'zod/mini'
import { maybe } from '../kernel/base.ts'

/** S-3-079, S-3-080: what a product card shows; the `_detail` variant says the same of the product page. */
export const cardFlags = [
  'image',
  'likes',
  'brand',
  'show_sub_title',
  'provider',
  'price',
  'discount',
  'sku',
  'pum',
  'tags',
  'kg_detail',
  'price_preview_kg',
  'unit_gram_force',
  'only_buy_units',
] as const
export type CardFlag = (typeof cardFlags)[number]

type Flag = typeof maybe.flag
type FlagShape = { [Name in CardFlag | `${CardFlag}_detail`]: Flag }

const flagShape = Object.fromEntries(
  cardFlags.flatMap((name) => [
    [name, maybe.flag],
    [`${name}_detail`, maybe.flag],
  ]),
) as FlagShape

/** A flag left out means "as the shop usually does". `alert_before_add` is a text to confirm before adding. */
export const cardConfig = z.object({ ...flagShape, alert_before_add: maybe.text, alert_before_add_detail: maybe.text })
export type CardConfig = z.output<typeof cardConfig>

export const subCategoryCardConfig = z.extend(cardConfig, { select_only_grams: maybe.flag, select_only_grams_detail: maybe.flag })
export type SubCategoryCardConfig = z.output<typeof subCategoryCardConfig>
