import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { type ListingSort, listingSortNames, listingSorts } from '@plaza/contracts/catalog/listing.entity'
import { afterPaint, later } from '@plaza/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { chipsOf, type ListingChoice } from './filter.ts'

export interface FilterBarProps {
  category: Category
  sub?: SubCategory
  choice: ListingChoice
  onChoose: (next: ListingChoice) => void
}

const loadSheet = async () => {
  await afterPaint()
  return import('./filter-sheet.tsx')
}
const loadFields = async () => {
  await afterPaint()
  return import('./filter-fields.tsx')
}

const FilterSheet = later(loadSheet)
const FilterFields = later(loadFields, {
  waiting: <div className="cat-bar__waiting" aria-busy="true" />,
})

/** Filters and order of a listing: a sheet on phones, a panel that opens in place on desktop; both come when first opened. */
export function FilterBar({ category, sub, choice, onChoose }: FilterBarProps) {
  const [open, setOpen] = useState<'sheet' | 'panel' | null>(null)
  const panel = useId()
  const active = chipsOf(choice).length
  const fields = { category, ...(sub ? { sub } : {}), choice, onChoose }
  const toggle = () => setOpen(open !== null ? null : matchMedia('(min-width: 900px)').matches ? 'panel' : 'sheet')
  return (
    <div className="cat-bar">
      <div className="cat-bar__row">
        <button type="button" className="cat-bar__filters" aria-expanded={open !== null} aria-controls={panel} onClick={toggle}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filtros
          {active > 0 && (
            <span className="pz-count">
              {active}
              <span className="pz-hidden"> activos</span>
            </span>
          )}
        </button>
        <label className="cat-bar__sort">
          <span className="cat-bar__label">Ordenar por</span>
          <select
            className="cat-sort"
            value={choice.sort}
            onChange={(event) => onChoose({ ...choice, sort: event.target.value as ListingSort })}
          >
            {listingSorts.map((sort) => (
              <option key={sort} value={sort}>
                {listingSortNames[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div id={panel} hidden={open !== 'panel'} className="cat-bar__panel">
        {open === 'panel' && <FilterFields {...fields} />}
      </div>
      {open === 'sheet' && <FilterSheet {...fields} onClose={() => setOpen(null)} />}
    </div>
  )
}
