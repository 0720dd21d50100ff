import type { StockEntry } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { searchTextOf } from './search-text.ts'

/** After a product's own columns changed: its branch entries (those given; others stay), its search text and its version. */
export async function saveProductExtras(tx: Tx, id: string, entries: readonly StockEntry[] = []): Promise<void> {
  for (const entry of entries) await saveEntry(tx, id, entry)
  const [row] = await tx.query<Row>(
    `select p.title, p.title_large, p.sub_title as "subTitle", p.brand, p.provider, p.tags, p.id_item, p.bar_code, c.category_name, s.display_name
     from products p join categories c on c.business_id = p.business_id and c.id = p.category_id
     join sub_categories s on s.business_id = p.business_id and s.id = p.sub_category_id where p.business_id = $1 and p.id = $2`,
    [tx.business, id],
    'product-words',
  )
  if (!row) return
  const text = searchTextOf(row, [row.category_name, row.display_name])
  await tx.run(
    'update products set search_text = $3, version = version + 1 where business_id = $1 and id = $2',
    [tx.business, id, text],
    'product-version',
  )
}

type Row = Parameters<typeof searchTextOf>[0] & { category_name: string; display_name: string }

const saveEntry = (tx: Tx, productId: string, entry: StockEntry) =>
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
