import { formatDate, formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatGrams, formatPesos } from '@plaza/contracts/kernel/money'
import type { NumberKind } from '@plaza/contracts/kernel/typed-number'
import { isSameValue, type RecordField, type RecordValues } from './record-field.ts'

/** One field of which two versions are there, each in words; several lines where the value is a list. */
export interface Difference {
  readonly field: string
  readonly mine: string
  readonly theirs: string
}

/**
 * Names the fields that were changed here and, since, to something else by somebody: saving would overwrite what nobody here has seen.
 *
 * @param before - What the form began from.
 * @param changed - What was changed of it here.
 * @param theirs - What stands saved by now.
 */
export const conflictingFields = (before: RecordValues, changed: RecordValues, theirs: RecordValues): string[] =>
  Object.keys(changed).filter((name) => !isSameValue(before[name], theirs[name]) && !isSameValue(changed[name], theirs[name]))

/** Both versions of these fields in words. Of a list only the lines that the other version lacks. */
export function listDifferences(
  fields: readonly RecordField[],
  names: readonly string[],
  mine: RecordValues,
  theirs: RecordValues,
): Difference[] {
  return names.map((name) => {
    const field = fields.find((each) => each.name === name)
    const lines = (value: unknown) => (field ? describeValue(field, value) : [String(value ?? '')])
    return { field: field?.label ?? name, ...compareLines(lines(mine[name]), lines(theirs[name])) }
  })
}

/** Of two lists of lines what the other one lacks; both whole when they differ in order only. */
export function compareLines(mine: readonly string[], theirs: readonly string[]): Pick<Difference, 'mine' | 'theirs'> {
  const own = mine.filter((line) => !theirs.includes(line))
  const other = theirs.filter((line) => !mine.includes(line))
  if (own.length === 0 && other.length === 0) return { mine: mine.join('\n'), theirs: theirs.join('\n') }
  return { mine: own.join('\n'), theirs: other.join('\n') }
}

/** A value in the words of its field, a line for each part. */
export function describeValue(field: RecordField, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (field.describe) return field.describe(value)
  if (value instanceof File) return [value.name]
  switch (field.kind) {
    case 'switch':
      return [value === true ? 'Sí' : 'No']
    case 'number':
      return [describeNumber(typeof field.counts === 'string' ? field.counts : 'count', Number(value))]
    case 'select':
    case 'combobox':
      return [labelOf(field.options, value)]
    case 'multi':
      return (value as readonly unknown[]).map((each) => labelOf(field.options, each))
    case 'rich':
      return htmlLines(String(value))
    case 'date':
      return [formatDate(String(value))]
    case 'dateTime':
      return [formatDateTime(String(value))]
    default:
      return (typeof value === 'string' ? value : JSON.stringify(value)).split('\n')
  }
}

function describeNumber(kind: NumberKind, value: number): string {
  if (kind === 'money' && Number.isSafeInteger(value)) return formatPesos(value)
  if (kind === 'grams') return formatGrams(value)
  return kind === 'percent' ? `${value.toLocaleString('es-CO')} %` : value.toLocaleString('es-CO')
}

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value)

const entities: Record<string, string> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const htmlLines = (html: string): string[] =>
  html
    .split(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
        .trim(),
    )
    .filter(Boolean)
