import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { toWire } from './columns.ts'
import { type Bind, conditionOf } from './conditions.ts'
import type { Doc, Table } from './table.ts'

export interface Question {
  filter: Doc
  order?: Doc | undefined
  limit: number
  offset: number
}

/** The documents of one page and how many there are in all, of those this visitor may see. */
export async function readPage(tx: Tx, table: Table, scope: Scope, question: Question): Promise<{ list: Doc[]; total: number }> {
  const { where, values, bind } = whereOf(tx, table, scope, question.filter)
  const page = `select t.id from ${table.name} t ${where} order by ${orderOf(table, question.order)} limit ${bind(question.limit)} offset ${bind(question.offset)}`
  const [found] = await tx.query<{ ids: string[]; total: number }>(
    `select array(${page}) as ids, (select count(*)::int from ${table.name} t ${where}) as total`,
    values,
  )
  return { list: await load(tx, table, scope, found?.ids ?? []), total: found?.total ?? 0 }
}

/** One document this visitor may see, or null. `locked` keeps it from changing until the transaction ends. */
export async function readOne(tx: Tx, table: Table, scope: Scope, id: string, locked = false): Promise<Doc | null> {
  const { where, values } = whereOf(tx, table, scope, { id })
  const [found] = await tx.query<{ id: string }>(`select t.id from ${table.name} t ${where} ${locked ? 'for update' : ''}`, values)
  const [doc] = found ? await load(tx, table, scope, [found.id]) : []
  return doc ?? null
}

function load(tx: Tx, table: Table, scope: Scope, ids: readonly string[]): Promise<Doc[]> {
  if (ids.length === 0) return Promise.resolve([])
  return table.load ? table.load(tx, ids, scope) : loadColumns(tx, table, ids)
}

export async function loadColumns(tx: Tx, { name, columns }: Table, ids: readonly string[]): Promise<Doc[]> {
  const rows = await tx.query<Doc>(
    `select ${columns.map(({ column }) => column).join(', ')} from ${name} where business_id = $1 and id = any($2)`,
    [tx.business, ids],
  )
  const byId = new Map(rows.map((row) => [row.id as string, toWire(row, columns)]))
  return inOrder(ids, byId)
}

/** The documents in the order of the ids; those that are not there are left out. */
export const inOrder = (ids: readonly string[], byId: ReadonlyMap<string, Doc>): Doc[] =>
  ids.map((id) => byId.get(id)).filter((doc) => doc !== undefined)

function whereOf(tx: Tx, table: Table, scope: Scope, filter: Doc) {
  const values: unknown[] = [tx.business]
  const bind: Bind = (value) => `$${values.push(value)}`
  const conditions = [
    't.business_id = $1',
    table.visible?.(scope, bind, filter) ?? 'true',
    ...Object.entries(filter).map(([field, wanted]) => said(table, field, wanted, bind)),
  ]
  return { where: `where ${conditions.filter((each) => each !== null).join(' and ')}`, values, bind }
}

// Fields nobody knows are ignored.
function said(table: Table, field: string, wanted: unknown, bind: Bind): string | null {
  const special = own(table.filters, field)
  if (special) return special(wanted, bind)
  const column = table.columns.find(({ wire }) => wire === field)
  return column ? conditionOf(column, wanted, bind) : null
}

function orderOf(table: Table, wanted: Doc = {}): string {
  const asked = Object.entries(wanted).flatMap(([field, direction]) => {
    const column = table.columns.find(({ wire }) => wire === field)
    const by = own(table.orders, field) ?? (column && `t.${column.column}`)
    return by ? [{ by, direction: isDescending(direction) ? 'desc' : 'asc' }] : []
  })
  if (asked.length === 0) return `${table.order}, t.id`
  // Rows that are alike follow the direction, so that the reverse of a list is its reverse.
  return [...asked, { by: 't.id', direction: asked.at(-1)?.direction }].map((each) => `${each.by} ${each.direction}`).join(', ')
}

const isDescending = (direction: unknown) => String(direction).toLowerCase() === 'desc' || direction === -1

const own = <Value>(from: Readonly<Record<string, Value>> | undefined, field: string): Value | undefined =>
  from && Object.hasOwn(from, field) ? from[field] : undefined
