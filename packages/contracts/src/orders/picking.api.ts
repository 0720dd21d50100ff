import * as z from 'zod/mini'
import { pickMarks } from '../cart/line.entity.ts'
import { signedIn, staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { order } from './order.entity.ts'
import { orderProblems } from './orders.messages.ts'

/** The open orders given to the caller as picker or courier, the one that waits longest first; couriers also find what was dispatched within a day. */
export const assignedOrders = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/orders/assigned',
  access: staff('picking'),
  input: z.object({}),
  output: z.object({ data: z.object({ orders: z.array(order) }) }),
  summary: 'Pedidos asignados a mí.',
})

const amount = z.int().check(z.minimum(1), z.maximum(1_000_000))
const oneLine = { id, productId: id }

/**
 * What the store has of one line: `found` with the units, or the grams on the scale; `missing`; null takes the mark off. Only in
 * 8_store_select_products. The server works the amounts out anew; nobody pays more for a line than was promised.
 */
export const pickLine = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/:id/picking/:productId',
  access: staff('picking'),
  input: z.object({ ...oneLine, mark: z.nullable(z.enum([pickMarks[0], pickMarks[1]])), found: z.nullish(amount) }),
  output: z.object({ order }),
  problems: [orderProblems.notFound, orderProblems.notPicking, orderProblems.lineMissing, orderProblems.tooMuch],
  summary: 'Marca lo que se encontró de un producto del pedido.',
})

/** Offers another product for one that is missing; the shopper answers. `count` as in a cart: units, or steps of its grams. */
export const proposeReplacement = call({
  api: 'v2',
  method: 'POST',
  path: '/shopping-cart/:id/picking/:productId/replacement',
  access: staff('picking'),
  input: z.object({ ...oneLine, replacement_id: id, count: amount }),
  output: z.object({ order }),
  problems: [orderProblems.notFound, orderProblems.notPicking, orderProblems.lineMissing, orderProblems.replacementInvalid],
  summary: 'Propone un reemplazo para un producto que falta.',
})

/** The owner takes the replacement, or goes without. */
export const answerReplacement = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/:id/picking/:productId/replacement',
  access: signedIn,
  input: z.object({ ...oneLine, accept: z.boolean() }),
  output: z.object({ order }),
  problems: [orderProblems.notFound, orderProblems.lineMissing, orderProblems.answered, orderProblems.replacementInvalid],
  summary: 'Responde a un reemplazo propuesto.',
})
