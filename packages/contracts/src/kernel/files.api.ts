import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { call } from './call.ts'
import { shortText } from './query.ts'

/** A ticket that opens one call that answers a file, for a minute: addresses are kept in histories and logs, so the session's token must not stand in one. */
export const fileTicket = call({
  api: 'v1',
  method: 'POST',
  path: '/files/ticket',
  access: signedIn,
  /** `call` is the key of the call: `GET /api/admin/v1/admin/habeas-data/excel`. */
  input: z.object({ call: shortText.check(z.minLength(1)) }),
  output: z.object({ token: z.string(), expires_in: z.int() }),
  summary: 'Permiso de un minuto para descargar un archivo.',
})
