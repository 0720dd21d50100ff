import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import { EmptyState, QueryView, useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { NavLink } from '@plaza/ui/router'
import { useShellState } from '../shell-context.ts'

/** Categories, and the entries that remotes add to the shopper's menu. `deep` shows sub-categories under each. */
export function CategoryList({ deep, onGo }: { deep: boolean; onGo?: () => void }) {
  const { branchId } = useBranch()
  const { composition } = useShellState()
  const query = useCall(getCategories, branchId ? { branch_id: branchId } : {})
  return (
    <nav aria-label="Categorías" className="sh-categories" {...(onGo ? { onClick: onGo } : {})}>
      <QueryView query={query} empty={<EmptyState text="No hay categorías." />} isEmpty={({ data }) => data.items.length === 0}>
        {({ data }) => (
          <ul>
            {data.items.map((category) => (
              <li key={category.id}>
                <NavLink className="sh-categories__link" to={`/categoria/${category.id}`}>
                  {category.categoryName}
                </NavLink>
                {deep && <SubCategories category={category} />}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ul>
        {composition.menu
          .filter(({ menu }) => menu === 'main')
          .map(({ label, path }) => (
            <li key={path}>
              <NavLink className="sh-categories__link" to={path}>
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface Category {
  readonly id: string
  readonly subcategories?: readonly {
    readonly id: string
    readonly displayName: string
    readonly show?: boolean | undefined
    readonly disabled?: boolean | undefined
  }[]
}

/** S-9-027: columns of 10 on desktop and 15 on a phone, made by CSS. */
function SubCategories({ category }: { category: Category }) {
  const shown = (category.subcategories ?? []).filter(({ show, disabled }) => show !== false && disabled !== true)
  if (shown.length === 0) return null
  return (
    <ul className="sh-categories__sub">
      {shown.map(({ id, displayName }) => (
        <li key={id}>
          <NavLink to={`/product-subcategory/${category.id}/${id}`}>{displayName}</NavLink>
        </li>
      ))}
    </ul>
  )
}
