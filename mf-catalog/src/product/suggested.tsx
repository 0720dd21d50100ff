import { suggestProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { classes, QueryView, useBranch, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useEffect, useRef, useState } from 'react'
import { shownOf } from '../parts/card-flags.ts'
import { Buy, Like } from '../parts/buy.tsx'
import { ProductCard } from '../parts/product-card.tsx'
import { ShelfSkeleton } from '../parts/grid-skeleton.tsx'
import { useWords } from '../parts/use-words.ts'
import './suggested.css'

/** S-2-082: others like it, in one row; asked for when the reader comes near. */
export function Suggested({ productId }: { productId: string }) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const { branchId } = useBranch()
  const query = useCall(suggestProducts, { product: productId, ...(branchId ? { city: branchId } : {}) }, { enabled: near })
  return (
    <section ref={place} className="cat-suggested" aria-labelledby="cat-suggested">
      <h2 className="cat-suggested__title" id="cat-suggested">
        Productos sugeridos
      </h2>
      <QueryView
        query={query}
        skeleton={<ShelfSkeleton />}
        errorText="No logramos cargar los productos sugeridos."
        isEmpty={({ result }) => result.all.length === 0}
        empty={<p className="cat-suggested__none">Por ahora no hay productos parecidos en tu sede.</p>}
      >
        {({ result }) => <Shelf products={result.all} />}
      </QueryView>
    </section>
  )
}

function Shelf({ products }: { products: Product[] }) {
  const { modules } = usePlaza()
  const words = useWords()
  return (
    <ul className={classes('cat-shelf', modules.has('product_card_vertical') && 'cat-grid--vertical')}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            shows={shownOf('card', words(product), modules)}
            classic={modules.has('canaveral_products_card')}
            buy={<Buy product={product} words={words(product)} />}
            like={<Like product={product} />}
          />
        </li>
      ))}
    </ul>
  )
}

function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || near) return
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), { rootMargin: '400px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, near])
  return near
}
