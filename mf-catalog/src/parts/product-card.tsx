import type { Product } from '@plaza/contracts/catalog/product.entity'
import { classes, Picture, Price } from '@plaza/ui'
import type { ReactNode } from 'react'
import { cardFlags, type Shows } from './card-flags.ts'
import { DiscountBadge } from './discount-badge.tsx'
import { pumText } from './pum-text.ts'
import { productOffer } from './product-offer.ts'
import './product-card.css'

interface ProductCardProps {
  product: Product
  shows?: Shows
  /** The buy control; the face draws its stand-in. */
  buy: ReactNode
  like?: ReactNode
  /** True for the cards of the first screen: their pictures load at once. */
  eager?: boolean
  /** Module canaveral_products_card: price and button on a band of their own. */
  classic?: boolean
}

const asUsual = cardFlags('card')

/** One product on a shelf. No hooks: the page's face draws it too. */
export function ProductCard({ product, shows = asUsual, buy, like, eager = false, classic = false }: ProductCardProps) {
  const offer = productOffer(product)
  return (
    <article
      className={classes('cat-card', !offer.available && 'cat-card--off', classic && 'cat-card--classic')}
      data-product={product.id}
      data-testid={classic ? 'canaveral_products_card' : undefined}
    >
      {shows('image') && (
        <a className="cat-card__picture" href={`/product/${product.id}`} tabIndex={-1} aria-hidden="true">
          <Picture
            src={product.photoUrl ?? null}
            alt=""
            width={240}
            height={240}
            sizes="(min-width: 900px) 200px, 45vw"
            loading={eager ? 'eager' : 'lazy'}
          />
        </a>
      )}
      {shows('discount') && <DiscountBadge percent={offer.discount} />}
      {shows('likes') && like && <div className="cat-card__like">{like}</div>}
      <div className="cat-card__words">
        {shows('brand') && <p className="cat-card__brand">{product.brand || ' '}</p>}
        <h3 className="cat-card__title">
          <a href={`/product/${product.id}`}>{product.title}</a>
        </h3>
        {shows('show_sub_title') && <p className="cat-card__sub">{product.subTitle || ' '}</p>}
        {shows('provider') && product.provider && <p className="cat-card__sub">{product.provider}</p>}
        {shows('sku') && <p className="cat-card__sub">SKU {product.id_item}</p>}
        {shows('tags') && product.tags.length > 0 && <p className="cat-card__sub">{product.tags.join(' · ')}</p>}
      </div>
      <div className="cat-card__foot">
        <div className="cat-card__prices">
          {shows('price') && offer.now !== null && <Price amount={offer.now} before={offer.before} />}
          {shows('pum') && <p className="cat-card__pum">{pumText(product) ?? ' '}</p>}
        </div>
        {offer.reason === 'inactive' ? (
          <p className="cat-card__notice">Producto no disponible</p>
        ) : (
          <div className="cat-card__buy">{buy}</div>
        )}
      </div>
    </article>
  )
}
