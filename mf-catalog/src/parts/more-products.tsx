import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Button, usePlaza } from '@plaza/ui'
import { Buy, Like } from './buy.tsx'
import { useCardsInTurn } from './cards-in-turn.tsx'
import { ProductGrid } from './product-grid.tsx'
import { useWords } from './use-words.ts'

interface MoreProductsProps {
  products: Product[]
  hasNext: boolean
  fetching: boolean
  failed: boolean
  onMore: () => void
  /** Fewer than this many on the page need no button. */
  above?: number
}

/** Products so far, and the button for the next page. */
export function MoreProducts({ products, hasNext, fetching, failed, onMore, above = 0 }: MoreProductsProps) {
  const { modules } = usePlaza()
  const words = useWords()
  const draw = useCardsInTurn()
  return (
    <>
      <ProductGrid
        products={products}
        modules={modules}
        words={words}
        eager={4}
        draw={draw}
        buy={(product) => <Buy product={product} words={words(product)} />}
        like={(product) => <Like product={product} />}
      />
      <div className="cat-more" aria-live="polite">
        {failed && <span role="alert">{catalogTexts.moreProductsFailed}</span>}
        {hasNext && products.length > above && (
          <Button busy={fetching} onClick={onMore}>
            {failed ? 'Reintentar' : catalogTexts.loadMore}
          </Button>
        )}
      </div>
    </>
  )
}
