/** The parameter by which any address of the shop (a banner's, a mail's, a printed code's) brings a coupon: `/offers?cupon=PRIMERA10`. */
export const couponParameter = 'cupon'

/** The coupon that an address brings, null for none. */
export function couponOf(address: string | null | undefined): string | null {
  const [, query = ''] = (address ?? '').split('#')[0]?.split('?') ?? []
  const code = new URLSearchParams(query).get(couponParameter)?.trim() ?? ''
  return code === '' || code.length > 60 ? null : code
}
