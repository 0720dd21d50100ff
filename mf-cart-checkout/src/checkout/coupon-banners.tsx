import { listOffers } from '@plaza/contracts/catalog/catalog.api'
import { Picture, useBranch, useModule } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'

/** what the shop advertises above the field for a coupon. An advertisement that cannot be loaded is no failure of the checkout. */
export function CouponBanners() {
  const active = useModule('cupons')
  const { branchId } = useBranch()
  const { data } = useCall(listOffers, { section: 'CHECKOUT-COUPONS', ...(branchId ? { branch_id: branchId } : {}) }, { enabled: active })
  const offers = active ? (data?.data ?? []) : []
  if (offers.length === 0) return null
  return (
    <ul className="cart-coupon-banners" aria-label="Cupones de la tienda">
      {offers.map(({ id, nameOffer, photo, content }) => (
        <li key={id}>
          <Picture src={photo} alt="" width={72} height={72} />
          <span>
            <strong>{content?.title ?? nameOffer}</strong>
            {content?.text}
          </span>
        </li>
      ))}
    </ul>
  )
}
