import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

/**
 * Makes a branch the one to shop at. The cart handles it, because a cart with lines has a branch of its own that header and prices follow; it answers
 * whether the shopper may go there. Without a cart remote nobody answers.
 */
export const branchAsked = event('branch.asked', { kind: 'command', payload: z.object({ branchId: z.string() }) })

/** The branch in use; prices and stock follow it. */
export const branchChanged = event('branch.changed', {
  kind: 'state',
  payload: z.object({ branchId: z.nullable(z.string()) }),
  crossTab: true,
})
