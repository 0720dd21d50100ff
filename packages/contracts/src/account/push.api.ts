import * as z from 'zod/mini'
import { anyone } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'

/**
 * The public key (VAPID, base64url) with which a browser subscribes to push messages; null when the operator has set up none.
 * The subscription's JSON is then kept by `updateMe` as `FCMtoken`.
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
