import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Picture, Price } from '@plaza/ui'
import type { ReactNode } from 'react'
import { cardFlags } from '../parts/card-flags.ts'
import { wordsOfProduct } from '../parts/category-words.ts'
import { DiscountBadge } from '../parts/discount-badge.tsx'
import { productOffer } from '../parts/product-offer.ts'
import { pumText } from '../parts/pum-text.ts'
import { Trail } from '../parts/trail.tsx'
import './product.css'

interface ProductViewProps {
  product: Product
  category: ProductCategory | null
  buy: ReactNode
  like?: ReactNode
  edit?: ReactNode
  suggested?: ReactNode
}

/** The product page as it stands, without behaviour; the face draws exactly this. */
export function ProductView({ product, category, buy, like, edit, suggested }: ProductViewProps) {
  const offer = productOffer(product)
  const { category: words, sub } = wordsOfProduct(category)
  const shows = cardFlags('detail', sub?.product_card_config, words?.product_card_config)
  const trail = [
    { text: 'Inicio', to: '/' },
    ...(category && words ? [{ text: category.categoryName, to: `/product-category/${category.id}` }] : []),
    { text: product.title },
  ]
  const restrictions = product.restrictionsMessage ?? sub?.restrictionsMessage ?? words?.restrictionsMessage
  return (
    <div className="cat-product">
      <Trail crumbs={trail} />
      <article className="cat-product__main">
        {shows('image') && (
          <div className="cat-product__picture">
            <Picture
              src={product.photoUrl ?? null}
              alt={`${product.title} ${product.subTitle ?? ''}`.trim()}
              width={640}
              height={640}
              sizes="(min-width: 900px) 480px, 100vw"
              loading="eager"
            />
            {shows('discount') && <DiscountBadge percent={offer.discount} />}
          </div>
        )}
        <div className="cat-product__words">
          {shows('brand') && product.brand && (
            <a className="cat-product__brand" href={`/brand/name/${encodeURIComponent(product.brand)}`}>
              {product.brand}
            </a>
          )}
          <h1 className="cat-product__title">{product.title}</h1>
          {shows('show_sub_title') && product.subTitle && <p className="cat-product__sub">{product.subTitle}</p>}
          <p className="cat-product__codes">
            {shows('sku') && <span>SKU {product.id_item}</span>}
            {shows('pum') && pumText(product) && <span>{pumText(product)}</span>}
            {shows('provider') && product.provider && <span>{product.provider}</span>}
          </p>
          {shows('price') && offer.now !== null && <Price amount={offer.now} before={offer.before} size="large" />}
          {offer.reason === 'inactive' && <p className="cat-product__off">Producto no disponible</p>}
          {offer.reason === 'stock' && <p className="cat-product__off">Sin stock en tu sede</p>}
          <div className="cat-product__actions">
            {offer.reason !== 'inactive' && <div className="cat-product__buy">{buy}</div>}
            {shows('likes') && like}
            {edit}
          </div>
          {restrictions && (
            // The server sanitises this HTML on write and on read.
            <aside className="cat-product__notice" aria-label="Restricciones" dangerouslySetInnerHTML={{ __html: restrictions }} />
          )}
          {product.description && (
            <section>
              <h2 className="cat-product__h2">Descripción</h2>
              <p>{product.description_large || product.description}</p>
            </section>
          )}
        </div>
      </article>
      {suggested}
    </div>
  )
}
