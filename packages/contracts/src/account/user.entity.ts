import * as z from 'zod/mini'
import { baseShape, maybe } from '../kernel/base.ts'
import { address } from './address.entity.ts'
import { isAdminOrSuper, parseRole, type Role, roles } from './role.ts'

export const providers = ['google', 'email', 'anonymous'] as const

/** Acceptance of data protection: `accepted` and `date` say the terms, `promotional` the separate consent; null means never asked. */
export const habeasAccept = z.object({
  accepted: z.boolean(),
  date: maybe.moment,
  version: maybe.text,
  origin: maybe.text,
  promotional: z.nullish(z.object({ accepted: z.boolean(), date: maybe.moment, version: maybe.text, origin: maybe.text })),
})

/** Another person's record or one's own. Never carries `FCMtoken` or `socket_id`; `token` only in the answers of login calls. */
export const user = z.object({
  ...baseShape,
  idAuth: maybe.text,
  name: z.string(),
  last_name: maybe.text,
  email: maybe.text,
  /** The e-mail that takes the place of `email` once the link mailed to it is opened. */
  pendingEmail: maybe.text,
  phone: maybe.text,
  /** True when a code proved `phone` in this account: only then does it sign in. */
  phoneVerified: z._default(z.boolean(), false),
  identification_card: maybe.text,
  /** `YYYY-MM-DD`. */
  birthday: maybe.moment,
  photoUrl: maybe.text,
  thumbnail: maybe.text,
  token: z.optional(z.string()),
  FCMtoken: maybe.text,
  addresses: z._default(z.array(address), []),
  role: z._default(z.enum(roles), 'client'),
  provider: z._default(z.enum(providers), 'anonymous'),
  habeasAccept: z.nullish(z.union([z.boolean(), habeasAccept])),
  last_active_date: maybe.moment,
  last_disconnet_date: maybe.moment,
  socket_id: maybe.text,
  branchId: maybe.text,
  isAdminOrSuper: z._default(z.boolean(), false),
})
export type User = z.output<typeof user>

/** The fields that follow from others; the server adds them to what it stores. */
export function withDerived<U extends { role: string }>(stored: U): Omit<U, 'role'> & { role: Role; isAdminOrSuper: boolean } {
  const role = parseRole(stored.role)
  return { ...stored, role, isAdminOrSuper: isAdminOrSuper(role) }
}

export const fullName = (person: { name: string; last_name?: string | null | undefined }) =>
  `${person.name} ${person.last_name ?? ''}`.trim()
