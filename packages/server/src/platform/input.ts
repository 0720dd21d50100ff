import type { ProblemBody } from '@plaza/contracts/kernel/problem'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import * as z from 'zod/mini'
import { fail } from './problems.ts'

// Spanish for every rule that brings no text of its own.
z.config({ localeError: spanishOf })

/** Reads a flat object by its schema; ends the call with one Spanish detail per faulty field. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  return fail(commonProblems.validation, { details: detailsOf(parsed.error) })
}

/** One entry per field, in the order of the schema. */
export function detailsOf(error: z.core.$ZodError): NonNullable<ProblemBody['details']> {
  const seen = new Map(error.issues.map((issue) => [issue.path.join('.'), issue.message] as const).reverse())
  return [...seen].reverse().map(([field, message]) => ({ field, message }))
}

/** Query strings and path parameters are text; what the schema wants as number, flag, list or object is read as such. */
export function readerOf(schema: z.ZodMiniObject): (texts: Record<string, unknown>) => Record<string, unknown> {
  const readers = new Map(Object.entries(schema.shape).map(([name, field]) => [name, orNothing(field, readerOfField(field))] as const))
  return (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([given, value]) => {
        const name = nameOf(given, texts, readers)
        return [name, (readers.get(name) ?? same)(value)]
      }),
    )
}

const synonyms: Record<string, string> = { limit: 'limitPerPage', limitPerPage: 'limit' }

/** the name under which the schema takes it, where only its synonym was sent. */
function nameOf(given: string, texts: Record<string, unknown>, known: ReadonlyMap<string, unknown>): string {
  const other = synonyms[given]
  return other !== undefined && !known.has(given) && known.has(other) && !(other in texts) ? other : given
}

type Reader = (value: unknown) => unknown

// A form knows no null: an empty text stands for it where nothing is allowed and an empty text is not.
function orNothing(field: z.core.$ZodType, read: Reader): Reader {
  const accepts = (value: unknown) => z.safeParse(field, value).success
  return accepts(null) && !accepts('') ? (value) => (value === '' ? null : read(value)) : read
}

const same: Reader = (value) => value

function readerOfField(field: z.core.$ZodType): Reader {
  const inner = unwrap(field)
  const type = inner._zod.def.type
  if (type === 'number' || type === 'int') return (inner._zod.def as { coerce?: boolean }).coerce ? readNumberOrNothing : readNumber
  if (type === 'boolean') return readFlag
  if (type === 'array') return readList
  if (type === 'object' || type === 'record') return readJson
  return same
}

function unwrap(field: z.core.$ZodType): z.core.$ZodType {
  const def = field._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType }
  const inner = def.innerType ?? def.in
  return inner ? unwrap(inner) : field
}

const readNumber: Reader = (value) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
// Where an empty text would be coerced to zero: a price field that was left empty asks for nothing. Elsewhere it is refused, as any other text.
const readNumberOrNothing: Reader = (value) => (typeof value === 'string' && value.trim() === '' ? undefined : readNumber(value))
const readFlag: Reader = (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value)
const readList: Reader = (value) =>
  typeof value !== 'string' ? value : value.startsWith('[') ? readJson(value) : value === '' ? [] : [value]

const readJson: Reader = (value) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const typeWords: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
}

function spanishOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'Este dato es obligatorio.' : `Debe ser ${typeWords[issue.expected] ?? 'otro tipo de dato'}.`
  if (issue.code === 'too_small') return sizeText(issue.origin, issue.minimum, 'mínimo')
  if (issue.code === 'too_big') return sizeText(issue.origin, issue.maximum, 'máximo')
  if (issue.code === 'invalid_value') return `Debe ser uno de: ${issue.values.join(', ')}.`
  return 'Este dato no es válido.'
}

function sizeText(origin: string, limit: number | bigint, word: string) {
  if (origin === 'string') return `Debe tener ${word} ${limit} caracteres.`
  if (origin === 'array') return `Debe tener ${word} ${limit} elementos.`
  return `Debe ser ${word} ${limit}.`
}
