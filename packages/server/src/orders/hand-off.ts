import { type Pesos, share, sum } from '@plaza/contracts/kernel/money'
import { type IvaClass, ivaRates } from '@plaza/contracts/catalog/iva-class'
import type { HandOff } from '@plaza/contracts/orders/hand-off.entity'

export interface SoldLine {
  readonly product_id: string
  readonly total: Pesos
  /** Null: nobody chose one. */
  readonly iva_class: IvaClass | null
}

export interface Deduction {
  readonly amount: Pesos
  /** Null: of every line. */
  readonly products: readonly string[] | null
}

type Taxed = Pick<HandOff['lines'][number], 'discount' | 'total' | 'iva_class' | 'rate' | 'base' | 'tax'>

/** What each line bears of the coupons, and what of the rest is tax. The parts add up to the whole, to the peso. */
export function taxLines(lines: readonly SoldLine[], deductions: readonly Deduction[], discounts: Pesos): Taxed[] {
  const wished = lines.map(() => 0)
  for (const { amount, products } of deductions) {
    const bases = lines.map((line) => (products === null || products.includes(line.product_id) ? line.total : 0))
    for (const [at, part] of allocate(amount, bases).entries()) wished[at] = (wished[at] ?? 0) + part
  }
  // Together coupons may wish for more than there is: they are cut in proportion, and no line pays back.
  const taken =
    sum(wished) === discounts && wished.every((part, at) => part <= (lines[at]?.total ?? 0))
      ? wished
      : allocate(
          discounts,
          lines.map((line) => line.total),
        )
  return lines.map((line, at) => {
    const discount = taken[at] ?? 0
    const total = line.total - discount
    if (line.iva_class === null) return { discount, total, iva_class: null, rate: null, base: null, tax: null }
    const rate = ivaRates[line.iva_class]
    const base = share(total, 100, 100 + rate)
    return { discount, total, iva_class: line.iva_class, rate, base, tax: total - base }
  })
}

/** Parts of an amount in proportion to the bases, by largest remainder; of equal remainders the earlier line takes the peso. */
export function allocate(amount: Pesos, bases: readonly Pesos[]): Pesos[] {
  const whole = sum(bases)
  if (whole === 0) return bases.map(() => 0)
  const exact = bases.map((base) => ({
    part: Number((BigInt(amount) * BigInt(base)) / BigInt(whole)),
    rest: (BigInt(amount) * BigInt(base)) % BigInt(whole),
  }))
  const left = amount - sum(exact.map((each) => each.part))
  const first = [...exact.keys()].sort((a, b) => Number((exact[b]?.rest ?? 0n) - (exact[a]?.rest ?? 0n)) || a - b).slice(0, left)
  return exact.map(({ part }, at) => part + (first.includes(at) ? 1 : 0))
}

/** The tax of an order by class, in the order the classes first appear. What has no class is a group without amounts. */
export function taxesOf(lines: readonly Taxed[]): HandOff['taxes'] {
  const groups = Map.groupBy(lines, (line) => line.iva_class)
  return [...groups].map(([iva_class, group]) =>
    iva_class === null
      ? { iva_class, rate: null, base: null, tax: null }
      : {
          iva_class,
          rate: ivaRates[iva_class],
          base: sum(group.map((line) => line.base ?? 0)),
          tax: sum(group.map((line) => line.tax ?? 0)),
        },
  )
}
