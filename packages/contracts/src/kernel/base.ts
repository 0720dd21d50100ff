import * as z from 'zod/mini'

/** Identity of a stored record: a uuid or a short text key, never empty. */
export const id = z.string().check(z.minLength(1))

/** ISO 8601 date or moment as text, UTC when it carries a time. Output schemas stop at the date part, so that one odd record hides no list. */
export const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/))

/** Whole Colombian pesos. */
export const pesos = z.int()

/** What the wire may leave out or send as null. */
export const maybe = {
  text: z.nullish(z.string()),
  number: z.nullish(z.number()),
  pesos: z.nullish(pesos),
  moment: z.nullish(moment),
  flag: z.nullish(z.boolean()),
} as const

export const textList = z._default(z.array(z.string()), [])
export const off = z._default(z.boolean(), false)

/** S-3-001: fields of every stored record. */
export const baseShape = {
  id,
  inactive: off,
  inactiveDate: maybe.moment,
  creationDate: maybe.moment,
  lastUpdateDate: maybe.moment,
} as const

export const baseRecord = z.object(baseShape)
export type BaseRecord = z.output<typeof baseRecord>

/** A point of the map as offices, coverages and zones write it. Addresses use GeoJSON instead. */
export const latLng = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
})
export type LatLng = z.output<typeof latLng>
