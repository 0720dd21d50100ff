import { couponOf, couponParameter } from '@plaza/contracts/catalog/offer-coupon'
import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { usePlaza } from '@plaza/ui'
import { useLocation, useNavigate } from '@plaza/ui/router'
import { useEffect } from 'react'

/**
 * Takes the coupon that an address brings, whatever led there: a banner, the ticker, a mail, a printed code. Few visits have one; the
 * others never load what uses it.
 */
export function useOfferedCoupon() {
  const { business, modules } = usePlaza()
  const location = useLocation()
  const navigate = useNavigate()
  const code = modules.has('cupons') ? couponOf(location.search) : null
  const known = modules.has('cupons') && (code !== null || hasCoupon(business.at_business))
  useEffect(() => {
    if (known) void import('./take-coupon.ts').then(({ takeCoupon }) => takeCoupon(business.at_business, code))
    if (code === null) return
    // Once taken it leaves the address: who removes it from the cart does not get it back by a reload.
    const rest = new URLSearchParams(location.search)
    rest.delete(couponParameter)
    void navigate({ ...location, search: rest.toString() }, { replace: true, state: location.state })
  }, [known, code, business.at_business, location, navigate])
}

function hasCoupon(business: string): boolean {
  try {
    return localStorage.getItem(storageKey(business, 'coupon')) !== null
  } catch {
    return false
  }
}
