import type { Product } from '@plaza/contracts/catalog/product.entity'
import { classes, Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import { cardFlags, type Shows } from './card-flags.ts'
import { DiscountBadge } from './discount-badge.tsx'
import { productOffer } from './product-offer.ts'
import { Facts, Prices } from './product-words.tsx'
import './afterwards.css'
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

/** As wide as a card's picture ever is: half a phone, a fifth of a desk's listing. */
const pictureSizes = '(min-width: 600px) 220px, calc(50vw - 44px)'

/** One product on a shelf. No hooks: the page's face draws it too. */
export function ProductCard({ product, shows = asUsual, buy, like, eager = false, classic = false }: ProductCardProps) {
  const offer = productOffer(product)
  const pictured = shows('image')
  return (
    <article
      className={classes('cat-card', !offer.available && 'cat-card--off', classic && 'cat-card--classic', !pictured && 'cat-card--plain')}
      data-product={product.id}
      data-testid={classic ? 'canaveral_products_card' : undefined}
    >
      {pictured && (
        <a className="cat-card__picture" href={`/product/${product.id}`} tabIndex={-1} aria-hidden="true">
          <Picture src={product.photoUrl ?? null} alt="" width={240} height={240} sizes={pictureSizes} loading={eager ? 'eager' : 'lazy'} />
        </a>
      )}
      {shows('discount') && <DiscountBadge percent={offer.discount} />}
      {shows('likes') && like && <div className="cat-card__like">{like}</div>}
      <div className="cat-card__words">
        {shows('brand') && product.brand && <p className="cat-card__brand">{product.brand}</p>}
        <h3 className="cat-card__title">
          <a href={`/product/${product.id}`}>{product.title}</a>
        </h3>
        {shows('show_sub_title') && product.subTitle && <p className="cat-card__sub">{product.subTitle}</p>}
        <Facts product={product} shows={shows} />
      </div>
      <div className="cat-card__foot">
        <div className="cat-card__prices">
          <Prices product={product} shows={shows} />
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
