import * as z from 'zod/mini'
import { baseShape, maybe } from '../kernel/base.ts'

export const campaignTypes = ['ALL_USERS_PUSH', 'ALL_USERS_SMS'] as const
export const campaignTypeLabels = { ALL_USERS_PUSH: 'Notificación push', ALL_USERS_SMS: 'Mensaje de texto (SMS)' } as const

/** Why somebody is left out, the first that holds: no consent, no way to reach them, on the excluded numbers, written to today, by another channel this week. */
export const skippedCounts = z.object({
  noConsent: z.int(),
  noChannel: z.int(),
  excluded: z.int(),
  contactedToday: z.int(),
  otherChannel: z.int(),
})
export const audienceCounts = z.object({ audience: z.int(), willSend: z.int(), skipped: skippedCounts })
export type AudienceCounts = z.output<typeof audienceCounts>

export const campaign = z.object({
  ...baseShape,
  type: z.enum(campaignTypes),
  title: z.string(),
  description: maybe.text,
  office: maybe.text,
  /** Who made it. */
  uid: maybe.text,
  photoUrl: maybe.text,
  /** When it was sent and to whom; null before: ours. */
  sentAt: maybe.moment,
  counts: z.nullish(audienceCounts),
  /** When it is to go, while it has not: ours. */
  sendAt: maybe.moment,
  /** Why it did not go when it should have: ours. */
  sendNote: maybe.text,
})
export type Campaign = z.output<typeof campaign>
