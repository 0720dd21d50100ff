import * as z from 'zod/mini'
import { id, latLng, pesos } from '../kernel/base.ts'

export const distances = ['cercano', 'lejano', 'muy_lejano'] as const
export type Distance = (typeof distances)[number]

/** A part of a branch's coverage with its own delivery fee, whole pesos, 0 or more. */
export const zone = z.object({
  id,
  distance: z.enum(distances),
  deliveryFee: pesos.check(z.minimum(0)),
  polygon: z.array(latLng),
  officeId: id,
  /** When it was changed last: what `If-Match` names. */
  lastUpdateDate: z.optional(z.nullable(z.string())),
})
export type Zone = z.output<typeof zone>
