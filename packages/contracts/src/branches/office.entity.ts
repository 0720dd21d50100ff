import * as z from 'zod/mini'
import { baseShape, latLng, maybe } from '../kernel/base.ts'

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
})
export type Office = z.output<typeof office>

export const webServiceKeys = ['key', 'key_price', 'key_price_neto', 'key_discount', 'key_pum', 'key_pum_measurement', 'key_quantity_pum', 'key_stock_min'] as const

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
