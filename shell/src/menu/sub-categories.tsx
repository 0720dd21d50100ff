import type { Category } from '@plaza/contracts/catalog/category.entity'
import { isAdminLevel, parseRole } from '@plaza/contracts/account/role'
import { useSession } from '@plaza/ui'
import { NavLink } from '@plaza/ui/router'
import { useDesktop } from '../layout/use-desktop.ts'
import { columnLength, inColumns } from './columns.ts'

export const shownOf = ({ subcategories }: Category) => subcategories.filter(({ show, disabled }) => show !== false && disabled !== true)

/** S-9-027: beside the drawer on desktop, under the category on a phone. Admins also see where each stands (B-6-009). */
export function SubCategories({ category, onGo }: { category: Category; onGo: (() => void) | undefined }) {
  const desktop = useDesktop()
  const user = useSession()
  const numbered = user !== null && isAdminLevel(parseRole(user.role))
  const columns = inColumns(shownOf(category), desktop ? columnLength.desktop : columnLength.phone)
  if (columns.length === 0) return null
  return (
    <section className="sh-subs" aria-label={`Subcategorías de ${category.categoryName}`} data-testid="sub-categories">
      {desktop && (
        <p className="sh-subs__title">
          <NavLink to={`/product-category/${category.id}`} onClick={onGo}>
            {category.categoryName}
          </NavLink>
        </p>
      )}
      <div className="sh-subs__columns">
        {columns.map((column) => (
          <ul key={column[0]?.id}>
            {column.map(({ id, displayName, order }) => (
              <li key={id}>
                <NavLink to={`/product-subcategory/${category.id}/${id}`} onClick={onGo}>
                  {displayName}
                  {numbered && (
                    <span className="sh-subs__order">
                      <span className="pz-hidden">Orden </span>
                      {order}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
