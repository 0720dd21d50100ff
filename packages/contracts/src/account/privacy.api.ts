import * as z from 'zod/mini'
import { customCart } from '../community/custom-cart.entity.ts'
import { signedIn } from '../kernel/access.ts'
import { moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { shortText } from '../kernel/query.ts'
import { order } from '../orders/order.entity.ts'
import { accountProblems } from './account.messages.ts'
import { user } from './user.entity.ts'

const consent = z.object({
  purpose: z.enum(['terms', 'promotional']),
  accepted: z.boolean(),
  /** Of the text that was accepted; null when none was shown. */
  version: z.nullable(z.string()),
  date: moment,
})

/** Everything the shop keeps of the signed-in person, to read or take along (Ley 1581). `carts` are open carts. */
export const myData = call({
  api: 'v1',
  method: 'GET',
  path: '/users/me/data',
  access: signedIn,
  input: z.object({}),
  output: z.object({
    business: z.string(),
    date: moment,
    profile: user,
    consents: z.array(consent),
    orders: z.array(order),
    carts: z.array(order),
    custom_carts: z.array(customCart),
    /** Sign-ins that are kept, the newest first. */
    sessions: z.array(z.object({ begun: moment, ended: z.nullable(moment), ip: z.nullable(z.string()), device: z.nullable(z.string()) })),
    /** When each browser asked for push messages. */
    push_devices: z.array(z.object({ date: moment })),
    coupons_used: z.array(z.object({ code: z.nullable(z.string()), order_id: z.string(), date: moment, returned: z.boolean() })),
    /** Advertising that was sent, by day. */
    advertising: z.array(z.object({ channel: z.string(), date: moment })),
  }),
  summary: 'Mis datos, para llevar.',
})

/** Mails the code that stands for the password in `deleteMe`: for accounts that have none. Five minutes, five tries. */
export const sendDeletionCode = call({
  api: 'v1',
  method: 'POST',
  path: '/users/me/deletion-code',
  access: signedIn,
  input: z.object({}),
  output: z.object({ message: z.string() }),
  problems: [accountProblems.otpNotSent],
  summary: 'Envía un código para eliminar la cuenta.',
})

/** Closes the account for good: orders stay without the person in them, everything else of theirs goes, every session ends. */
export const deleteMe = call({
  api: 'v1',
  method: 'POST',
  path: '/users/me/delete',
  access: signedIn,
  input: z.object({ password: z.optional(z.string().check(z.maxLength(200))), code: z.optional(shortText) }),
  output: z.object({ message: z.string() }),
  problems: [accountProblems.notConfirmed, accountProblems.ordersUnderWay, accountProblems.staffAccount],
  summary: 'Elimina la cuenta propia.',
})
