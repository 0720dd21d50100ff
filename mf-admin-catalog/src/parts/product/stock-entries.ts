import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { Office } from '@plaza/contracts/branches/office.entity'
import { isUnlikelyPrice } from '@plaza/contracts/catalog/branch-price.rules'
import { formatPesos } from '@plaza/contracts/kernel/money'

/** One branch's row of the grid. */
export interface StockRow {
  readonly id: string
  readonly price: number
  readonly price_neto: number
  readonly discount: number
  readonly stock: number
  readonly stock_min: number
  readonly pum: number | null
  readonly quantity_pum: number | null
}

const nothing = { price: 0, price_neto: 0, discount: 0, stock: 0, stock_min: 0, pum: null, quantity_pum: null }

/** A row for every branch, also those that do not sell the product yet. */
export const stockRows = (product: Pick<AdminProduct, 'stock_branch_offices'> | null, offices: readonly Pick<Office, 'id'>[]): StockRow[] =>
  offices.map(({ id }) => {
    const entry = product?.stock_branch_offices.find((each) => each.id === id)
    return { id, ...nothing, ...entry, pum: entry?.pum ?? null, quantity_pum: entry?.quantity_pum ?? null }
  })

const prices = [
  { key: 'price', label: 'precio' },
  { key: 'price_neto', label: 'precio neto' },
] as const

/** Asks about prices that change by more than a factor of five: a slip of the keyboard sells at a tenth. Null when none does. */
export function suspiciousPrices(
  before: readonly StockRow[],
  now: readonly StockRow[],
  offices: readonly Pick<Office, 'id' | 'displayName'>[],
): string | null {
  const changes = now.flatMap((row) => {
    const old = before.find(({ id }) => id === row.id)
    const name = offices.find(({ id }) => id === row.id)?.displayName ?? row.id
    return prices.flatMap(({ key, label }) =>
      old && isUnlikelyPrice(old[key], row[key]) ? [`${name}: ${label} de ${formatPesos(old[key])} a ${formatPesos(row[key])}`] : [],
    )
  })
  return changes.length === 0 ? null : `¿Está bien este cambio de precio?\n${changes.join('\n')}`
}

/** The rows that were changed, each with the stock that stood there, so that a sale in between is not overwritten unseen. */
export const changedRows = (before: readonly StockRow[], now: readonly StockRow[]) =>
  now.flatMap((row) => {
    const old = before.find(({ id }) => id === row.id)
    return JSON.stringify(old) === JSON.stringify(row) ? [] : [{ ...row, stock_seen: old?.stock ?? 0 }]
  })
