import { EmptyState, QueryView, usePlaza } from '@plaza/ui'
import { useParams, useSearchParams } from '@plaza/ui/router'
import { Buy, Like } from '../parts/buy.tsx'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { Trail } from '../parts/trail.tsx'
import '../parts/chips.css'
import { useSearch } from './use-search.ts'
import '../parts/listing.css'

const resultLimit = 50

export default function SearchPage() {
  const { query = '' } = useParams()
  const { modules } = usePlaza()
  const [category] = useSearchParams()
  const withCategories = modules.has('search_with_categories')
  const chosen = withCategories ? category.get('categoria') : null
  const all = useSearch(query, resultLimit)
  const found = useSearch(query, resultLimit, chosen)
  return (
    <div className="cat-category">
      <Trail crumbs={[{ text: 'Inicio', to: '/' }, { text: `Búsqueda: ${query}` }]} />
      <h1 className="cat-category__title">Resultados para “{query}”</h1>
      {withCategories && <CategoryCounts query={query} chosen={chosen} counts={all.data?.data.counts ?? []} />}
      <QueryView
        query={found}
        isEmpty={({ data }) => data.products.length === 0}
        empty={<EmptyState text="No se encontraron productos con la busqueda" />}
        skeleton={<GridSkeleton />}
      >
        {({ data }) => (
          <ProductGrid
            products={data.products}
            modules={modules}
            buy={(product) => <Buy product={product} />}
            like={(product) => <Like product={product} />}
            eager={4}
          />
        )}
      </QueryView>
    </div>
  )
}

interface CategoryCountsProps {
  query: string
  chosen: string | null
  counts: readonly { category_id: string; categoryName: string; count: number }[]
}

/** Module search_with_categories: how much was found in each category; a choice limits the results to it. */
function CategoryCounts({ query, chosen, counts }: CategoryCountsProps) {
  if (counts.length < 2 && chosen === null) return null
  const path = `/search/${encodeURIComponent(query)}`
  return (
    <nav aria-label="Resultados por categoría" data-testid="search_with_categories">
      <ul className="cat-chips">
        <li>
          <a className="cat-chip" href={path} aria-current={chosen === null ? 'page' : undefined}>
            Todas
          </a>
        </li>
        {counts.map(({ category_id, categoryName, count }) => (
          <li key={category_id}>
            <a
              className="cat-chip"
              href={`${path}?categoria=${encodeURIComponent(category_id)}`}
              aria-current={chosen === category_id ? 'page' : undefined}
            >
              {categoryName} ({count})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
