import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import { ProductGrid } from '../parts/product-grid.tsx'
import { Banner } from './banner.tsx'
import '../parts/chips.css'
import './home.css'

export interface HomeViewProps {
  categories: Category[]
  products: Product[]
  offers: Offer[]
  /** Module show_categories_collage. */
  collage: boolean
  /** Module home_v2: more banner sections, hero over the full width. */
  sections: boolean
  /** Active modules, for what else they change. */
  modules: ReadonlySet<string>
  buy: (product: Product) => ReactNode
  like?: (product: Product) => ReactNode
  /** Where the rest of the categories are opened. */
  moreCategories?: ReactNode
  categoryLimit?: number
}

const eagerCards = 4

/** The home page as it stands, without behaviour; the face draws exactly this. */
export function HomeView({
  categories,
  products,
  offers,
  collage,
  sections,
  modules,
  buy,
  like,
  moreCategories,
  categoryLimit = 12,
}: HomeViewProps) {
  const inSection = (...names: string[]) => offers.filter((offer) => names.includes(offer.section))
  const [hero, ...others] = sections ? inSection('HOME_1_FULL', 'HOME_TOP_BANNER', 'HOME') : inSection('HOME')
  const aside = sections ? inSection('HOME_1_LEFT', 'HOME_1_RIGHT').slice(0, 2) : others.slice(0, 2)
  return (
    <div className="cat-home">
      {modules.has('categories_scroll_horizontal') && <CategoryStrip categories={categories} />}
      {hero && (
        <section className={`cat-hero${aside.length > 0 ? ' cat-hero--aside' : ''}`} aria-label="Destacados">
          <Banner offer={hero} large />
          {aside.map((offer) => (
            <Banner key={offer.id} offer={offer} />
          ))}
        </section>
      )}
      {collage && categories.length > 0 && (
        <section aria-labelledby="cat-collage">
          <h2 className="cat-heading" id="cat-collage">
            Compra por categoría
          </h2>
          <ul className="cat-collage">
            {categories.slice(0, categoryLimit).map((category, at) => (
              <li key={category.id} className={at >= 9 ? 'cat-collage__late' : undefined}>
                <a className="cat-tile" href={`/product-category/${category.id}`}>
                  <Picture
                    src={category.icon ?? category.cover ?? null}
                    alt=""
                    width={160}
                    height={160}
                    sizes="(min-width: 900px) 120px, 28vw"
                  />
                  <span>{category.categoryName}</span>
                </a>
              </li>
            ))}
          </ul>
          {categories.length > 9 && moreCategories}
        </section>
      )}
      <section aria-labelledby="cat-favourites">
        <h2 className="cat-heading" id="cat-favourites">
          Los más pedidos en tu sede
        </h2>
        <ProductGrid products={products} modules={modules} buy={buy} like={like} eager={hero ? 0 : eagerCards} />
      </section>
      {inSection('HOME_SECOND', 'HOME_THREE').length > 0 && (
        <section className="cat-pair" aria-label="Ofertas">
          {inSection('HOME_SECOND', 'HOME_THREE')
            .slice(0, 2)
            .map((offer) => (
              <Banner key={offer.id} offer={offer} />
            ))}
        </section>
      )}
    </div>
  )
}

/** Module categories_scroll_horizontal: every category in one row that scrolls sideways. */
const CategoryStrip = ({ categories }: { categories: Category[] }) => (
  <nav aria-label="Ir a una categoría" className="cat-strip" data-testid="categories_scroll_horizontal">
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
