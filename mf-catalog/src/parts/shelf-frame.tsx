import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Carousel, Skeleton } from '@plaza/ui'
import type { ReactNode } from 'react'
import { shownOf } from './card-flags.ts'
import type { CategoryWords } from './category-words.ts'
import { ProductCard } from './product-card.tsx'
import './shelf.css'

interface ShelfFrameProps {
  /** Unique on the page. */
  id: string
  title: string
  /** Where all of it can be seen. */
  all?: string
  children: ReactNode
}

/** A named row of the page. */
export const ShelfFrame = ({ id, title, all, children }: ShelfFrameProps) => (
  <section className="cat-stand" aria-labelledby={id}>
    <div className="cat-stand__head">
      <h2 className="cat-heading" id={id}>
        {title}
      </h2>
      {all && (
        <a className="cat-stand__all" href={all} aria-label={`Ver todo: ${title}`}>
          Ver todo
        </a>
      )}
    </div>
    {children}
  </section>
)

interface ProductRowProps {
  label: string
  products: readonly Product[]
  modules: ReadonlySet<string>
  /** What a product's categories say about its card. */
  words: (product: Product) => CategoryWords
  buy: (product: Product) => ReactNode
  like?: ((product: Product) => ReactNode) | undefined
}

/** Products side by side, to swipe or to move by buttons. */
export const ProductRow = ({ label, products, modules, words, buy, like }: ProductRowProps) => (
  <div className="cat-row">
    <Carousel label={label} show="many">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          shows={shownOf('card', words(product), modules)}
          classic={modules.has('canaveral_products_card')}
          buy={buy(product)}
          like={like?.(product)}
        />
      ))}
    </Carousel>
  </div>
)

/** Where a row of cards will stand, at its size. */
export const RowSkeleton = () => (
  <div className="cat-row cat-row--waiting" aria-hidden="true">
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} shape="card" className="cat-card-skeleton" />
    ))}
  </div>
)
