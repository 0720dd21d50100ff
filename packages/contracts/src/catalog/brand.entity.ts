import * as z from 'zod/mini'
import { baseShape, maybe } from '../kernel/base.ts'

export const brand = z.object({
  ...baseShape,
  name: z.string(),
  displayName: z.string(),
  description: maybe.text,
  logo: maybe.text,
  totalProducts: z._default(z.int(), 0),
})
export type Brand = z.output<typeof brand>
