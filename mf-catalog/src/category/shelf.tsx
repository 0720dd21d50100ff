import type { Category } from '@plaza/contracts/catalog/category.entity'
import { After, Button, EmptyState, ErrorState, usePlaza } from '@plaza/ui'
import { useEffect, useRef } from 'react'
import { Buy, Like } from '../parts/buy.tsx'
import { cardFlags } from '../parts/card-flags.ts'
import { wordsOf } from '../parts/category-words.ts'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { useShelf } from './use-category.ts'

/** The products of one category or sub-category; the next page comes when the end is near. */
export function Shelf({ category, sub }: { category: Category; sub?: string }) {
  const { modules } = usePlaza()
  const shelf = useShelf(category.id, sub)
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = shelf
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage) return
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && void fetchNextPage(), {
      rootMargin: '600px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  if (shelf.isPending)
    return (
      <After milliseconds={150}>
        <GridSkeleton />
      </After>
    )
  if (!shelf.data) return <ErrorState text="Error al cargar los productos de la subcategoría" onRetry={() => void shelf.refetch()} />
  const products = shelf.data.pages.flatMap((page) => page.products.data.items)
  if (products.length === 0) return <EmptyState text="No hay productos disponibles en esta subcategoría." />
  const subConfig = category.subcategories.find((each) => each.id === sub)?.product_card_config
  return (
    <>
      <ProductGrid
        products={products}
        modules={modules}
        shows={cardFlags('card', subConfig, category.product_card_config)}
        eager={4}
        buy={(product) => <Buy product={product} words={wordsOf(category, product.sub_category_id)} />}
        like={(product) => <Like product={product} />}
      />
      <div ref={end} className="cat-sentinel" data-sentinel />
      <div className="cat-more" aria-live="polite">
        {isFetchingNextPage && 'Cargando más productos...'}
        {!hasNextPage && 'Parece que no hay más productos en esta subcategoría.'}
        {shelf.isFetchNextPageError && (
          <>
            Error al cargar más productos
            <Button onClick={() => void fetchNextPage()}>Reintentar</Button>
          </>
        )}
      </div>
    </>
  )
}
