import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { ReactNode } from 'react'
import type { Shows } from './card-flags.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  products: Product[]
  shows?: Shows
  buy: (product: Product) => ReactNode
  like?: (product: Product) => ReactNode
  /** How many cards load their pictures at once. */
  eager?: number
}

export function ProductGrid({ products, shows, buy, like, eager = 0 }: ProductGridProps) {
  return (
    <ul className="cat-grid">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} shows={shows} buy={buy(product)} like={like?.(product)} eager={at < eager} />
        </li>
      ))}
    </ul>
  )
}
