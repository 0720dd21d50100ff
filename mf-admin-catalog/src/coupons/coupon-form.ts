import type { Coupon } from '@plaza/contracts/cart/coupon.entity'

/** A coupon as its form shows it: a percentage is a yes or no, and `value` its amount. */
export function couponValues(coupon: Coupon | null): Record<string, unknown> {
  if (!coupon)
    return {
      type: 'total_cart',
      code: '',
      percentage: false,
      stackLimit: 1,
      usesPerUserLimit: 0,
      usesTotalLimit: 0,
      offices_ids: [],
      produtsIds: [],
    }
  const isPercentage = coupon.percentage === true || Number(coupon.percentage) > 0
  return {
    ...coupon,
    percentage: isPercentage,
    value: typeof coupon.percentage === 'number' && coupon.percentage > 0 ? coupon.percentage : coupon.value,
  }
}

/** Both halves of a discount travel together: the server reads one by the other. */
export function couponWire(values: Record<string, unknown>, changed: Record<string, unknown>): Record<string, unknown> {
  const discount =
    'percentage' in changed || 'value' in changed ? { percentage: values.percentage === true, value: Number(values.value ?? 0) } : {}
  const code = typeof changed.code === 'string' ? { code: changed.code.trim().toLowerCase() } : {}
  return { ...changed, ...code, ...discount }
}
