import { type deleteTenant as contract, type Erased } from '@plaza/contracts/business/tenants.api'
import { tenantProblems as problems } from '@plaza/contracts/business/tenants.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Tx } from '../../platform/database.ts'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail, ProblemError } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { addToAudit } from '../../resources/audit.ts'
import { eraseFiles, noteFiles } from './sweep-files.ts'
import { quoted, tenantTables } from './tenant-tables.ts'

/** Rows that triggers write while others go (what changed in the catalogue) need a second round. */
const rounds = 3

/**
 * Erases a business from every table in one transaction and counts what is left of it: nothing, or nothing happened. Then its files; when the
 * store fails, `files_noted` says so and `sweepFiles` removes them later.
 */
export async function deleteTenant(scope: Scope, { id, confirm }: ParsedInputOf<typeof contract>, uses: SharedUses): Promise<Erased> {
  const { db, directory, media } = uses
  const known = directory.get(id) ?? fail(problems.unknown)
  if (known.isDefault || id === scope.business) fail(problems.isProtected)
  if (confirm !== id) fail(problems.notConfirmed, { details: [{ field: 'confirm', message: problems.notConfirmed.text }] })
  // Not as a change of staff: the log of what goes would go on growing while it is erased. The entry stands in the operator's own log.
  const plain = await db.withTenant(scope.business, async ({ database }) => database)
  const tables = await plain.withTenant(id, erase)
  const files = await eraseFiles(id, { db: plain, media }).catch(nullWhenUnavailable)
  await db.withTenant(scope.business, (tx) => addToAudit(tx, scope, { action: 'delete', entity: 'tenants', entity_id: id }))
  await directory.refresh(id)
  const left = await plain.withTenant(id, async (tx) => Promise.all(tables.map(({ table }) => countOf(tx, table))))
  const proof = tables.map(({ table, deleted }, at) => ({ table, deleted, remaining: left[at] ?? 0 }))
  const remaining = proof.reduce((sum, row) => sum + row.remaining, 0)
  return { tables: proof, files: files ?? 0, files_noted: files === null, remaining }
}

function nullWhenUnavailable(error: unknown): null {
  if (error instanceof ProblemError && error.problem === commonProblems.unavailable) return null
  throw error
}

async function erase(tx: Tx) {
  // Documents that never change may go with their business.
  await tx.query("select set_config('app.erasing', $1, true)", [tx.business])
  const tables = await tenantTables(tx)
  const deleted = new Map(tables.map((table) => [table, 0]))
  for (let round = 0; round < rounds; round++) {
    let gone = 0
    for (const table of tables) {
      const rows = await emptied(tx, table)
      deleted.set(table, (deleted.get(table) ?? 0) + rows)
      gone += rows
    }
    if (gone === 0) break
  }
  await noteFiles(tx)
  return tables.map((table) => ({ table, deleted: deleted.get(table) ?? 0 }))
}

/** What nobody may delete from is opened for this one statement. */
async function emptied(tx: Tx, table: string): Promise<number> {
  const name = quoted(table)
  const [right] = await tx.query<{ has: boolean }>("select has_table_privilege(current_user, $1, 'delete') as has", [name])
  if (!right?.has) await tx.query(`grant delete on ${name} to current_user`)
  const rows = await tx.run(`delete from ${name} where business_id = $1`, [tx.business])
  if (!right?.has) await tx.query(`revoke delete on ${name} from current_user`)
  return rows
}

async function countOf(tx: Tx, table: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from ${quoted(table)} where business_id = $1`, [
    tx.business,
  ])
  return row?.count ?? 0
}
