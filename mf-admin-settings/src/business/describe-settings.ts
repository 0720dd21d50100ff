import type { Business } from '@plaza/contracts/business/business.entity'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { formatGrams, formatPesos } from '@plaza/contracts/kernel/money'
import type { Column, Row } from '../parts/list-editor.tsx'

type Footer = NonNullable<Business['footer_config']>

/** A list of records in words, a line for each: `Bolsa de papel · Código: PAPEL · Precio sin impuesto: $300`. */
export const describeRows =
  (columns: readonly Column[]) =>
  (value: unknown): string[] =>
    rowsOf(value).map((row) =>
      columns
        .map((column, at) => describeCell(column, row, at === 0))
        .filter(Boolean)
        .join(' · '),
    )

/** The named parts of a record in words, a line for each that is set. Addresses of stored pictures become file names. */
export const describeParts =
  (parts: readonly { readonly key: string; readonly label: string }[]) =>
  (value: unknown): string[] => {
    const record = recordOf(value)
    const known = new Set(parts.map(({ key }) => key))
    const others = Object.keys(record).flatMap((key) => (known.has(key) ? [] : [{ key, label: key }]))
    return [...parts, ...others].flatMap(({ key, label }) => {
      const text = describeText(record[key])
      return text === '' ? [] : [`${label}: ${text}`]
    })
  }

export function describeFooter(value: unknown): string[] {
  const { text, columns = [], social = [], legal } = recordOf(value) as Partial<Footer>
  return [
    ...(text ? [`Presentación: ${text}`] : []),
    ...columns.flatMap(({ title, links }) => [title, ...links.map((link) => `${title} · ${link.text}: ${link.link}`)]),
    ...social.map(({ icon, link }) => `${icon}: ${link}`),
    ...(legal ? [`Texto legal: ${legal}`] : []),
  ]
}

export const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** A list, whether one record or several stand for it. */
export function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value
  return value ? [value as Row] : []
}

function describeCell({ key, label, kind, counts, fallback }: Column, row: Row, isFirst: boolean): string {
  const value = row[key] ?? fallback?.(row)
  const text = describeText(kind === 'date' && value ? formatDate(String(value)) : value, counts)
  if (text === '') return ''
  return isFirst ? text : `${label}: ${text}`
}

function describeText(value: unknown, counts?: Column['counts']): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return describeNumber(value, counts)
  return String(value).replace(/^\/media\/.*\//, '')
}

function describeNumber(value: number, counts: Column['counts']): string {
  if (counts === 'money') return formatPesos(value)
  return counts === 'grams' ? formatGrams(value) : value.toLocaleString('es-CO')
}
