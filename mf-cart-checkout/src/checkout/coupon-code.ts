import type { Offer } from '@plaza/contracts/catalog/offer.entity'

/** The coupon that a banner advertises: named by its link (`?cupon=PLAZA20`), else the word in capitals with a digit that its texts name; null when there is none. */
export function couponCodeOf({ url, nameOffer, content }: Pick<Offer, 'url' | 'nameOffer' | 'content'>): string | null {
  const linked = new URLSearchParams(url?.split('?')[1] ?? '').get('cupon')
  const texts = [content?.title, nameOffer, content?.text].join(' ')
  return linked ?? texts.match(/\b(?=[A-Z]*\d)[A-Z][A-Z0-9]{3,}\b/)?.[0] ?? null
}
