import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { imageProblems } from './catalog-admin.problems.ts'

const named = z.object({
  /** The file's name, with or without folders: only what stands before the extension counts. */
  name: z.string().check(z.maxLength(500)),
  /** SHA-256 of the file in hexadecimal, so that one that was stored before is not sent again. */
  hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})

export const imageMatch = z.object({
  name: z.string(),
  valid: z.boolean(),
  product: z.nullable(z.object({ id: z.string(), id_item: z.string(), title: z.string(), photoUrl: z.nullish(z.string()) })),
  /** This very file is the product's picture already. */
  done: z.boolean(),
  message: z.nullish(z.string()),
})
export type ImageMatch = z.output<typeof imageMatch>

/** B-7-042, A-18: which of these pictures have a product, by SKU or else by bar code. */
export const validateImages = call({
  api: 'v1',
  method: 'POST',
  path: '/products/custom',
  access: staff('importImages'),
  input: z.object({ type: z.literal('import_images'), images: z.array(named).check(z.maxLength(500)) }),
  output: z.object({ data: z.array(imageMatch) }),
  summary: 'Valida imágenes por SKU o código de barras.',
})

/** One picture, multipart field `image`; the product is the one its name says. The last one sent stays. */
export const uploadImage = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/products/images',
  access: staff('importImages'),
  sends: 'multipart',
  input: z.object({ image: z.optional(z.unknown()) }),
  output: z.object({ data: imageMatch }),
  problems: Object.values(imageProblems),
  summary: 'Guarda la imagen de un producto.',
})
