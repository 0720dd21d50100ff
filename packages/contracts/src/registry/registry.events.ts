import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

/** Show a toast. `duration` in milliseconds; null takes the kind's own (see `kernel/toasts.ts`). */
export const toastRequested = event('toast.requested', {
  kind: 'fact',
  payload: z.object({
    kind: z.enum(['success', 'error', 'info', 'loading']),
    title: z.nullable(z.string()),
    text: z.nullable(z.string()),
    duration: z.nullable(z.number()),
  }),
})
