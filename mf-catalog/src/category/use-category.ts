import { getCategories, listProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { useBranch } from '@plaza/ui'
import { useCall, useCallChain, useInfiniteCall } from '@plaza/ui/query'
import { useLocation, useNavigate } from '@plaza/ui/router'
import { useMemo } from 'react'
import { nextStep, type Step } from './chain.ts'
import { filterInput, type ListingChoice, noChoice, readChoice, sortInput, writeChoice } from './filter.ts'

/** The tree of categories at the branch in use. */
export function useCategories() {
  const { branchId } = useBranch()
  return useCall(getCategories, { branch_id: branchId ?? undefined })
}

/** The most viewed of a category: its first page in the shop's own order. */
export function useRecommended(category: string) {
  const { branchId } = useBranch()
  return useCall(
    listProducts,
    { cityId: branchId ?? '', category_id: category, page: 1, limit: pageSizes.listing },
    { enabled: branchId !== null },
  )
}

/** Its sub-categories' products, one sub-category after another (S-2-065). There must be one. */
export function useShelves(category: Category, subs: readonly SubCategory[]) {
  const { branchId } = useBranch()
  const firstOf = (sub: string): Step => ({ sub, page: 1 })
  return useCallChain(
    listProducts,
    {
      name: 'chain',
      first: firstOf(subs[0]?.id ?? ''),
      inputFor: ({ sub, page }: Step) => inputOf(branchId, category.id, sub, page, noChoice),
      next: (last, step) => nextStep(subs, step, last.products.data.pagination.hasNextPage),
    },
    { enabled: branchId !== null },
  )
}

/** Products of a category or of one of its sub-categories as they were chosen, page after page. */
export function useResults(category: string, sub: string | undefined, choice: ListingChoice) {
  const { branchId } = useBranch()
  return useInfiniteCall(
    listProducts,
    (page) => inputOf(branchId, category, sub, page, choice),
    (last) => last.products.data.pagination.hasNextPage,
    { enabled: branchId !== null },
  )
}

/** Does the branch sell anything of this sub-category, if only it had it? Tells the two empty texts apart. */
export function useSoldOut(category: string, sub: string) {
  const { branchId } = useBranch()
  return useCall(
    listProducts,
    { cityId: branchId ?? '', category_id: category, sub_category_id: sub, page: 1, limit: 1, inStock: false },
    { enabled: branchId !== null },
  )
}

function inputOf(branchId: string | null, category: string, sub: string | undefined, page: number, choice: ListingChoice) {
  return {
    cityId: branchId ?? '',
    category_id: category,
    ...(sub === undefined ? {} : { sub_category_id: sub }),
    page,
    limit: pageSizes.listing,
    ...filterInput(choice),
    ...sortInput(choice),
  }
}

/** The choice that the address says, and the way to another one; each is a step of the browser's history. */
export function useChoice(): [ListingChoice, (next: ListingChoice) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const choice = useMemo(() => readChoice(new URLSearchParams(search)), [search])
  return [choice, (next) => void navigate(pathname + writeChoice(next))]
}
