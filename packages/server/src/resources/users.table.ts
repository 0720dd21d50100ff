import { showUsers } from '../account/show-users.ts'
import { columnsOf } from './columns.ts'
import type { Doc, Table } from './table.ts'

/** Read by staff only; what is not named here can be neither read nor asked for. */
export const users: Table = {
  name: 'users',
  columns:
    columnsOf(`id name last_name email? phone? identification_card? birthday?:date role provider branchId? inactive:flag last_active_date?:time
    creationDate:time lastUpdateDate:time`),
  order: 't.creation_date desc',
  load: async (tx, ids) => (await showUsers(tx, ids)) as unknown as Doc[],
}
