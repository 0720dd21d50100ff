import { listOffers } from '@plaza/contracts/catalog/catalog.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button, Picture, useBranch, useModule } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import type { Coupons } from '../coupons/use-coupons.ts'
import { couponCodeOf } from './coupon-code.ts'

/** what the shop advertises above the field for a coupon, each to be applied at once. An advertisement that cannot be loaded is no failure of the checkout. */
export function CouponBanners({ order, coupons: { busy, apply } }: { order: Order; coupons: Coupons }) {
  const active = useModule('cupons')
  const { branchId } = useBranch()
  const { data } = useCall(listOffers, { section: 'CHECKOUT-COUPONS', ...(branchId ? { branch_id: branchId } : {}) }, { enabled: active })
  const offers = active ? (data?.data ?? []) : []
  if (offers.length === 0) return null
  const isApplied = (code: string) => order.coupons_applyed.some((coupon) => coupon.code === code.toLowerCase())
  return (
    <ul className="cart-coupon-banners" aria-label="Cupones de la tienda">
      {offers.map((offer) => {
        const code = couponCodeOf(offer)
        return (
          <li key={offer.id}>
            <Picture src={offer.photo} alt="" width={72} height={72} />
            <span>
              <strong>{offer.content?.title ?? offer.nameOffer}</strong>
              {offer.content?.text}
            </span>
            {code && (
              <Button
                size="small"
                busy={busy}
                disabled={isApplied(code)}
                aria-label={isApplied(code) ? `Cupón ${code} aplicado` : `Aplicar el cupón ${code}`}
                onClick={() => void apply(code)}
              >
                {isApplied(code) ? 'Aplicado' : 'Aplicar'}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
