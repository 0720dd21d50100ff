import * as z from 'zod/mini'
import { signedIn } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { longText, shortText } from '../kernel/query.ts'
import { accountProblems } from './account.messages.ts'
import { address, geoPoint } from './address.entity.ts'
import { user } from './user.entity.ts'

/** How the point came about: `search` found it for `text`, or the shopper put it by hand while `text` was written ('' before any text). */
const pin = z.object({ by: z.enum(['search', 'hand']), text: shortText })
export type Pin = z.output<typeof pin>

const fields = {
  alias: shortText,
  address: shortText,
  city: shortText,
  comment: longText,
  geopoint: geoPoint,
  pin,
  /** True makes it the default one; the first address always is. */
  defaultAddress: z.optional(z.boolean()),
}

const saved = z.object({ address, user })
const problems = [accountProblems.noCoverage, accountProblems.pinOfOtherAddress, accountProblems.tooManyAddresses] as const

/**
 * Adds one address to the signed-in user's own; the others stay as they are, whatever other tabs do meanwhile.
 * Branch and zone follow from the point. A point that was found or put for another text is refused with `PIN_OF_OTHER_ADDRESS`.
 */
export const addAddress = call({
  api: 'v1',
  method: 'POST',
  path: '/users/addresses',
  access: signedIn,
  input: z.object(fields),
  output: saved,
  problems,
  summary: 'Agrega una dirección propia.',
})

/** Changes the named fields of one address. A new text needs a point for it: `geopoint` and `pin` come with `address`. */
export const updateAddress = call({
  api: 'v1',
  method: 'PUT',
  path: '/users/addresses/:id',
  access: signedIn,
  input: z.extend(z.partial(z.object(fields)), { id: z.string() }),
  output: saved,
  problems,
  summary: 'Cambia una dirección propia.',
})

/** Deletes one address. Of the others the oldest becomes the default when the default one goes. Deleting it again is 404. */
export const deleteAddress = call({
  api: 'v1',
  method: 'DELETE',
  path: '/users/addresses/:id',
  access: signedIn,
  input: z.object({ id: z.string() }),
  output: z.object({ user }),
  summary: 'Elimina una dirección propia.',
})
