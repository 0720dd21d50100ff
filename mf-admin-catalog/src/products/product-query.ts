import type { InputOf } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import type { Sort } from '@plaza/ui/table'
import type { listStaffProducts } from '../parts/resources.api.ts'

export interface ProductFilter {
  readonly title: string
  /** By words, so that a page address or a select can carry it. */
  readonly state: '' | 'active' | 'inactive' | 'hidden'
}

export const noFilter: ProductFilter = { title: '', state: '' }

/** One page of products as the generic list wants to be asked; what is empty is left out. */
export function productQuery({ title, state }: ProductFilter, sort: Sort | null, page: number): InputOf<typeof listStaffProducts> {
  const filter = { ...(title.trim() && { title: { regex: title.trim() } }), ...states[state] }
  return {
    page,
    limitPerPage: pageSizes.adminProducts,
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(sort && { order: { [sort.key]: sort.direction } }),
  }
}

const states = {
  '': {},
  active: { inactive: false, inactiveManual: false },
  inactive: { inactive: true },
  hidden: { inactiveManual: true },
} as const satisfies Record<ProductFilter['state'], object>
