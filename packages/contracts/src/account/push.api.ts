import * as z from 'zod/mini'
import { anyone, signedIn } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { longText } from '../kernel/query.ts'

/**
 * The public key (VAPID, base64url) with which a browser subscribes to push messages; null when the operator has set up none.
 * The subscription's JSON is then kept by `updateMe` as `FCMtoken`, beside those of the person's other browsers.
 */
export const pushKey = call({
  api: 'v1',
  method: 'GET',
  path: '/push/key',
  access: anyone,
  input: z.object({}),
  output: z.object({ key: z.nullable(z.string()) }),
  summary: 'Llave pública para los avisos del navegador.',
})

/** The browser with this subscription wants no more messages; the person's others go on. `updateMe` with `FCMtoken: null` forgets them all. */
export const forgetPushDevice = call({
  api: 'v1',
  method: 'DELETE',
  path: '/push/devices',
  access: signedIn,
  input: z.object({ endpoint: longText }),
  output: z.object({ ok: z.literal(true) }),
  summary: 'Deja de enviar avisos a este navegador.',
})
