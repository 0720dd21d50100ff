import { randomUUID } from 'node:crypto'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Problem } from '@plaza/contracts/kernel/problem'
import { removedMarker } from '@plaza/contracts/kernel/uploads'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { notify } from '../platform/signals.ts'
import { addToAudit } from './audit.ts'
import { toColumns } from './columns.ts'
import { readOne } from './read-resource.ts'
import { rejectBeyondQuota } from './record-quota.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { safeHtml } from './safe-html.ts'
import type { Doc, Table } from './table.ts'

/** Creates a document and answers it as its maker sees it. */
export const createDoc = (tx: Tx, table: Table, scope: Scope, input: Doc): Promise<Doc> =>
  explained(async () => {
    const id = randomUUID()
    const ready = await prepared(tx, table, scope, input, null)
    const columns = [...toColumns(ready, table.columns), ...Object.entries(table.owned?.(scope) ?? {})]
    const names = ['business_id', 'id', ...columns.map(([name]) => name)]
    await tx.run(`insert into ${table.name} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`, [
      tx.business,
      id,
      ...columns.map(([, value]) => value),
    ])
    return finished(tx, table, scope, id, ready, 'create')
  }, resourceProblems.unknownReference)

/** Changes the fields that were sent. What the visitor may not see is not found. */
export const updateDoc = (tx: Tx, table: Table, scope: Scope, { id, ...input }: Doc & { id: string }): Promise<Doc> =>
  explained(async () => {
    const before = (await readOne(tx, table, scope, id, true)) ?? fail(commonProblems.notFound)
    const ready = await prepared(tx, table, scope, input, before)
    const values: unknown[] = [tx.business, id]
    const changes = [
      ...toColumns(ready, table.columns).map(([name, value]) => `${name} = $${values.push(value)}`),
      ...stamps(table, ready, before),
    ]
    if (changes.length > 0) await tx.run(`update ${table.name} set ${changes.join(', ')} where business_id = $1 and id = $2`, values)
    return finished(tx, table, scope, id, ready, 'update')
  }, resourceProblems.unknownReference)

/** Removes a document, or marks it inactive where others refer to it. */
export const removeDoc = (tx: Tx, table: Table, scope: Scope, id: string): Promise<{ id: string }> =>
  explained(async () => {
    const before = (await readOne(tx, table, scope, id, true)) ?? fail(commonProblems.notFound)
    table.refuseRemoval?.(scope, before)
    const text =
      table.removal === 'soft' ? `update ${table.name} set inactive = true, last_update_date = now()` : `delete from ${table.name}`
    await tx.run(`${text} where business_id = $1 and id = $2`, [tx.business, id])
    await told(tx, table, scope, id, {}, 'remove')
    return { id }
  }, table.inUse ?? resourceProblems.inUse)

async function prepared(tx: Tx, table: Table, scope: Scope, input: Doc, before: Doc | null): Promise<Doc> {
  const clean = Object.fromEntries(Object.entries(input).map(([field, value]) => [field, cleaned(table, field, value)]))
  const ready = (await table.prepare?.(tx, scope, clean, before)) ?? clean
  await rejectBeyondQuota(tx, table, scope, ready, before)
  if (table.references) await refuseUnknown(tx, table.references, clean, before)
  return ready
}

function cleaned(table: Table, field: string, value: unknown): unknown {
  if (value === removedMarker) return null
  return typeof value === 'string' && table.html?.includes(field) ? safeHtml(value) : value
}

function stamps({ columns }: Table, input: Doc, before: Doc): string[] {
  const columnOf = (wire: string) => columns.find((each) => each.wire === wire)?.column
  const touched = columnOf('lastUpdateDate') ?? columnOf('updatedAt')
  const switched = input.inactive !== undefined && input.inactive !== before.inactive ? columnOf('inactiveDate') : undefined
  return [...(touched ? [`${touched} = now()`] : []), ...(switched ? [`${switched} = ${input.inactive ? 'now()' : 'null'}`] : [])]
}

async function finished(tx: Tx, table: Table, scope: Scope, id: string, input: Doc, action: 'create' | 'update'): Promise<Doc> {
  await table.after?.(tx, id, input)
  await told(tx, table, scope, id, input, action)
  return (await readOne(tx, table, scope, id)) ?? fail(commonProblems.notFound)
}

async function told(tx: Tx, table: Table, scope: Scope, id: string, input: Doc, action: string) {
  await addToAudit(tx, scope, { action, entity: table.name, entity_id: id, detail: { fields: Object.keys(input) } })
  if (table.affects) await addToOutbox(tx, 'catalog.changed', {})
  if (table.affects === 'branches') await notify(tx, { kind: 'business', business: tx.business })
}

/** What PostgreSQL refuses is explained to the caller; `reference` says what a missing or needed row means here. */
async function explained<T>(work: () => Promise<T>, reference: Problem): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '23505') fail(resourceProblems.duplicate)
    if (code === '23503') fail(reference)
    // A day that is in no calendar, a number no column holds: data that PostgreSQL cannot keep.
    if (code === '23514' || code === '23502' || code?.startsWith('22')) fail(commonProblems.validation)
    throw error
  }
}
