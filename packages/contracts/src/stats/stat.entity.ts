import * as z from 'zod/mini'
import { baseShape, maybe } from '../kernel/base.ts'

export const stat = z.object({
  ...baseShape,
  type: z.string(),
  value: z.number(),
  reference: maybe.text,
  aditionalReference: maybe.text,
  module: maybe.text,
  office: maybe.text,
  displayName: maybe.text,
})
export type Stat = z.output<typeof stat>

export const log = z.object({ ...baseShape, type: z.string(), value: z.unknown() })
export type Log = z.output<typeof log>
