import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { pesos } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { calendarDay, pageLimit, shortText } from '../kernel/query.ts'
import { statsProblems } from './stats.messages.ts'

const counts = {
  visits: z.int(),
  visits_registered: z.int(),
  /** Pesos of the orders placed: `price_total_computed` of those in a state of sale. */
  sales: pesos,
  orders: z.int(),
}

/** Days in Bogotá, both ends included; without them the last thirty, today included. */
const range = { from: z.optional(calendarDay), to: z.optional(calendarDay) }

/** A named action of the generic resource `stats` (B-7-004): visits and sales, one row for every day of the range. */
export const showStatistics = call({
  api: 'v1',
  method: 'GET',
  path: '/stats/summary',
  access: staff('stats'),
  input: z.object(range),
  output: z.object({
    data: z.object({
      from: z.string(),
      to: z.string(),
      days: z.array(z.object({ day: z.string(), ...counts })),
      totals: z.object(counts),
    }),
  }),
  problems: [statsProblems.rangeInvalid],
  summary: 'Visitas y ventas por día.',
})

const sold = { sales: pesos, orders: z.int(), average_ticket: pesos }

/** Another one: what was sold in the range and in as many days before it, at one branch or at all; by branch, and the products that brought most. */
export const showSales = call({
  api: 'v1',
  method: 'GET',
  path: '/stats/sales',
  access: staff('stats'),
  input: z.object({ ...range, office: z.optional(shortText) }),
  output: z.object({
    data: z.object({
      from: z.string(),
      to: z.string(),
      totals: z.object(sold),
      before: z.object({ from: z.string(), to: z.string(), ...sold }),
      offices: z.array(z.object({ office_id: z.string(), ...sold })),
      best_sellers: z.array(z.object({ id: z.string(), id_item: z.string(), title: z.string(), orders: z.int(), sales: pesos })),
    }),
  }),
  problems: [statsProblems.rangeInvalid],
  summary: 'Ventas por sede, ticket promedio y productos más vendidos.',
})

/** Another one: the products whose pages were looked at most in the range, 200 of them. */
export const mostViewed = call({
  api: 'v1',
  method: 'GET',
  path: '/stats/most-viewed',
  access: staff('stats'),
  input: z.object({ ...range, limit: pageLimit(pageSizes.mostViewed, pageSizes.mostViewed) }),
  output: z.object({
    data: z.object({
      from: z.string(),
      to: z.string(),
      items: z.array(z.object({ id: z.string(), id_item: z.string(), title: z.string(), views: z.int() })),
    }),
  }),
  problems: [statsProblems.rangeInvalid],
  summary: 'Productos más vistos.',
})
