import type { CardConfig, CardFlag } from '@plaza/contracts/catalog/card-config.entity'

// What a shop shows when a category says nothing.
const usual: Record<CardFlag, boolean> = {
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
}
const usualOnDetail: Record<CardFlag, boolean> = { ...usual, sku: true, tags: true, kg_detail: true, price_preview_kg: true }

export type Surface = 'card' | 'detail'
export type Shows = (flag: CardFlag) => boolean

/** Reads a category's card configuration for one surface; the sub-category's word wins over the category's. */
export function cardFlags(surface: Surface, ...configs: (CardConfig | null | undefined)[]): Shows {
  return (flag) => {
    const key = surface === 'detail' ? (`${flag}_detail` as const) : flag
    const said = configs.map((config) => config?.[key]).find((value) => value !== null && value !== undefined)
    return Boolean(said ?? (surface === 'detail' ? usualOnDetail : usual)[flag])
  }
}
