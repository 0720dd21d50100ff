import type { Tx } from '../platform/database.ts'
import { addAuditChanges, seqOfMissing } from './import-audit.repository.ts'

/** The next few products that the file does not name become inactive; how many there were. `already` is how many did before. */
export async function deactivateSome(tx: Tx, importId: string, changeSet: string | null, already: number, most: number): Promise<number> {
  const rows = await tx.query<{ id: string; title: string }>(
    `update products set inactive = true, inactive_date = now(), inactive_reason = $4, version = version + 1, last_update_date = now()
     where business_id = $1 and id in (select id from products where ${missing} order by id limit $3) returning id, title`,
    [tx.business, importId, most, reason],
    'import-missing-off',
  )
  const after = { inactive: true, inactive_reason: reason }
  addAuditChanges(
    tx,
    changeSet,
    rows.map(({ id, title }, nth) => ({
      seq: seqOfMissing(already + nth),
      action: 'update',
      entity: 'products',
      entity_id: id,
      label: title,
      before: { inactive: false },
      after,
    })),
  )
  return rows.length
}

const reason = 'No está en la importación'
const missing = `business_id = $1 and not inactive and not exists (select from product_import_rows r
  where r.business_id = products.business_id and r.import_id = $2 and r.sku = products.id_item)`

export async function countMissing(tx: Tx, importId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from products where ${missing}`, [tx.business, importId])
  return row?.count ?? 0
}
