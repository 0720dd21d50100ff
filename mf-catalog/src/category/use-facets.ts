import { listFacets } from '@plaza/contracts/catalog/catalog.api'
import { useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { filterInput, type ListingChoice } from './filter.ts'

/** What a listing can be narrowed by at the branch in use. */
export function useFacets(category: string, sub: string | undefined, choice: ListingChoice) {
  const { branchId } = useBranch()
  const input = {
    cityId: branchId ?? '',
    category_id: category,
    ...(sub === undefined ? {} : { sub_category_id: sub }),
    ...filterInput(choice),
  }
  return useCall(listFacets, input, { enabled: branchId !== null, keepPrevious: true })
}
