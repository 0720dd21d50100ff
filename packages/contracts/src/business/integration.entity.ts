import * as z from 'zod/mini'
import { id, maybe } from '../kernel/base.ts'

export const runStatuses = ['running', 'completed', 'failed'] as const

/** `cron_next_step` is the moment of the next run; null when nobody planned one. The last run is ours. */
export const integration = z.object({
  id,
  name: z.string(),
  cron_next_step: maybe.moment,
  cron: maybe.text,
  last_run_at: maybe.moment,
  last_status: z.nullish(z.enum(runStatuses)),
  last_message: maybe.text,
})
export type Integration = z.output<typeof integration>
