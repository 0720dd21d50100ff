import * as z from 'zod/mini'
import { anyone } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'

/** Counts a look at a product's page: each visitor once an hour per product. */
export const addProductView = call({
  api: 'v1',
  method: 'POST',
  path: '/products/:id/view',
  access: anyone,
  input: z.object({ id }),
  output: z.object({ ok: z.literal(true) }),
  summary: 'Registra una vista de un producto.',
})
