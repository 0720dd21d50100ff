import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

/** Who is signed in; null for a guest. */
export const sessionChanged = event('session.changed', {
  kind: 'state',
  payload: z.object({ userId: z.nullable(z.string()), role: z.nullable(z.string()) }),
  crossTab: true,
})

/** Somebody needs a signed-in user; the shell opens the login modal (the login page below 900 px). */
export const signInRequested = event('sign-in.requested', { kind: 'fact', payload: z.object({ reason: z.nullable(z.string()) }) })

/** The state that the login page is opened with: the path to go on at after signing in. */
export const loginState = z.object({ from: z.string().check(z.regex(/^\/(?![/\\]|login\b)/)) })
export type LoginState = z.output<typeof loginState>

/** The login modal asks to be closed. */
export const signInClosed = event('sign-in.closed', { kind: 'fact', payload: z.object({}) })

/** An address was chosen (delivery) or a pickup office (`type` pickup; then `addressId` is null). */
export const addressSelected = event('address.selected', {
  kind: 'fact',
  payload: z.object({ type: z.enum(['delivery', 'pickup']), addressId: z.nullable(z.string()), branchId: z.nullable(z.string()) }),
})
