import { getProduct, type ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { mediaSource } from '@plaza/ui'
import { answerOf, type HeadData, type PageHead } from '@plaza/ui/face'
import { plain, shortened } from '../parts/plain-words.ts'
import { productOffer } from '../parts/product-offer.ts'
import { unitPriceOf } from '../parts/pum-text.ts'
import { absolute, breadcrumbs } from '../parts/structured-data.ts'

/** Undefined while the product has not come. */
export function productHead(data: HeadData): PageHead | undefined {
  const answer = answerOf(data, getProduct, { id: data.params['idProduct'] })
  if (!answer) return data.missing ? { title: catalogTexts.productUnavailable } : undefined
  const { data: product, category } = answer
  const { now } = productOffer(product)
  const name = [product.title, product.subTitle].filter(Boolean).join(' ')
  const price = now === null ? '' : ` a ${formatPesos(now)}`
  const words = plain(product.description_large || product.description)
  return {
    title: name,
    description: shortened(`${name}${price} en ${data.business.title}. ${words}`),
    ...(product.photoUrl ? { image: mediaSource(product.photoUrl, 960) } : {}),
    type: 'product',
    jsonLd: [productThing(product, name, words, data), trailOf(product, category ?? null, data)],
  }
}

/** What search engines show as price and availability: that of the branch in use. */
function productThing(product: Product, name: string, description: string, data: HeadData) {
  const { now, available } = productOffer(product)
  const pictures = [product.photoUrl, ...product.anotherPhotos].flatMap((photo) => (photo ? [mediaSource(photo, 960)] : []))
  const offers = {
    '@type': 'Offer',
    url: data.origin + data.canonical,
    price: now,
    priceCurrency: 'COP',
    ...unitSpecification(product, now),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: data.business.title },
  }
  return {
    '@type': 'Product',
    name,
    sku: product.id_item,
    image: pictures.map((picture) => absolute(data.origin, picture)),
    ...(description ? { description } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(isGtin(product.bar_code) ? { gtin: product.bar_code } : {}),
    ...(now === null ? {} : { offers }),
  }
}

const unitCodes: Readonly<Record<string, string>> = { kg: 'KGM', L: 'LTR', m: 'MTR', und: 'C62' }

/** The price by the kilogram or litre, as search engines read it. */
function unitSpecification(product: Product, now: number | null) {
  const each = unitPriceOf(product)
  const unitCode = each && unitCodes[each.unit]
  if (!each || !unitCode || now === null) return {}
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode }
  return { priceSpecification: { '@type': 'UnitPriceSpecification', price: each.price, priceCurrency: 'COP', referenceQuantity } }
}

const trailOf = (product: Product, category: ProductCategory | null, { origin, canonical }: HeadData) =>
  breadcrumbs(origin, [
    ['Inicio', '/'],
    ...(category ? [[category.categoryName, `/product-category/${category.id}`] as const] : []),
    [product.title, canonical],
  ])

const isGtin = (code: string | null | undefined) => /^(\d{8}|\d{12,14})$/.test(code ?? '')
