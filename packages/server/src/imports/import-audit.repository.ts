import type { Tx } from '../platform/database.ts'

/** One row that an import touched, as the audit log keeps it. */
export interface AuditedChange {
  /** Its place in the log: in the order of the file, and the same whenever the row is tried again. */
  seq: number
  action: 'create' | 'update'
  entity: 'products' | 'categories' | 'sub_categories'
  entity_id: string
  label: string
  before: object | null
  after: object
}

// Below it stand the rows that the call itself touched.
const firstSeq = 1000
const perRow = 4
const missingFrom = 1_000_000

/** `nth` tells apart what one row of the file made: its category, its sub-category, its product. */
export const seqOf = (row: number, nth: 0 | 1 | 2): number => firstSeq + row * perRow + nth

/**
 * Adds to the entry under which the import was started. Not by the triggers, which know no more and cost as much as the writing itself: the
 * import has compared each product already.
 */
export function addAuditChanges(tx: Tx, changeSet: string | null, changes: readonly AuditedChange[]): void {
  if (changeSet === null || changes.length === 0) return
  void tx.write(
    `insert into audit_changes (business_id, change_set, seq, action, entity, entity_id, label, before, after)
     select $1, $2, c.seq, c.action, c.entity, c.entity_id, left(c.label, 200), c.before, c.after
     from jsonb_to_recordset($3::jsonb) as c(seq int, action text, entity text, entity_id text, label text, before jsonb, after jsonb)`,
    [tx.business, changeSet, JSON.stringify(changes)],
    'import-audit',
  )
}

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
      seq: missingFrom + already + nth,
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
