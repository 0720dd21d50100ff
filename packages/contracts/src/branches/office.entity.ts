import * as z from 'zod/mini'
import { baseShape, latLng, maybe } from '../kernel/base.ts'
import { openingHours } from './opening-hours.ts'

/** A branch ("sede"); the wire says office. */
export const office = z.object({
  ...baseShape,
  name: z.string(),
  displayName: z.string(),
  city: z.string(),
  address: z.string(),
  geopoint: latLng,
  /** Corners of the coverage; empty when the branch covers nothing. */
  polygon: z._default(z.array(latLng), []),
  support_number: maybe.text,
  /** Preparation time per product, whole minutes. */
  delivery_time_per_product: z._default(z.int(), 0),
  /** Null when the branch does not state them. Ours. */
  opening_hours: z.nullish(openingHours),
  /** Until then the branch takes no orders; null or past means no pause. Ours. */
  paused_until: maybe.moment,
  pause_reason: maybe.text,
})
export type Office = z.output<typeof office>

export const webServiceKeys = [
  'key',
  'key_price',
  'key_price_neto',
  'key_discount',
  'key_pum',
  'key_pum_measurement',
  'key_quantity_pum',
  'key_stock_min',
] as const

/** B-3-011: where the business's own feed keeps each value. Superadmin only. */
export const officeWebService = z.object({
  key: maybe.text,
  key_price: maybe.text,
  key_price_neto: maybe.text,
  key_discount: maybe.text,
  key_pum: maybe.text,
  key_pum_measurement: maybe.text,
  key_quantity_pum: maybe.text,
  key_stock_min: maybe.text,
})

export const adminOffice = z.extend(office, officeWebService.shape)
export type AdminOffice = z.output<typeof adminOffice>

const said = {
  required: 'El nombre es obligatorio.',
  latitude: 'La latitud debe ser un número entre -90 y 90.',
  longitude: 'La longitud debe ser un número entre -180 y 180.',
  minutes: 'El tiempo por producto debe ser un número entero de minutos, 0 o más.',
} as const

/** What creating and updating an office sends; two names differ from the record: `support_phone`, `enlistener_time`. */
export const officeInput = z.object({
  name: z.string(said.required).check(z.trim(), z.minLength(1, said.required), z.maxLength(200)),
  displayName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  city: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  address: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  latitude: z.number(said.latitude).check(z.minimum(-90, said.latitude), z.maximum(90, said.latitude)),
  longitude: z.number(said.longitude).check(z.minimum(-180, said.longitude), z.maximum(180, said.longitude)),
  support_phone: z.nullish(z.string().check(z.trim(), z.maxLength(40))),
  enlistener_time: z._default(z.int(said.minutes).check(z.minimum(0, said.minutes), z.maximum(1440)), 0),
})
