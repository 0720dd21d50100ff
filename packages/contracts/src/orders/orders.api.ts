import * as z from 'zod/mini'
import { adminUserProblems } from '../account/admin-users.messages.ts'
import { user } from '../account/user.entity.ts'
import { anyone, signedIn, staff } from '../kernel/access.ts'
import { id, maybe, moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pagination } from '../kernel/pagination.ts'
import { calendarDay, pageLimit, pageNumber, queryFlag, queryNumber, shortText } from '../kernel/query.ts'
import { handOff } from './hand-off.entity.ts'
import { orderPayment } from '../payments/payment.entity.ts'
import { order, orderTypes } from './order.entity.ts'
import { orderStates } from './order-state.ts'
import { orderProblems } from './orders.messages.ts'

export const orderClient = z.pick(user, {
  id: true,
  name: true,
  last_name: true,
  email: true,
  phone: true,
  identification_card: true,
  photoUrl: true,
})

/** Something that was done to an order besides moving it, in words. */
const orderChange = z.object({ date: moment, user: maybe.text, what: z.string() })
export type OrderChange = z.output<typeof orderChange>

/** What staff write to each other about an order. Shoppers never read it. */
const orderNote = z.object({ id: z.int(), date: moment, user: maybe.text, text: z.string() })
export type OrderNote = z.output<typeof orderNote>

/** One order by id or number. Strangers get products, state and totals; people and address come masked and `client` null. */
export const getOrder = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/:id',
  access: anyone,
  input: z.object({ id }),
  /**
   * `changes` is for staff: who assigned, weighed, replaced, oldest first. `payments` is for owner and staff of an order that is paid online;
   * the owner gets no transaction ids. `notes`, oldest first, are for staff and the assigned picker.
   */
  output: z.object({
    order,
    client: z.nullable(orderClient),
    changes: z.optional(z.array(orderChange)),
    payments: z.optional(z.array(orderPayment)),
    notes: z.optional(z.array(orderNote)),
  }),
  problems: [orderProblems.notFound],
  summary: 'Un pedido.',
})

const staffAssignment = z.object({
  picker_id: z.nullish(shortText),
  picker_name: z.nullish(shortText),
  delivery_id: z.nullish(shortText),
  delivery_name: z.nullish(shortText),
})

/**
 * Moves an order to `state`, or assigns its people by `delivery`; the table of A-40 and the caller's role decide. Anything else is ignored.
 * `seen`, the `last_update` on the caller's screen, refuses an assignment over somebody else's.
 */
export const changeOrder = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart',
  access: signedIn,
  byStaff: true,
  input: z.object({
    id,
    state: z.optional(z.enum(orderStates)),
    delivery: z.optional(staffAssignment),
    reason: z.nullish(shortText),
    seen: z.nullish(moment),
  }),
  output: z.object({ order }),
  problems: [
    orderProblems.notFound,
    orderProblems.wrongState,
    orderProblems.staffInvalid,
    orderProblems.changed,
    orderProblems.paymentVoided,
  ],
  summary: 'Cambia el estado de un pedido o asigna a sus encargados.',
})

/** Adds an internal note to an order; nobody but staff of its branch and its picker reads it. */
export const addOrderNote = call({
  api: 'v2',
  method: 'POST',
  path: '/shopping-cart/:id/notes',
  access: staff('orders'),
  input: z.object({
    id,
    text: z.string().check(
      z.trim(),
      z.refine((text) => text !== '', 'Escribe la nota.'),
      z.maxLength(1000, 'La nota puede tener hasta 1.000 letras.'),
    ),
  }),
  output: z.object({ note: orderNote }),
  problems: [orderProblems.notFound],
  summary: 'Agrega una nota interna a un pedido.',
})

/** The order for whoever invoices it; a draft until it is dispatched, the same bytes for ever afterwards. */
export const getHandOff = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/:id/hand-off',
  access: staff('orders'),
  input: z.object({ id }),
  output: z.object({ document: handOff }),
  problems: [orderProblems.notFound],
  summary: 'Documento de un pedido para facturarlo.',
})

/** Placed orders, newest first. `counts` per state obey every filter but state and paging. `lastCreatedAt` is a cursor: only older ones; a page number alone skips 10,000 at most. With `direction` asc the oldest come first, and the cursor lets in the newer ones. */
export const listOrders = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/orders/all',
  access: staff('orders'),
  input: z.object({
    page: pageNumber,
    limit: pageLimit(50, 200),
    order_number: z.optional(z.coerce.string<string | number>()),
    type: z.optional(z.enum(orderTypes)),
    price_min: z.optional(queryNumber),
    price_max: z.optional(queryNumber),
    price_total: z.optional(queryNumber),
    state: z.optional(z.enum(orderStates)),
    branch_office_id: z.optional(z.string()),
    /** Days in Bogotá on which it was placed, both included. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** A part of the customer's name as the order has it, without regard to case and accents. */
    customer: z.optional(shortText),
    /** A part of the customer's telephone, digits only counted. */
    phone: z.optional(shortText),
    lastCreatedAt: z.optional(moment),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    inactive: z._default(queryFlag, false),
    /** False leaves the lines out: a list that shows none is a tenth as long. */
    lines: z._default(queryFlag, true),
  }),
  output: z.object({ data: z.object({ orders: z.array(order), pagination, counts: z.record(z.string(), z.int()) }) }),
  summary: 'Pedidos de la empresa.',
})

/** The signed-in user's orders, newest first; 3 per page in the storefront. */
export const myOrders = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/my-history/orders',
  access: signedIn,
  input: z.object({ page: pageNumber, limit: pageLimit(3, 50) }),
  output: z.object({ data: z.object({ orders: z.array(order), pagination }) }),
  summary: 'Mis pedidos.',
})

/** A user's orders: their own, or anyone's for staff of users or orders. */
export const userOrders = call({
  api: 'v2',
  method: 'GET',
  path: '/orders/users/:id',
  access: signedIn,
  input: z.object({ id, page: pageNumber, limit: pageLimit(10, 50) }),
  output: z.object({ data: z.object({ orders: z.array(order), pagination }) }),
  problems: [adminUserProblems.notFound],
  summary: 'Pedidos de un usuario.',
})
