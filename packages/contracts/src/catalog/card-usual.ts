import type { CardFlag } from './card-config.entity.ts'

export type ShownFlag = CardFlag | 'select_only_grams'

/** What a product's card shows when its categories say nothing. */
export const usualOnCard: Readonly<Record<ShownFlag, boolean>> = {
  image: true,
  likes: true,
  brand: true,
  show_sub_title: true,
  provider: false,
  price: true,
  discount: true,
  sku: false,
  pum: true,
  tags: false,
  kg_detail: false,
  price_preview_kg: false,
  unit_gram_force: false,
  only_buy_units: false,
  select_only_grams: false,
}

/** The same of its page. */
export const usualOnDetail: Readonly<Record<ShownFlag, boolean>> = {
  ...usualOnCard,
  sku: true,
  tags: true,
  kg_detail: true,
  price_preview_kg: true,
}
