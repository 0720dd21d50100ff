import type { Tx } from '../platform/database.ts'

/** The active branches with the names under which the business's own feed keeps their values (B-3-011). For the server's own use: never part of an answer. */
export const readOfficeKeys = (tx: Tx): Promise<{ id: string; keys: Record<string, string | null> }[]> =>
  tx.query(`select id, ws_keys as keys from offices where business_id = $1 and not inactive order by id`, [tx.business])
