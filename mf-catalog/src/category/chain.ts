import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'

/** One page of one sub-category; pages count from 1. */
export interface Step {
  readonly sub: string
  readonly page: number
}

/** A sub-category as far as it is loaded. */
export interface LoadedShelf {
  readonly sub: SubCategory
  readonly products: readonly Product[]
  /** All its pages are here. */
  readonly ended: boolean
}

/** S-2-064, A-84: what is shown of a category, by `order`; equal ones by name. */
export const shelvesOf = ({ subcategories }: Pick<Category, 'subcategories'>): SubCategory[] =>
  subcategories
    .filter(({ show, disabled }) => show && !disabled)
    .toSorted((one, other) => one.order - other.order || one.displayName.localeCompare(other.displayName, 'es'))

/** S-2-065, S-2-066: the next page of the sub-category, else page 1 of the next one; undefined after the last. */
export function nextStep(subs: readonly SubCategory[], { sub, page }: Step, hasNextPage: boolean): Step | undefined {
  if (hasNextPage) return { sub, page: page + 1 }
  const next = subs[subs.findIndex(({ id }) => id === sub) + 1]
  return next && { sub: next.id, page: 1 }
}

interface Loaded {
  readonly step: Step
  readonly products: readonly Product[]
  readonly hasNextPage: boolean
}

/** The pages in the order they came, joined by sub-category. */
export function joinShelves(subs: readonly SubCategory[], pages: readonly Loaded[]): LoadedShelf[] {
  return subs.flatMap((sub) => {
    const own = pages.filter(({ step }) => step.sub === sub.id)
    return own.length === 0 ? [] : [{ sub, products: own.flatMap(({ products }) => products), ended: !own.at(-1)?.hasNextPage }]
  })
}
