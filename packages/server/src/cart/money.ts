import type { BagsConfig } from '@plaza/contracts/cart/bags.entity'
import { bagsCount, bagsPrice, bagsTax, cartTotal } from '@plaza/contracts/cart/totals'
import type { CountType } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice, gramsOf, linePrice, type Pesos, sum } from '@plaza/contracts/kernel/money'
import type { OrderType } from '@plaza/contracts/orders/order.entity'

/** What an amount is made of: how many, and the branch's prices. Rounding happens once per gram line, in the contracts' money. */
export interface Amount {
  readonly count: number
  readonly countType: CountType
  readonly product: {
    readonly price?: Pesos | null | undefined
    readonly price_neto?: Pesos | null | undefined
    readonly quantity_pum?: number | null | undefined
    readonly unit_gram?: number | null | undefined
  }
}

export interface Totals {
  readonly price_subtotal_computed: Pesos
  readonly bags_count: number
  /** Bags and their tax; `bags_tax` is the part that is tax, so that an invoice can list it. */
  readonly price_total_bags: Pesos
  readonly bags_tax: Pesos
  readonly discounts_total: Pesos
  readonly coupons_total: Pesos
  readonly price_domicile: Pesos
  readonly price_total_computed: Pesos
}

/** What lines come to together: enough for a cart's totals. Sums of sums are sums. */
export interface Sums {
  readonly lines: number
  readonly count: number
  readonly subtotal: Pesos
  /** What the discounts in the prices take off. */
  readonly saved: Pesos
  /** Counts of the lines sold by unit, and grams of those sold by weight. */
  readonly units: number
  readonly grams: number
}

interface Extras {
  readonly type: OrderType
  readonly bags: BagsConfig | null
  readonly taxPerBag: Pesos
  readonly coupons: Pesos
  readonly delivery: Pesos
}

/** Above this an amount does not fit the database's integer; no grocery order comes near. */
export const mostPesos = 1_000_000_000

/** One line; 0 when the branch has no price. */
export const lineTotal = ({ count, countType, product }: Amount): Pesos =>
  linePrice(product, { count, countType, unit_gram: product.unit_gram ?? null }) ?? 0

/** S 9: subtotal + bags − coupons + delivery. Coupons never take more than the subtotal. `discounts_total` only informs: it is in the prices already. */
export const cartTotals = (lines: readonly Amount[], extras: Extras): Totals => totalsOfSums(sumsOf(lines), extras)

/** The same from the sums of the lines. */
export function totalsOfSums(sums: Sums, extras: Extras): Totals {
  const { subtotal } = sums
  const bags = bagsOf(sums, extras)
  const coupons = Math.min(extras.coupons, subtotal)
  return {
    price_subtotal_computed: subtotal,
    ...bags,
    discounts_total: sums.saved,
    coupons_total: coupons,
    price_domicile: extras.delivery,
    price_total_computed: cartTotal({ type: extras.type, subtotal, bags: bags.price_total_bags, coupons, delivery: extras.delivery }),
  }
}

function bagsOf({ lines, units, grams }: Sums, { bags, taxPerBag }: Extras) {
  if (bags === null) return { bags_count: 0, bags_tax: 0, price_total_bags: 0 }
  const both = [
    { count: units, countType: 'units' as const, product: {} },
    { count: grams, countType: 'grams' as const, product: { unit_gram: 1 } },
  ]
  const count = lines === 0 ? 0 : bagsCount(both, bags)
  const tax = bagsTax(count, bags, taxPerBag)
  return { bags_count: count, bags_tax: tax, price_total_bags: bagsPrice(count, bags) + tax }
}

export const sumsOf = (lines: readonly Amount[]): Sums => ({
  lines: lines.length,
  count: sum(lines.map((line) => line.count)),
  subtotal: sum(lines.map(lineTotal)),
  saved: sum(lines.map(savedOn)),
  units: sum(lines.filter((line) => line.countType === 'units').map((line) => line.count)),
  grams: sum(lines.map(gramsTaken)),
})

export const addSums = (one: Sums, other: Sums): Sums => ({
  lines: one.lines + other.lines,
  count: one.count + other.count,
  subtotal: sum([one.subtotal, other.subtotal]),
  saved: sum([one.saved, other.saved]),
  units: one.units + other.units,
  grams: one.grams + other.grams,
})

/** 0 for a line sold by unit. */
export const gramsTaken = ({ count, countType, product }: Amount): number => (countType === 'grams' ? gramsOf(count, product.unit_gram) : 0)

/** What the discount in its price takes off a line. */
export function savedOn(line: Amount): Pesos {
  const charged = chargedPrice(line.product) ?? 0
  const listed = Math.max(line.product.price ?? 0, charged)
  return lineTotal({ ...line, product: { ...line.product, price_neto: listed } }) - lineTotal(line)
}
