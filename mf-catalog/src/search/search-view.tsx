import type { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Brand } from '@plaza/contracts/catalog/brand.entity'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { EmptyState, Picture } from '@plaza/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DrawCard } from '../parts/cards-in-turn.tsx'
import type { CategoryWords } from '../parts/category-words.ts'
import { ProductGrid } from '../parts/product-grid.tsx'
import { Trail } from '../parts/trail.tsx'
import '../parts/chips.css'
import '../parts/listing.css'
import { searchAddress, type SearchChoice } from './search-address.ts'
import './search-view.css'

type Counts = OutputOf<typeof searchProducts>['data']['counts']

interface FrameProps {
  query: string
  choice: SearchChoice
  /** Null while nothing is known. */
  found: number | null
  counts: Counts
  brands: readonly Brand[]
  sort?: ReactNode
  children: ReactNode
}

/** The results page without behaviour: trail, counts at the side, brands, and what was found. The face draws it too. */
export function SearchFrame({ query, choice, found, counts, brands, sort, children }: FrameProps) {
  const side = counts.length > 0 || brands.length > 0
  return (
    <div className="cat-results">
      <Trail crumbs={[{ text: 'Inicio', to: '/' }, { text: `Búsqueda: ${query}` }]} />
      <div className="cat-results__head">
        <h1 className="cat-category__title">Resultados para “{query}”</h1>
        <p className="cat-results__found" role="status">
          {found ? countText(found) : ' '}
        </p>
        {sort}
      </div>
      <div className={side ? 'cat-results__body cat-results__body--side' : 'cat-results__body'}>
        {side && (
          <aside className="cat-results__side" aria-label="Refina tu búsqueda">
            {counts.length > 0 && <CategoryCounts query={query} choice={choice} counts={counts} />}
            {brands.length > 0 && <Brands brands={brands} />}
          </aside>
        )}
        <div className="cat-results__found-here">{children}</div>
      </div>
    </div>
  )
}

const countText = (found: number) => (found === 1 ? '1 producto' : `${found.toLocaleString('es-CO')} productos`)

/** S-2-097, A-79: how much was found in each category; a choice asks again for that one. */
function CategoryCounts({ query, choice, counts }: Pick<FrameProps, 'query' | 'choice' | 'counts'>) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const addressOf = (category: string | null) => searchAddress(query, { ...choice, category })
  return (
    <nav aria-label="Resultados por categoría">
      <h2 className="cat-results__side-title">Categorías</h2>
      <ul className="cat-counts">
        {[{ category_id: null, categoryName: 'Todas', count: all }, ...counts].map(({ category_id, categoryName, count }) => (
          <li key={category_id}>
            <a className="cat-count" href={addressOf(category_id)} aria-current={choice.category === category_id ? 'true' : undefined}>
              <span>{categoryName}</span> <span className="cat-count__number">({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Brands = ({ brands }: { brands: readonly Brand[] }) => (
  <nav aria-label="Marcas">
    <h2 className="cat-results__side-title">Marcas</h2>
    <ul className="cat-counts">
      {brands.map(({ id, name, displayName, logo }) => (
        <li key={id}>
          <a className="cat-count" href={`/brand/name/${encodeURIComponent(name)}`}>
            {logo && <Picture src={logo} alt="" width={28} height={28} />}
            <span>{displayName}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

interface HitsProps {
  products: readonly Product[]
  modules: ReadonlySet<string>
  words: (product: Product) => CategoryWords
  buy: (product: Product) => ReactNode
  like?: (product: Product) => ReactNode
  draw?: DrawCard
}

/** What was found as cards; of a product without title or price only that its information is incomplete (S-2-102). */
export function Hits({ products, modules, words, buy, like, draw }: HitsProps) {
  return (
    <ProductGrid
      products={[...products]}
      modules={modules}
      words={words}
      eager={4}
      buy={(product) => (isComplete(product) ? buy(product) : <p className="cat-results__incomplete">{catalogTexts.productIncomplete}</p>)}
      {...(like ? { like } : {})}
      {...(draw ? { draw } : {})}
    />
  )
}

const isComplete = ({ title, price, price_neto }: Product) => title.trim() !== '' && Boolean(price || price_neto)

/** S-2-100, and where to look instead. */
export const NothingFound = ({ query, categories }: { query: string; categories: readonly Category[] }) => (
  <div className="cat-results__nothing">
    <EmptyState
      text={catalogTexts.searchEmpty}
      drawing={<SearchX size={56} strokeWidth={1.25} />}
      action={<p className="pz-muted">Revisa cómo está escrito “{query}” o prueba con menos palabras.</p>}
    />
    {categories.length > 0 && (
      <nav aria-label="Categorías para explorar">
        <h2 className="cat-results__side-title">Explora por categoría</h2>
        <ul className="cat-results__tiles">
          {categories.slice(0, 12).map(({ id, categoryName, icon, iconMini }) => (
            <li key={id}>
              <a className="cat-results__tile" href={`/product-category/${id}`}>
                <Picture src={iconMini ?? icon} alt="" width={48} height={48} />
                <span>{categoryName}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </div>
)
