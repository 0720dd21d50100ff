import * as z from 'zod/mini'

/** Readers of query parameters: the client writes numbers and booleans, the server receives text. */
export const queryNumber = z.coerce.number<number | string>()
export const queryCount = z.coerce.number<number | string>().check(z.int(), z.minimum(0))
export const queryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((value) => value === true || value === 'true' || value === '1'),
)
export const pageNumber = z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000)), 1)
export const pageLimit = (size: number, most = 1000) =>
  z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(most)), size)

/** Limits on free text from people. */
export const shortText = z.string().check(z.maxLength(300))
export const longText = z.string().check(z.maxLength(2000))

/** A day, `YYYY-MM-DD`, that the calendar has. */
export const calendarDay = z.string().check(z.refine((text) => isDay(text), 'La fecha no es válida.'))
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** A JSON object as text or as it is: field to value, list of values or `{regex}`; fields to asc or desc. */
export const conditions = z.optional(z.record(z.string(), z.unknown()))
