import { adminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { updateAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { staff } from '@plaza/contracts/kernel/access'
import { id } from '@plaza/contracts/kernel/base'
import { call } from '@plaza/contracts/kernel/call'
import * as z from 'zod/mini'

/** `updateAdminProduct` with pictures beside its fields. */
export const updateWithPhotos = call({
  ...updateAdminProduct,
  sends: 'multipart',
  input: z.extend(updateAdminProduct.input, { photoUrl: z.optional(z.unknown()), 'anotherPhotos[]': z.optional(z.unknown()) }),
})

// The generic calls as this remote uses them; `contracts/resources` describes them for all sixteen at once, with every schema in tow.

/** B-7-043: the form as it is; the server says what is missing. */
export const createProduct = call({
  api: 'v1',
  method: 'POST',
  path: '/products',
  access: staff('products'),
  sends: 'multipart',
  input: z.looseObject({}),
  output: z.object({ data: z.object({ id }) }),
  summary: 'Crea un registro de products.',
})

export const removeProduct = call({
  api: 'v1',
  method: 'DELETE',
  path: '/products/:id',
  access: staff('products'),
  input: z.object({ id }),
  output: z.object({ data: z.object({ id }) }),
  summary: 'Elimina un registro de products.',
})

export type SavedProduct = z.output<typeof adminProduct>
