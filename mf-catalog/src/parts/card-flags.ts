import type { CardConfig, SubCategoryCardConfig } from '@plaza/contracts/catalog/card-config.entity'
import { type ShownFlag, usualOnCard, usualOnDetail } from '@plaza/contracts/catalog/card-usual'
import type { CategoryWords } from './category-words.ts'

// How a product may be bought; what binds the sale holds whether or not a business lets its categories have cards of their own.
const rules: readonly ShownFlag[] = ['unit_gram_force', 'only_buy_units', 'select_only_grams']

export type Surface = 'card' | 'detail'
export type Shows = (flag: ShownFlag) => boolean
type Config = CardConfig | SubCategoryCardConfig | null | undefined

/** Reads a category's card configuration for one surface; the sub-category's word wins over the category's. */
export function cardFlags(surface: Surface, ...configs: Config[]): Shows {
  return (flag) => {
    const key = surface === 'detail' ? (`${flag}_detail` as const) : flag
    return Boolean(firstSaid(configs, key) ?? (surface === 'detail' ? usualOnDetail : usualOnCard)[flag])
  }
}

/** The same for a product of these categories; module categories_custom_cards lets them decide over looks (S-3-120). */
export function shownOf(surface: Surface, { sub, category }: CategoryWords, modules: ReadonlySet<string>): Shows {
  const own = cardFlags(surface, sub?.product_card_config, category?.product_card_config)
  const asUsual = cardFlags(surface)
  return (flag) => (modules.has('categories_custom_cards') || rules.includes(flag) ? own : asUsual)(flag)
}

/** What to ask before the first one is added (HTML, S-3-081); null asks nothing. */
export function alertBeforeAdd(surface: Surface, { sub, category }: CategoryWords): string | null {
  const key = surface === 'detail' ? 'alert_before_add_detail' : 'alert_before_add'
  const text = firstSaid([sub?.product_card_config, category?.product_card_config], key)
  return typeof text === 'string' && text.trim() !== '' ? text : null
}

type Key = ShownFlag | `${ShownFlag}_detail` | 'alert_before_add' | 'alert_before_add_detail'

const firstSaid = (configs: readonly Config[], key: Key) =>
  configs
    .map((config) => (config as Partial<Record<Key, boolean | string | null>> | null | undefined)?.[key])
    .find((value) => value !== null && value !== undefined)
