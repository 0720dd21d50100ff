import type { User } from '@plaza/contracts/account/user.entity'
import type { Tx } from '../platform/database.ts'
import { findUser, userOf } from './user.repository.ts'

/** Users as staff see them, in the order of the ids. One alone brings its addresses, a list leaves them out. */
export async function showUsers(tx: Tx, ids: readonly string[]): Promise<User[]> {
  const [first] = ids
  if (ids.length === 1 && first !== undefined) return [await findUser(tx, first)].filter((user) => user !== null)
  const rows = await tx.query<Parameters<typeof userOf>[0]>(
    'select * from users where business_id = $1 and id = any($2)',
    [tx.business, ids],
    'users-by-id',
  )
  const byId = new Map(rows.map((row) => [row.id, userOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Is this the id of a user of this business, active or not? */
export async function isUser(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.query('select 1 from users where business_id = $1 and id = $2', [tx.business, id], 'user-known')
  return found.length > 0
}
