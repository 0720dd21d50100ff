import type { Category } from '@plaza/contracts/catalog/category.entity'
import { homeCategories } from '@plaza/contracts/kernel/limits'
import { classes, Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import '../parts/afterwards.css'
import '../parts/chips.css'
import '../parts/shelf.css'

interface CollageProps {
  categories: readonly Category[]
  modules: ReadonlySet<string>
  /** All of them, not only the first twelve (nine on phones: S-2-046, S-2-047). */
  allCategories?: boolean
  moreCategories?: ReactNode
}

/** S-2-057: categories as pictures, with module show_categories_collage. */
export function Collage({ categories, modules, allCategories = false, moreCategories }: CollageProps) {
  const { desktop, mobile } = homeCategories
  if (!modules.has('show_categories_collage') || categories.length === 0) return null
  return (
    <section className="cat-stand" aria-labelledby="cat-collage">
      <div className="cat-stand__head">
        <h2 className="cat-heading" id="cat-collage">
          Compra por categoría
        </h2>
      </div>
      <ul className="cat-collage">
        {categories.slice(0, allCategories ? undefined : desktop).map((category, at) => (
          <li key={category.id} className={classes(at > 2 && 'cat-afterwards', !allCategories && at >= mobile && 'cat-collage__late')}>
            <a className="cat-tile" href={`/product-category/${category.id}`}>
              <Picture
                src={category.cover ?? category.icon ?? null}
                alt=""
                width={320}
                height={240}
                sizes="(min-width: 900px) 190px, 30vw"
              />
              <span>{category.categoryName}</span>
            </a>
          </li>
        ))}
      </ul>
      {!allCategories && categories.length > mobile && (
        <div className={classes('cat-more', categories.length <= desktop && 'cat-more--phone')}>{moreCategories}</div>
      )}
    </section>
  )
}

/** Module categories_scroll_horizontal: every category in one row that scrolls sideways; where the lateral menu names them all it stays away. */
export const CategoryStrip = ({ categories, isMenuBeside }: { categories: readonly Category[]; isMenuBeside: boolean }) => (
  <nav
    aria-label="Ir a una categoría"
    className={classes('cat-strip', isMenuBeside && 'cat-strip--phone')}
    data-testid="categories_scroll_horizontal"
  >
    <ul>
      {categories.map(({ id, categoryName }) => (
        <li key={id}>
          <a className="cat-chip" href={`/product-category/${id}`}>
            {categoryName}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
