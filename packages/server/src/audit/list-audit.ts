import { allCalls } from '@plaza/contracts/all-calls'
import type { auditChange, auditEntry, getAuditEntry, listAudit } from '@plaza/contracts/audit/audit.api'
import { auditProblems } from '@plaza/contracts/audit/audit.messages'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import type * as z from 'zod/mini'
import type { Tx } from '../platform/database.ts'
import { idsIn, idsOfKey, keyInNames, namesOf } from './names-of.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

type Filter = ParsedInputOf<typeof listAudit>
type Entry = z.output<typeof auditEntry>
type Uses = Pick<SharedUses, 'db'>

/** The business's own log, newest first, by cursor. */
export async function listEntries({ business }: Scope, filter: Filter, { db }: Uses): Promise<OutputOf<typeof listAudit>> {
  return db.withTenant(business, async (tx) => {
    const { where, values } = conditions(tx, filter)
    const rows = await tx.query<Row>(
      `select ${columns} from audit_log l ${imported} where ${where.join(' and ')} order by l.id desc limit $${values.push(filter.limit + 1)}`,
      values,
    )
    const listed = rows.slice(0, filter.limit).map(entryOf)
    const names = await namesOf(tx, new Set(listed.filter(({ label }) => label === '').flatMap(({ entity_id }) => idsOfKey(entity_id))))
    const items = listed.map((entry) => ({ ...entry, label: entry.label || keyInNames(entry.entity_id, names) }))
    return { data: { items, next: rows.length > filter.limit ? (items.at(-1)?.id ?? null) : null } }
  })
}

/** One entry with the rows it changed. */
export async function findEntry(
  { business }: Scope,
  { entry: id, entity, entity_id, after = -1 }: ParsedInputOf<typeof getAuditEntry>,
  { db }: Uses,
): Promise<OutputOf<typeof getAuditEntry>> {
  return db.withTenant(business, async (tx) => {
    const [row] = await tx.query<Row & { change_set: string | null }>(
      `select ${columns}, l.change_set from audit_log l ${imported} where l.business_id = $1 and l.id = $2`,
      [business, id],
    )
    if (!row) return fail(auditProblems.notFound)
    const values: unknown[] = [business, row.change_set, after, changesAtOnce + 1]
    const about = entity && entity_id ? `and ${ofRecord(entity, entity_id, values)}` : ''
    const found = await tx.query<Change & { seq: number }>(
      `select seq, action, entity, entity_id, label, before, after from audit_changes c
       where business_id = $1 and change_set = $2 and seq > $3 ${about} order by seq limit $4`,
      values,
    )
    const changes = found.slice(0, changesAtOnce)
    const next = found.length > changesAtOnce ? (changes.at(-1)?.seq ?? null) : null
    const entry = entryOf(row)
    const ids = changes.flatMap(({ before, after: now, entity_id: key }) => [...idsIn(before), ...idsIn(now), ...idsOfKey(key)])
    const names = await namesOf(tx, new Set([...ids, ...idsOfKey(entry.entity_id)]))
    return {
      entry: { ...entry, label: entry.label || keyInNames(entry.entity_id, names) },
      changes: changes.map(({ seq: _, ...change }) => ({ ...change, label: change.label || keyInNames(change.entity_id, names) })),
      names,
      next,
    }
  })
}

const changesAtOnce = 200
type Change = z.output<typeof auditChange>
type Row = Omit<Entry, 'date' | 'summary'> & { date: Date }
const columns =
  'l.id, l.date, l.user_id, l.user_name, l.role, l.call, l.ip, l.action, l.entity, l.entity_id, l.label, greatest(l.touched, i.rows) as touched'
// An import goes on changing rows after its entry was written.
const imported = `left join lateral (select coalesce((i.counts ->> 'created')::int, 0) + coalesce((i.counts ->> 'updated')::int, 0)
  + coalesce((i.counts ->> 'missing')::int, 0) as rows from product_imports i where i.business_id = l.business_id and i.change_set = l.change_set) i on true`

const entryOf = ({ date, ...row }: Row): Entry => ({ ...row, date: date.toISOString(), summary: allCalls.get(row.call)?.summary ?? '' })

function conditions(tx: Tx, { user, role, action, entity, entity_id, from, to, before }: Filter) {
  const values: unknown[] = [tx.business]
  const where = ['l.business_id = $1']
  const add = (condition: string, value: unknown) => {
    if (value !== undefined && value !== '') where.push(condition.replaceAll('?', `$${values.push(value)}`))
  }
  if (user) where.push(`(l.user_id = $${values.push(user)} or l.user_name ilike $${values.push(`%${escapeLike(user)}%`)})`)
  add('l.role = ?', role)
  add('l.action = ?', action)
  add(`l.date >= ?::date::timestamp at time zone 'America/Bogota'`, from)
  add(`l.date < (?::date + 1)::timestamp at time zone 'America/Bogota'`, to)
  add('l.id < ?', before)
  if (entity && entity_id) touching(entity, entity_id, where, values)
  else {
    add('l.entity = ?', entity)
    add('l.entity_id = ?', entity_id)
  }
  return { where, values }
}

/** A record's history: entries about it, and those that changed it or a part of it among other things. */
function touching(entity: string, entityId: string, where: string[], values: unknown[]) {
  const about = ofRecord(entity, entityId, values)
  where.push(`((l.entity = $${values.push(entity)} and l.entity_id = $${values.push(entityId)}) or l.change_set in (
    select c.change_set from audit_changes c where c.business_id = $1 and ${about}))`)
}

/** Rows of `audit_changes c` that are this record or a part of it. */
const ofRecord = (entity: string, entityId: string, values: unknown[]) =>
  `((c.entity = $${values.push(entity)} and c.entity_id = $${values.push(entityId)}) or c.entity_id like $${values.push(`${escapeLike(entityId)}/%`)})`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
