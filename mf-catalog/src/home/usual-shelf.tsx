import { usualProducts } from '@plaza/contracts/catalog/catalog.api'
import { useCall } from '@plaza/ui/query'
import { ShelfFrame } from '../parts/shelf-frame.tsx'
import { Products } from './shelves.tsx'

/** With fewer it would be no shelf. */
const fewest = 3
const title = 'Lo que siempre llevas'

/** What this shopper buys again and again. Extra: whoever has none, or when it cannot be loaded, has the home page without it. */
export default function UsualShelf({ branchId }: { branchId: string }) {
  const { data } = useCall(usualProducts, { city: branchId })
  const products = data?.data ?? []
  if (products.length < fewest) return null
  return (
    <ShelfFrame id="cat-shelf-usual" title={title}>
      <Products as="row" label={title} products={products} />
    </ShelfFrame>
  )
}
