import type { Coupon } from '@plaza/contracts/cart/coupon.entity'

export type CouponStatus = 'Vigente' | 'Programado' | 'Vencido' | 'Agotado' | 'Desactivado'

type Timed = Pick<Coupon, 'startDate' | 'endDate' | 'inactive' | 'usesTotalCount' | 'usesTotalLimit'>

/** Whether a coupon works at `now`, and if not why. */
export function couponStatus({ startDate, endDate, inactive, usesTotalCount, usesTotalLimit }: Timed, now: Date): CouponStatus {
  if (inactive) return 'Desactivado'
  if (endDate && Date.parse(endDate) < now.getTime()) return 'Vencido'
  if (startDate && Date.parse(startDate) > now.getTime()) return 'Programado'
  return usesTotalLimit > 0 && usesTotalCount >= usesTotalLimit ? 'Agotado' : 'Vigente'
}
