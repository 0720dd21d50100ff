import type { Category } from '@plaza/contracts/catalog/category.entity'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { listSubCategories } from '@plaza/contracts/catalog/sub-categories.api'
import { EmptyState, QueryView } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { SubCategoryItem } from './sub-category-item.tsx'

/** B-2-061: a collapsible list; the import makes the sub-categories. */
export function SubCategoriesTab({ category }: { category: Category }) {
  const query = useCall(listSubCategories, { id: category.id })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  return (
    <QueryView
      query={query}
      errorText="No logramos cargar las subcategorías."
      isEmpty={({ data }) => data.data.result.length === 0}
      empty={<EmptyState text={catalogTexts.noSubCategories} />}
    >
      {({ data }) => (
        <ul className="adc-subs" aria-label="Subcategorías">
          {data.data.result.map((sub) => (
            <SubCategoryItem key={sub.id} category={category} sub={sub} open={open.has(sub.id)} onToggle={() => toggle(sub.id)} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}
