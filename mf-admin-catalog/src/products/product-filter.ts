import type { listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { FilterValues, Sort } from '@plaza/ui/table'

/** B-2-066, B-7-035. */
export const productFilters = {
  title: 'text',
  item_id: 'text',
  category_id: 'select',
  brand: 'select',
  has_image: 'select',
  has_stock: 'select',
  inactive: 'select',
  manualInactive: 'select',
  has_iva: 'select',
} as const

type Typed = FilterValues<typeof productFilters>
type Asked = InputOf<typeof listAdminProducts>

const flags = ['has_image', 'has_stock', 'inactive', 'manualInactive', 'has_iva'] as const
export type ProductFlag = (typeof flags)[number]

/** What the filters ask of the server; what is empty is left out. `fixed` is what a page always asks. */
export function askedFor(typed: Typed, fixed: Pick<Asked, ProductFlag> = {}) {
  return {
    ...(typed.title.trim() && { title: typed.title.trim() }),
    ...(typed.item_id.trim() && { item_id: typed.item_id.trim() }),
    ...(typed.category_id && { category_id: typed.category_id }),
    ...(typed.brand && { brand: typed.brand }),
    ...Object.fromEntries(flags.flatMap((flag) => (typed[flag] === '' ? [] : [[flag, typed[flag] === 'si']]))),
    ...fixed,
  } satisfies Asked
}

export const orderOf = (sort: Sort | null): Pick<Asked, 'sort' | 'direction'> =>
  sort ? { sort: sort.key as NonNullable<Asked['sort']>, direction: sort.direction } : {}
