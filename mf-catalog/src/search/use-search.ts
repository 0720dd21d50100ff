import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import { useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'

/** Products that match a text at the branch in use. */
export function useSearch(query: string, limit: number) {
  const { branchId } = useBranch()
  return useCall(searchProducts, { query, limit, page: 1, ...(branchId ? { office_id: branchId } : {}) }, { enabled: query.trim().length > 1, keepPrevious: true })
}
