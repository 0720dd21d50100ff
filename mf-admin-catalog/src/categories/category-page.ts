import type { Category } from '@plaza/contracts/catalog/category.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'

export interface CategoryFilter {
  readonly name: string
  readonly position: number | null
  readonly size: number
}

export const noFilter: CategoryFilter = { name: '', position: null, size: pageSizes.adminCategories }

type Listed = Pick<Category, 'categoryName' | 'position'>

/** All come at once (B-7-001), so names and positions are looked for here; accents and case do not matter. */
export const matching = <C extends Listed>(categories: readonly C[], { name, position }: CategoryFilter): C[] =>
  categories.filter((each) => plain(each.categoryName).includes(plain(name)) && (position === null || each.position === position))

/** The rows of one page and how many pages there are; pages count from 1. */
export function pageOf<C>(categories: readonly C[], page: number, size: number): { rows: C[]; totalPages: number } {
  return { rows: categories.slice((page - 1) * size, page * size), totalPages: Math.max(1, Math.ceil(categories.length / size)) }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
