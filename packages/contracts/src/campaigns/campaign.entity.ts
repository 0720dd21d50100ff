import * as z from 'zod/mini'
import { baseShape, maybe } from '../kernel/base.ts'

export const campaignTypes = ['ALL_USERS_PUSH', 'ALL_USERS_SMS'] as const

export const campaign = z.object({
  ...baseShape,
  type: z.enum(campaignTypes),
  title: z.string(),
  description: maybe.text,
  office: maybe.text,
  uid: maybe.text,
  photoUrl: maybe.text,
})
export type Campaign = z.output<typeof campaign>
