import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { BuyPending } from './buy-stand-ins.tsx'
import { wordsIn } from './category-words.ts'
import { ProductGrid } from './product-grid.tsx'

/** A listing as its page will draw it, with stand-ins for what needs hands. */
export const StillProducts = ({ products, data }: { products: Product[]; data: FaceData }) => (
  <ProductGrid
    products={products}
    modules={data.modules}
    words={wordsIn(answerOf(data, getCategories)?.data.items ?? [])}
    buy={(product) => (product.withoutStock ? null : <BuyPending surface="card" />)}
    eager={4}
  />
)
