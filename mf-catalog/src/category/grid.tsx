import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { usePlaza } from '@plaza/ui'
import { Buy, Like } from '../parts/buy.tsx'
import type { DrawCard } from '../parts/cards-in-turn.tsx'
import { wordsOf } from '../parts/category-words.ts'
import { ProductGrid } from '../parts/product-grid.tsx'

interface GridProps {
  category: Category
  products: readonly Product[]
  /** How many cards load their pictures at once. */
  eager?: number
  draw?: DrawCard
}

/** Products of one category with everything a card does. */
export function Grid({ category, products, eager = 0, draw }: GridProps) {
  const { modules } = usePlaza()
  return (
    <ProductGrid
      products={[...products]}
      modules={modules}
      words={(product) => wordsOf(category, product.sub_category_id)}
      buy={(product) => <Buy product={product} words={wordsOf(category, product.sub_category_id)} />}
      like={(product) => <Like product={product} />}
      eager={eager}
      {...(draw ? { draw } : {})}
    />
  )
}
