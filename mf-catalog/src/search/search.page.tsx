import { EmptyState, QueryView, Skeleton } from '@plaza/ui'
import { useParams } from '@plaza/ui/router'
import { Buy, Like } from '../parts/buy.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { Trail } from '../parts/trail.tsx'
import { useSearch } from './use-search.ts'

const resultLimit = 50

export default function SearchPage() {
  const { query = '' } = useParams()
  const found = useSearch(query, resultLimit)
  return (
    <div className="cat-category">
      <Trail crumbs={[{ text: 'Inicio', to: '/' }, { text: `Búsqueda: ${query}` }]} />
      <h1 className="cat-category__title">Resultados para “{query}”</h1>
      <QueryView
        query={found}
        isEmpty={({ data }) => data.products.length === 0}
        empty={<EmptyState text="No se encontraron productos con la busqueda" />}
        skeleton={<Skeleton shape="block" />}
      >
        {({ data }) => (
          <ProductGrid products={data.products} buy={(product) => <Buy product={product} />} like={(product) => <Like product={product} />} eager={4} />
        )}
      </QueryView>
    </div>
  )
}
