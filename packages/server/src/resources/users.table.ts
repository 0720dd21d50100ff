import { findUser, userOf } from '../account/user.repository.ts'
import { columnsOf } from './columns.ts'
import { inOrder } from './read-resource.ts'
import type { Doc, Table } from './table.ts'

/** Read by staff only; what is not named here can be neither read nor asked for. Lists leave addresses out. */
export const users: Table = {
  name: 'users',
  columns: columnsOf(`id name last_name email? phone? identification_card? birthday?:date role provider branchId? inactive:flag last_active_date?:time
    creationDate:time lastUpdateDate:time`),
  order: 't.creation_date desc',
  async load(tx, ids) {
    if (ids.length === 1) return [(await findUser(tx, ids[0] as string)) as unknown as Doc]
    const rows = await tx.query<Parameters<typeof userOf>[0]>('select * from users where business_id = $1 and id = any($2)', [tx.business, ids], 'users-by-id')
    const byId = new Map(rows.map((row) => [row.id, userOf(row) as unknown as Doc]))
    return inOrder(ids, byId)
  },
}
