import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { ReactNode } from 'react'
import { shownOf } from '../parts/card-flags.ts'
import { wordsOfProduct } from '../parts/category-words.ts'
import { DiscountBadge } from '../parts/discount-badge.tsx'
import { productOffer } from '../parts/product-offer.ts'
import { Facts, Prices } from '../parts/product-words.tsx'
import { Trail } from '../parts/trail.tsx'
import { GalleryView } from './gallery-view.tsx'
import '../parts/product-card.css'
import './product.css'

interface ProductViewProps {
  product: Product
  category: ProductCategory | null
  /** Active modules. */
  modules: ReadonlySet<string>
  buy: ReactNode
  gallery?: ReactNode
  like?: ReactNode
  share?: ReactNode
  /** What only the staff sees. */
  staff?: ReactNode
  suggested?: ReactNode
}

/** The product page as it stands, without behaviour; the face draws exactly this. */
export function ProductView({ product, category, modules, buy, gallery, like, share, staff, suggested }: ProductViewProps) {
  const offer = productOffer(product)
  const words = wordsOfProduct(category)
  const shows = shownOf('detail', words, modules)
  const trail = [
    { text: 'Inicio', to: '/' },
    ...(category && words.category ? [{ text: category.categoryName, to: `/product-category/${category.id}` }] : []),
    { text: product.title },
  ]
  return (
    <div className="cat-product">
      <Trail crumbs={trail} />
      <article className="cat-product__main" data-product={product.id}>
        {shows('image') && (
          <div className="cat-product__pictures">
            {gallery ?? <GalleryView product={product} />}
            {shows('discount') && <DiscountBadge percent={offer.discount} />}
          </div>
        )}
        <div className="cat-product__words">
          {!shows('image') && shows('discount') && <DiscountBadge percent={offer.discount} />}
          <div className="cat-product__head">
            {shows('brand') && product.brand && (
              <a className="cat-product__brand" href={`/brand/name/${encodeURIComponent(product.brand)}`}>
                {product.brand}
              </a>
            )}
            <div className="cat-product__aside">
              {shows('likes') && like}
              {share}
            </div>
          </div>
          <h1 className="cat-product__title">{product.title}</h1>
          {shows('show_sub_title') && product.subTitle && <p className="cat-product__sub">{product.subTitle}</p>}
          <Facts product={product} shows={shows} />
          <div className="cat-product__prices">
            <Prices product={product} shows={shows} size="large" />
          </div>
          {offer.reason && <p className="cat-product__off">{offText[offer.reason]}</p>}
          {offer.reason !== 'inactive' && <div className="cat-product__buy">{buy}</div>}
          {staff}
          <Restrictions html={product.restrictionsMessage ?? words.sub?.restrictionsMessage ?? words.category?.restrictionsMessage} />
          <Description product={product} />
        </div>
      </article>
      {suggested}
    </div>
  )
}

const offText = {
  inactive: 'Producto no disponible',
  stock: 'Sin stock en tu sede',
  price: 'El producto no esta disponible para tu sede actual.',
} as const

/** The server cleans this HTML when it is written and when it is read. */
const Restrictions = ({ html }: { html: string | null | undefined }) =>
  html ? <aside className="cat-product__notice" aria-label="Restricciones" dangerouslySetInnerHTML={{ __html: html }} /> : null

function Description({ product: { description, description_large } }: { product: Product }) {
  const text = description_large || description
  if (!text) return null
  return (
    <section>
      <h2 className="cat-product__h2">Descripción</h2>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="cat-product__text">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
