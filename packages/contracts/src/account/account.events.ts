import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

/** Who is signed in; null for a guest. */
export const sessionChanged = event('session.changed', {
  kind: 'state',
  payload: z.object({ userId: z.nullable(z.string()), role: z.nullable(z.string()) }),
  crossTab: true,
})

/** A path of this shop, never another site's, and never the login page. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\]|login\b)/))

/** Somebody needs a signed-in user; the shell opens the login modal (the login page below 900 px). `next` is where they go on afterwards, else they stay. */
export const signInRequested = event('sign-in.requested', {
  kind: 'fact',
  payload: z.object({ reason: z.nullable(z.string()), next: z.optional(ownPath) }),
})

/** The state that the login page is opened with: the path to go on at after signing in. */
export const loginState = z.object({ from: ownPath })
export type LoginState = z.output<typeof loginState>

/** The state that the profile is opened with where it lacks something: the path to go on at once it is complete. */
export const profileState = loginState

/** Where a guest who opened a page of signed-in people stands on home: `#entrar=/checkout/pay`. */
export const wantedPage = {
  hash: (path: string) => `#entrar=${path}`,
  of: (hash: string): string | null => ownPath.safeParse(hash.replace(/^#entrar=/, '')).data ?? null,
}

/** The login modal asks to be closed. */
export const signInClosed = event('sign-in.closed', { kind: 'fact', payload: z.object({}) })

/** An address was chosen (delivery) or a pickup office (`type` pickup; then `addressId` is null). */
export const addressSelected = event('address.selected', {
  kind: 'fact',
  payload: z.object({ type: z.enum(['delivery', 'pickup']), addressId: z.nullable(z.string()), branchId: z.nullable(z.string()) }),
})
