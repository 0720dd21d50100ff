import type { Doc } from '../resources/table.ts'

/** B-3-025, B-3-026: texts are stored upper case, e-mails lower case; codes, dates and references as they are. */
export function storedCase(input: Doc): Doc {
  const said = (part: unknown) =>
    part && Object.fromEntries(Object.entries(part as Doc).map(([field, value]) => [field, cased(field, value)]))
  return {
    ...input,
    ...(input.user_data ? { user_data: said(input.user_data) } : {}),
    ...(input.company_data ? { company_data: said(input.company_data) } : {}),
  }
}

function cased(field: string, value: unknown) {
  if (typeof value !== 'string' || asWritten.has(field)) return value
  const text = value.trim()
  return field === 'email' ? text.toLowerCase() : text.toLocaleUpperCase('es-CO')
}

const asWritten = new Set(['gender', 'dwelling_type', 'birthdate', 'document_date_expedition'])
