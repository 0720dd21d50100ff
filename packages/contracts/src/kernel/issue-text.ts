import type * as z from 'zod/mini'

/** The parts of an issue that its text needs. Mini carries no words of its own: an issue without a text of the schema says "Invalid input". */
interface Issue {
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly path?: readonly PropertyKey[] | undefined
  readonly expected?: string
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly inclusive?: boolean
  readonly values?: readonly unknown[]
  readonly keys?: readonly string[]
  readonly divisor?: number
}

const wordless = 'Invalid input'

/** The Spanish text of one schema issue; a text given in the schema wins. `missing`: nothing stood at its path. */
export function issueText(issue: Issue, missing = false): string {
  if (issue.message && issue.message !== wordless) return issue.message
  return missing ? required : (texts[issue.code ?? ''] ?? invalid)(issue)
}

/** One entry per issue, `field` as a dotted path; what a problem's `details` carries. `input` is what was parsed, to tell missing from wrong: finished issues carry no input. */
export const issueDetails = (error: z.core.$ZodError, input?: unknown): { field: string; message: string }[] =>
  error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issueText(issue as Issue, input !== undefined && isBlank(valueAt(input, issue.path))),
  }))

const required = 'Este campo es obligatorio.'
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined), input)

const invalid = (): string => 'El valor no es válido.'

const texts: Record<string, (issue: Issue) => string> = {
  invalid_type: ({ expected }) => types[expected ?? ''] ?? invalid(),
  too_small: ({ origin, minimum }) => (isEmptyText(origin, minimum) ? required : size('al menos', origin, minimum)),
  too_big: ({ origin, maximum }) => size('como máximo', origin, maximum),
  invalid_format: ({ format }) => formats[format ?? ''] ?? 'El formato no es válido.',
  invalid_value: ({ values }) => `Elige uno de estos valores: ${(values ?? []).join(', ')}.`,
  not_multiple_of: ({ divisor }) => `Debe ser múltiplo de ${divisor}.`,
  unrecognized_keys: ({ keys }) => `Campos desconocidos: ${(keys ?? []).join(', ')}.`,
}

const formats: Record<string, string> = {
  email: 'El correo electrónico no es válido.',
  url: 'El enlace no es válido.',
  uuid: 'El identificador no es válido.',
  date: 'La fecha no es válida.',
  datetime: 'La fecha no es válida.',
}

const types: Record<string, string> = {
  string: 'Debe ser un texto.',
  number: 'Debe ser un número.',
  int: 'Debe ser un número entero.',
  boolean: 'Debe ser sí o no.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
}

const isEmptyText = (origin?: string, minimum?: number | bigint): boolean => origin === 'string' && Number(minimum) === 1

function size(limit: string, origin: string | undefined, amount: number | bigint | undefined): string {
  const units: Record<string, string> = { string: ' caracteres', array: ' elementos', file: ' bytes' }
  const unit = units[origin ?? '']
  return unit === undefined ? `Debe ser ${limit} ${amount}.` : `Debe tener ${limit} ${amount}${unit}.`
}
