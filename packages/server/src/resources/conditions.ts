import { type Column, isOn } from './columns.ts'

/** Takes a value as the next parameter and answers its place: `$3`. */
export type Bind = (value: unknown) => string

/** A-14: what a filter says of one column, as SQL; null when it says nothing that makes sense there, which is ignored. */
export function conditionOf(column: Column, wanted: unknown, bind: Bind): string | null {
  const name = `t.${column.column}`
  if (wanted === undefined || wanted === '') return null
  if (wanted === null) return `${name} is null`
  if (Array.isArray(wanted)) return anyOf(column, wanted, bind)
  if (typeof wanted === 'object') return compared(column, wanted as Record<string, unknown>, bind)
  return equal(column, wanted, bind)
}

function equal(column: Column, wanted: unknown, bind: Bind): string | null {
  const name = `t.${column.column}`
  switch (column.kind) {
    case 'flag':
      return isOn(wanted) || isOff(wanted) ? `${name} = ${bind(isOn(wanted))}` : null
    case 'int':
    case 'number':
      return Number.isFinite(Number(wanted)) ? `${name} = ${bind(String(Number(wanted)))}::numeric` : null
    case 'json':
      return `${name} @> to_jsonb(${bind(String(wanted))}::text)`
    case 'text':
      // Ids keep their index; words are compared without regard to case.
      return isId(column) ? `${name} = ${bind(String(wanted))}` : `lower(${name}) = lower(${bind(String(wanted))})`
    default:
      return isMoment(wanted) ? `${name}::date = ${bind(wanted)}::date` : null
  }
}

function anyOf(column: Column, wanted: readonly unknown[], bind: Bind): string | null {
  const each = wanted.slice(0, mostChoices).flatMap((one) => (typeof one === 'object' ? [] : (equal(column, one, bind) ?? [])))
  return each.length === 0 ? null : `(${each.join(' or ')})`
}

function compared(column: Column, wanted: Record<string, unknown>, bind: Bind): string | null {
  const name = `t.${column.column}`
  if (typeof wanted.regex === 'string') return wanted.regex === '' ? null : `${name}::text ilike ${bind(`%${escapeLike(wanted.regex)}%`)}`
  const bounds = [bound(column, '>=', wanted.gte ?? wanted.from, bind), bound(column, '<=', wanted.lte ?? wanted.to, bind)].filter(
    (each) => each !== null,
  )
  return bounds.length === 0 ? null : bounds.join(' and ')
}

function bound({ kind, column }: Column, sign: '>=' | '<=', limit: unknown, bind: Bind): string | null {
  if ((kind === 'time' || kind === 'date') && isMoment(limit)) return `t.${column} ${sign} ${bind(limit)}::timestamptz`
  if ((kind === 'int' || kind === 'number') && typeof limit === 'number') return `t.${column} ${sign} ${bind(String(limit))}::numeric`
  return null
}

const mostChoices = 200
const isOff = (value: unknown) => value === false || value === 0 || value === '0' || value === 'false'
const isId = ({ wire }: Column) => /^id$|_id$|Id$/.test(wire)
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
/** What people typed is text, never a pattern. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
