import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import { afterLoad, useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'

interface Props {
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** Module search_with_categories: where to search. The names come after the page has loaded; until then everywhere is the only choice. */
export function CategoryChoice({ chosen, onChoose }: Props) {
  const { branchId } = useBranch()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => void afterLoad().then(() => setLoaded(true)), [])
  const categories = useCall(getCategories, branchId === null ? {} : { branch_id: branchId }, { enabled: loaded })
  return (
    <span className="cat-search__where" data-testid="search_with_categories">
      <select aria-label="Buscar en la categoría" value={chosen ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
        <option value="">Todo</option>
        {categories.data?.data.items.map(({ id, categoryName }) => (
          <option key={id} value={id}>
            {categoryName}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  )
}
