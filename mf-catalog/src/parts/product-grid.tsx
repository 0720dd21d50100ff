import { classes } from '@plaza/ui'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { ReactNode } from 'react'
import { shownOf, type Shows } from './card-flags.ts'
import type { DrawCard } from './cards-in-turn.tsx'
import { type CategoryWords, noWords } from './category-words.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  products: Product[]
  /** Active modules: canaveral_products_card and product_card_vertical change the card's design. */
  modules: ReadonlySet<string>
  /** What a product's categories say about its card. */
  words?: (product: Product) => CategoryWords
  /** In place of what `words` say. */
  shows?: Shows
  buy: (product: Product) => ReactNode
  like?: (product: Product) => ReactNode
  /** How many cards load their pictures at once. */
  eager?: number
  draw?: DrawCard
}

export function ProductGrid({ products, modules, words, shows, buy, like, eager = 0, draw = (card) => card() }: ProductGridProps) {
  const vertical = modules.has('product_card_vertical')
  const classic = modules.has('canaveral_products_card')
  return (
    <ul className={classes('cat-grid', vertical && 'cat-grid--vertical')} data-testid={vertical ? 'product_card_vertical' : undefined}>
      {products.map((product, at) => (
        <li key={product.id}>
          {draw(
            () => (
              <ProductCard
                product={product}
                shows={shows ?? shownOf('card', words?.(product) ?? noWords, modules)}
                classic={classic}
                buy={buy(product)}
                like={like?.(product)}
                eager={at < eager}
              />
            ),
            product,
            at,
          )}
        </li>
      ))}
    </ul>
  )
}
