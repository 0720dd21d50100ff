import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { Office } from '@plaza/contracts/branches/office.entity'

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

/** The rows that were changed, each with the stock that stood there, so that a sale in between is not overwritten unseen. */
export const changedRows = (before: readonly StockRow[], now: readonly StockRow[]) =>
  now.flatMap((row) => {
    const old = before.find(({ id }) => id === row.id)
    return JSON.stringify(old) === JSON.stringify(row) ? [] : [{ ...row, stock_seen: old?.stock ?? 0 }]
  })
