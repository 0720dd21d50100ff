import { isAdminLevel } from '@plaza/contracts/account/role'
import type { Tx } from '../platform/database.ts'
import { fail, serverProblems } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Doc, Table } from './table.ts'

/** Refuses a record that is larger than its table allows, and a new one of a person who has enough of them. */
export async function rejectBeyondQuota(tx: Tx, { name, quota }: Table, { user }: Scope, input: Doc, before: Doc | null): Promise<void> {
  if (!quota) return
  rejectTooLarge(input, quota.kilobytes)
  const { perPerson, owner } = quota
  if (before !== null || perPerson === undefined || owner === undefined || !user || isAdminLevel(user.role)) return
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from ${name} where business_id = $1 and ${owner} = $2`, [
    tx.business,
    user.id,
  ])
  if ((row?.count ?? 0) >= perPerson) fail(serverProblems.recordsFull, { data: { limit: perPerson } })
}

export function rejectTooLarge(input: object, kilobytes: number): void {
  if (Buffer.byteLength(JSON.stringify(input)) > kilobytes * 1024) fail(serverProblems.recordTooLarge, { data: { limit: kilobytes } })
}
