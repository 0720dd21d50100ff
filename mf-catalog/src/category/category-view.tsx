import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import { Trail } from '../parts/trail.tsx'
import '../parts/chips.css'
import '../parts/listing.css'

interface CategoryViewProps {
  category: Category
  /** Set on the sub-category page. */
  sub?: SubCategory
  heading: string
  children: ReactNode
}

/** Frame of the category and sub-category pages, without behaviour; the face draws it too. */
export function CategoryView({ category, sub, heading, children }: CategoryViewProps) {
  const banner = sub?.bannerUrl ?? category.banner
  const trail = [
    { text: 'Inicio', to: '/' },
    sub ? { text: category.categoryName, to: `/product-category/${category.id}` } : { text: category.categoryName },
    ...(sub ? [{ text: sub.displayName }] : []),
  ]
  return (
    <div className="cat-category">
      <Trail crumbs={trail} />
      {banner && (
        <div className="cat-category__banner">
          <Picture src={banner} alt="" width={1280} height={240} sizes="100vw" loading="eager" />
        </div>
      )}
      <h1 className="cat-category__title">{heading}</h1>
      {category.subcategories.length > 0 && (
        <nav aria-label="Subcategorías">
          <ul className="cat-chips">
            {category.subcategories.map((each) => (
              <li key={each.id}>
                <a
                  className="cat-chip"
                  href={`/product-subcategory/${category.id}/${each.id}`}
                  aria-current={each.id === sub?.id ? 'page' : undefined}
                >
                  {each.displayName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </div>
  )
}
