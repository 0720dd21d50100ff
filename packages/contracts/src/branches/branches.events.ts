import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

/** The branch in use; prices and stock follow it. */
export const branchChanged = event('branch.changed', {
  kind: 'state',
  payload: z.object({ branchId: z.nullable(z.string()) }),
  crossTab: true,
})
