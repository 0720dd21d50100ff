import { getCategories, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { useBranch } from '@plaza/ui'
import { useCall, useInfiniteCall } from '@plaza/ui/query'

/** The tree of categories at the branch in use. */
export function useCategories() {
  const { branchId } = useBranch()
  return useCall(getCategories, { branch_id: branchId ?? undefined })
}

const pageSize = 20

/** Products of a category or sub-category, page after page. */
export function useShelf(category: string, sub?: string) {
  const { branchId } = useBranch()
  return useInfiniteCall(
    listProducts,
    (page) => ({
      cityId: branchId ?? '',
      category_id: category,
      ...(sub === undefined ? {} : { sub_category_id: sub }),
      page,
      limit: pageSize,
    }),
    (last) => last.products.data.pagination.hasNextPage,
    { enabled: branchId !== null },
  )
}
