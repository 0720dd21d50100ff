import { randomUUID } from 'node:crypto'
import type { Call } from '@plaza/contracts/kernel/call'
import type { Database, Tx } from './database.ts'
import type { Scope } from './scope.ts'

/** Is this call, made by this visitor, one of staff that changes something? Reads are not written down. */
export function isAudited({ method, access, byStaff }: Call, { user }: Scope): boolean {
  if (method === 'GET' || user === null) return false
  return access.kind === 'staff' || (byStaff === true && user.role !== 'client')
}

/** Whom the log names: a person of the staff, or what works by itself. */
export interface Doer {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly role?: string | undefined
  readonly ip?: string | undefined
  /** Key of the call by which it was asked for. */
  readonly call?: string | undefined
}

/**
 * The same database, each of whose transactions writes down in itself who changed what by this call: an entry in `audit_log`, and by
 * triggers the rows before and after in `audit_changes`. A transaction that touches nothing leaves nothing.
 */
export function auditedDatabase(db: Database, contract: Call, scope: Scope, input: unknown): Database {
  const doer = { ...whoOf(scope), call: contract.key }
  const who = JSON.stringify(doer)
  return {
    ...auditedAs(db, doer, targetOf(contract, input)),
    withPlatform: (work, options) =>
      db.withPlatform(async (tx) => {
        const result = await work(tx)
        if (contract.api === 'platform') await notePlatform(tx, scope, contract, input, who)
        return result
      }, options),
  }
}

/** The same for what was asked for before and is done without a call. */
export function auditedAs(db: Database, doer: Doer, target: string | null): Database {
  const who = JSON.stringify(doer)
  return {
    ...db,
    withTenant: (business, work, options) =>
      db.withTenant(
        business,
        async (tx) => {
          begin(tx)
          const result = await work(tx)
          end(tx, business, who, target)
          return result
        },
        options,
      ),
  }
}

export const whoOf = ({ user, ip }: Scope): Doer => ({ id: user?.id, name: user?.name, role: user?.role, ip })

const begin = (tx: Tx) => void tx.write("select set_config('app.audit', $1, true)", [randomUUID()], 'audit-begin')
const end = (tx: Tx, business: string, who: string, target: string | null) =>
  void tx.write('select plaza_audit_end($1, $2, $3)', [business, who, target], 'audit-end')

/** Remotes belong to no business: what was asked for them stands in the log of the business under which the operator is signed in. */
async function notePlatform(tx: Tx, { business }: Scope, { path }: Call, input: unknown, who: string) {
  const entity_id = (input as { name?: string }).name ?? ''
  const note = { action: path.split('/').at(-1), entity: 'remotes', entity_id, detail: input }
  await tx.run('select plaza_audit_note($1, $2, $3)', [business, who, JSON.stringify(note)], 'audit-note')
}

function targetOf({ paramNames }: Call, input: unknown): string | null {
  const given = input as Record<string, unknown>
  const said = given[paramNames.at(-1) ?? 'id'] ?? given.id
  return typeof said === 'string' ? said : null
}
