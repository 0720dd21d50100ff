import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { EmptyState, QueryView, useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { NavLink } from '@plaza/ui/router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useShellState } from '../shell-context.ts'
import { shownOf, SubCategories } from './sub-categories.tsx'

/** Categories, and the entries that remotes add to the shopper's menu. `deep` opens the sub-categories of each. */
export function CategoryList({ deep, onGo }: { deep: boolean; onGo?: () => void }) {
  const { branchId } = useBranch()
  const { composition } = useShellState()
  const query = useCall(getCategories, branchId ? { branch_id: branchId } : {})
  return (
    <nav aria-label="Categorías" className="sh-categories">
      <QueryView query={query} empty={<EmptyState text="No hay categorías." />} isEmpty={({ data }) => data.items.length === 0}>
        {({ data }) => <Entries categories={data.items} deep={deep} onGo={onGo} />}
      </QueryView>
      <ul>
        {composition.menu
          .filter(({ menu }) => menu === 'main')
          .map(({ label, path }) => (
            <li key={path}>
              <NavLink className="sh-categories__link" to={path} onClick={onGo}>
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function Entries({ categories, deep, onGo }: { categories: readonly Category[]; deep: boolean; onGo: (() => void) | undefined }) {
  const [open, setOpen] = useState<string | null>(null)
  const hover = useHover(setOpen)
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id} {...(deep ? hover(category.id) : {})}>
          <div className="sh-categories__entry">
            <NavLink className="sh-categories__link" to={`/product-category/${category.id}`} onClick={onGo}>
              {category.categoryName}
            </NavLink>
            {deep && shownOf(category).length > 0 && (
              <button
                type="button"
                className="pz-icon-button sh-categories__more"
                aria-label={`Subcategorías de ${category.categoryName}`}
                aria-expanded={open === category.id}
                onClick={() => setOpen(open === category.id ? null : category.id)}
              >
                <ChevronRight size={18} aria-hidden="true" />
              </button>
            )}
          </div>
          {deep && open === category.id && <SubCategories category={category} onGo={onGo} />}
        </li>
      ))}
    </ul>
  )
}

/** On its way to the columns the pointer crosses other categories: only where it rests a moment counts. */
function useHover(onRest: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (id: string) => ({
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'mouse') timer.current = setTimeout(onRest, 120, id)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  })
}
