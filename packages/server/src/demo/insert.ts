import type { Tx } from '../platform/database.ts'

const batchSize = 1500

/** Writes rows of one table; every row has the keys of the first one, named like the columns. Objects and arrays go into jsonb columns. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = ['business_id', ...Object.keys(first)].map((name) => `"${name}"`).join(', ')
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize).map((row) => ({ business_id: tx.business, ...row }))
    await tx.run(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`, [
      JSON.stringify(batch),
    ])
  }
}
