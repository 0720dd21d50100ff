import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Price } from '@plaza/ui'
import { byWeight, kiloPriceText, kiloText, measureText } from './by-weight.ts'
import type { Shows } from './card-flags.ts'
import { productOffer } from './product-offer.ts'
import { pumText } from './pum-text.ts'

interface WordsProps {
  product: Product
  shows: Shows
}

/** What it costs here, per unit of measure and by weight; the same lines on card and page, each under its flag. */
export function Prices({ product, shows, size = 'medium' }: WordsProps & { size?: 'medium' | 'large' }) {
  const offer = productOffer(product)
  const weight = shows('unit_gram_force') ? byWeight(product, shows) : null
  const now = weight ? weight.price : offer.now
  const before = weight ? weight.before : offer.before
  const measure = measureText(product, shows)
  // Both say the price of a kilogram of what is weighed.
  const texts = new Set([shows('price_preview_kg') && kiloPriceText(product), shows('pum') && pumText(product)])
  const each = [...texts].filter((text) => text)
  return (
    <>
      {shows('price') && now !== null && <Price amount={now} before={before} size={size} />}
      <div className="cat-notes">
        {measure && offer.available && <p className="cat-measure">{measure}</p>}
        {each.length > 0 && (
          <p className="cat-pum">
            {each.map((text) => (
              <span key={String(text)}>{text}</span>
            ))}
          </p>
        )}
      </div>
    </>
  )
}

/** Its other words: weight, provider, SKU, tags. */
export function Facts({ product, shows }: WordsProps) {
  const facts = [
    shows('kg_detail') && kiloText(product),
    shows('provider') && product.provider,
    shows('sku') && `SKU ${product.id_item}`,
  ].filter((text) => text)
  return (
    <>
      {facts.length > 0 && (
        <p className="cat-facts">
          {facts.map((text) => (
            <span key={String(text)}>{text}</span>
          ))}
        </p>
      )}
      {shows('tags') && product.tags.length > 0 && (
        <ul className="cat-tags" aria-label="Características">
          {product.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  )
}
