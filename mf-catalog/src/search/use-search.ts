import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import { useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'

/** Products that match a text at the branch in use, of one category when it is given. */
export function useSearch(query: string, limit: number, category: string | null = null) {
  const { branchId } = useBranch()
  const input = { query, limit, page: 1, ...(branchId ? { office_id: branchId } : {}), ...(category ? { category_id: category } : {}) }
  return useCall(searchProducts, input, { enabled: query.trim().length > 1, keepPrevious: true })
}
