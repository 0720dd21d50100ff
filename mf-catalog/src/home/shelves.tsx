import { listProducts } from '@plaza/contracts/catalog/catalog.api'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { After, EmptyState, ErrorState, QueryView, useBranch, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useRef } from 'react'
import { Buy, Like } from '../parts/buy.tsx'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { ProductRow, RowSkeleton, ShelfFrame } from '../parts/shelf-frame.tsx'
import type { ShelfName } from './home-layout.ts'
import { useWords } from '../parts/use-words.ts'
import { useNear } from './use-near.ts'
import { shelfCall, shelfLinks, shelfTitles } from './shelf-calls.ts'

interface ShelfProps {
  name: ShelfName
  as: 'row' | 'grid'
}

/** One shelf of the branch in its four states. A branch without offers simply has no such shelf. */
export function Shelf({ name, as }: ShelfProps) {
  const { branchId } = useBranch()
  const query = useCall(listProducts, shelfCall(name, branchId ?? ''), { enabled: branchId !== null })
  const products = query.data?.products.data.items
  if (products?.length === 0 && name === 'offers') return null
  return (
    <ShelfFrame id={`cat-shelf-${name}`} title={shelfTitles[name]} {...(shelfLinks[name] ? { all: shelfLinks[name] } : {})}>
      <QueryView
        query={query}
        isEmpty={({ products: { data } }) => data.items.length === 0}
        empty={<EmptyState text={catalogTexts.noProductsAvailable} />}
        skeleton={as === 'row' ? <RowSkeleton /> : <GridSkeleton />}
        errorText="No logramos cargar los productos de tu sede."
      >
        {(answer) => <Products as={as} label={shelfTitles[name]} products={answer.products.data.items} />}
      </QueryView>
    </ShelfFrame>
  )
}

export function Products({ as, label, products }: { as: 'row' | 'grid'; label: string; products: Product[] }) {
  const { modules } = usePlaza()
  const words = useWords()
  const parts = {
    products,
    modules,
    words,
    buy: (product: Product) => <Buy product={product} words={words(product)} />,
    like: (product: Product) => <Like product={product} />,
  }
  return as === 'row' ? <ProductRow label={label} {...parts} /> : <ProductGrid {...parts} />
}

/** Products of one category, asked for when they come near: they stand far below the first screen. */
export function DepartmentShelf({ categoryId }: { categoryId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { branchId } = useBranch()
  const asked = { cityId: branchId ?? '', category_id: categoryId, page: 1, limit: 10, inStock: true }
  const query = useCall(listProducts, asked, { enabled: near && branchId !== null })
  const products = query.data?.products.data.items ?? []
  return (
    <div ref={place}>
      {query.error && <ErrorState text={catalogTexts.subCategoryFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <After milliseconds={0}>
          <RowSkeleton />
        </After>
      )}
      {products.length > 0 && <Products as="row" label="Productos del departamento" products={products} />}
    </div>
  )
}
