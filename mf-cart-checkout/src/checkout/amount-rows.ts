import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'

type Amounts = BranchChange['after']

/** Pesos before and after a change of branch. The rows add up to the last one, the total; what is nothing on both sides is left out. */
export const amountRows = (before: Amounts, after: Amounts): (readonly [label: string, before: number, after: number])[] => [
  ['Subtotal', before.price_subtotal_computed, after.price_subtotal_computed],
  ...optionalRow('Bolsas', before.price_total_bags, after.price_total_bags),
  ...optionalRow('Cupones', -before.coupons_total, -after.coupons_total),
  ...optionalRow('Domicilio', before.price_domicile, after.price_domicile),
  ['Total', before.price_total_computed, after.price_total_computed],
]

const optionalRow = (label: string, before: number, after: number) => (before || after ? [[label, before, after] as const] : [])
