import * as z from 'zod/mini'
import { id, maybe } from '../kernel/base.ts'

/** `cron_next_step` is the moment of the next run. */
export const integration = z.object({ id, name: z.string(), cron_next_step: maybe.moment })
export type Integration = z.output<typeof integration>
