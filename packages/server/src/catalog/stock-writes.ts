import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import type { WrittenStockEntry } from '@plaza/contracts/catalog/admin-product.entity'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'

/** One branch's entry as a caller writes it: the stock it wants, and the stock it saw. */
export type StockWrite = WrittenStockEntry

export interface StaleStock {
  readonly office: string
  /** What the caller saw; null when the caller did not say. */
  readonly seen: number | null
  readonly sent: number
  readonly now: number
}

/** Locks a product's entries, so that no order takes from them until the transaction ends; the stock of each branch. */
export async function lockStock(tx: Tx, productId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ office_id: string; stock: number }>(
    'select office_id, stock from product_branches where business_id = $1 and product_id = $2 order by office_id for update',
    [tx.business, productId],
    'stock-lock-product',
  )
  return new Map(rows.map(({ office_id, stock }) => [office_id, stock]))
}

/**
 * Stock that would be overwritten by a number which does not know of it. An entry without `stock`, or with the stock that was seen, changes
 * none; the first stock of a branch overwrites none.
 */
export const staleStock = (entries: readonly StockWrite[], locked: ReadonlyMap<string, number>): StaleStock[] =>
  entries.flatMap(({ id, stock, stock_seen }) => {
    const now = locked.get(id)
    const isKept = stock === undefined || stock === stock_seen || stock === now
    if (now === undefined || isKept || now === stock_seen) return []
    return [{ office: id, seen: stock_seen ?? null, sent: stock, now }]
  })

/** @throws STOCK_CHANGED with what was seen, sent and stands there now. */
export function rejectStaleStock(stale: readonly StaleStock[]): void {
  if (stale.length === 0) return
  fail(productAdminProblems.stockChanged, {
    data: { stock: stale },
    details: [{ field: 'stock_branch_offices', message: productAdminProblems.stockChanged.text }],
  })
}

/** The entries with the stock to store. Call it once `staleStock` found none. */
export const withStock = <Entry extends StockWrite>(entries: readonly Entry[], locked: ReadonlyMap<string, number>) =>
  entries.map(({ stock_seen, ...entry }) => {
    const now = locked.get(entry.id)
    const isKept = now !== undefined && (entry.stock === undefined || entry.stock === stock_seen)
    return { ...entry, stock: isKept ? now : (entry.stock ?? 0) }
  })
