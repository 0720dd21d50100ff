import { isNetAbovePrice, netAbovePrice, settlePrice } from '@plaza/contracts/catalog/branch-price.rules'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import type { StockEntry } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'

/** After a product's own columns changed: its branch entries (those given; others stay) and its version. */
export async function saveProductExtras(tx: Tx, id: string, entries: readonly StockEntry[] = []): Promise<void> {
  await saveEntries(tx, id, entries)
  await tx.run('update products set version = version + 1 where business_id = $1 and id = $2', [tx.business, id], 'product-version')
}

/** What branches ask for a product, new or changed; the percentage is computed, and a net price above the price is refused. */
export async function saveEntries(tx: Tx, id: string, entries: readonly StockEntry[]): Promise<void> {
  if (entries.some(isNetAbovePrice))
    fail(productAdminProblems.netAbovePrice, { details: [{ field: 'stock_branch_offices', message: netAbovePrice }] })
  await Promise.all(entries.map((entry) => saveEntry(tx, id, settlePrice(entry))))
}

const saveEntry = (tx: Tx, productId: string, entry: StockEntry): Promise<number> =>
  tx.run(
    `insert into product_branches (business_id, product_id, office_id, price, price_neto, discount, stock, stock_min, pum, quantity_pum)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (business_id, product_id, office_id) do update set price = excluded.price, price_neto = excluded.price_neto, discount = excluded.discount,
       stock = excluded.stock, stock_min = excluded.stock_min, pum = excluded.pum, quantity_pum = excluded.quantity_pum`,
    [
      tx.business,
      productId,
      entry.id,
      entry.price,
      entry.price_neto,
      entry.discount,
      Math.trunc(entry.stock),
      Math.trunc(entry.stock_min),
      entry.pum ?? null,
      entry.quantity_pum ?? null,
    ],
    'product-entry-save',
  )
