import { gramsOf, percentOf, type Pesos, sum, times } from '../kernel/money.ts'
import { type BagsConfig, isBagTaxed } from './bags.entity.ts'
import type { AppliedCoupon } from './coupon.entity.ts'
import type { Line } from './line.entity.ts'

type Counted = Pick<Line, 'count' | 'countType'> & { product: { unit_gram?: number | null | undefined } }
type Amounted = { id: string; totalPrice: Pesos }

/** Lines worth showing and counting: an item id and a count above 0. */
export const displayedLines = <L extends Pick<Line, 'id_item' | 'count'>>(lines: readonly L[]): L[] =>
  lines.filter((each) => each.id_item !== '' && each.count > 0)

export const subtotalOf = (lines: readonly Amounted[]): Pesos => sum(lines.map((each) => each.totalPrice))

/** by units of unit lines plus by grams of gram lines; at least 1 when there is a line. A missing or zero limit is ignored. */
export function bagsCount(lines: readonly Counted[], bags: Pick<BagsConfig, 'products_per_bag' | 'products_grams_limit'>): number {
  if (lines.length === 0) return 0
  const byUnits = bagsFor(
    lines.filter((each) => each.countType === 'units').map((each) => each.count),
    bags.products_per_bag,
  )
  const byGrams = bagsFor(
    lines.filter((each) => each.countType === 'grams').map((each) => gramsOf(each.count, each.product.unit_gram)),
    bags.products_grams_limit,
  )
  return Math.max(1, byUnits + byGrams)
}

const bagsFor = (amounts: readonly number[], limit: number | null | undefined): number =>
  limit && limit > 0 ? Math.ceil(sum(amounts) / limit) : 0

export const bagsPrice = (count: number, bags: Pick<BagsConfig, 'price_per_bag'>): Pesos => times(bags.price_per_bag, count)

/** The rate on a day: the newest entry that has begun. It changes every January, so it is dated data. */
export function bagTaxAt(taxes: readonly { from: string; amount: Pesos }[], now: Date): Pesos {
  const begun = taxes.filter(({ from }) => Date.parse(from) <= now.getTime())
  return begun.sort((a, b) => Date.parse(b.from) - Date.parse(a.from))[0]?.amount ?? 0
}

/** What the tax adds to bags of a kind, free ones included; 0 for kinds that bear none. */
export const bagsTax = (count: number, bags: Pick<BagsConfig, 'code' | 'taxed'>, taxPerBag: Pesos): Pesos =>
  isBagTaxed(bags) ? times(taxPerBag, count) : 0

type Deduction = Pick<AppliedCoupon, 'type' | 'value' | 'percentage'> & { produtsIds?: readonly string[] }

/** S-9-004, A-61: what a coupon takes off: a percentage of its base, or a fixed value; never more than the base. */
export function couponAmount(coupon: Deduction, lines: readonly Amounted[]): Pesos {
  const base = subtotalOf(coupon.type === 'products_price' ? lines.filter((each) => coupon.produtsIds?.includes(each.id)) : lines)
  const amount = percentageOf(coupon) ?? 0
  const off = amount > 0 ? percentOf(base, amount) : Math.round(coupon.value)
  return Math.max(0, Math.min(base, off))
}

const percentageOf = ({ percentage, value }: Deduction): number | null => {
  if (percentage === true) return value
  return typeof percentage === 'number' ? percentage : null
}

/** S-9-005, A-50: 0 for pickup, nothing before an address; then the zone's fee under rule `zone` when there is one, else the business's price. */
export function deliveryPrice(
  cart: { type: 'delivery' | 'pickup'; hasAddress: boolean; zoneFee?: Pesos | null },
  config: DeliveryConfig,
): Pesos {
  if (cart.type === 'pickup' || !cart.hasAddress) return 0
  if (config.delivery_price_rule === 'zone' && typeof cart.zoneFee === 'number') return cart.zoneFee
  return config.delivery_price ?? 0
}

interface DeliveryConfig {
  readonly delivery_price?: Pesos | null | undefined
  readonly delivery_price_rule?: 'flat' | 'zone' | undefined
}

/** S-9-003: subtotal + bags − coupons + delivery, the last only for delivery; never below 0. */
export const cartTotal = (cart: { type: 'delivery' | 'pickup'; subtotal: Pesos; bags: Pesos; coupons: Pesos; delivery: Pesos }): Pesos =>
  Math.max(0, sum([cart.subtotal, cart.bags, -cart.coupons, cart.type === 'delivery' ? cart.delivery : 0]))

/** S-9-006, A-51: compared with the subtotal; equal passes, null or 0 means no minimum. */
export const reachesMinimum = (subtotal: Pesos, minimum: Pesos | null | undefined): boolean => !minimum || subtotal >= minimum
