import * as z from 'zod/mini'
import { roles } from '../account/role.ts'
import { staff } from '../kernel/access.ts'
import { moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { calendarDay, pageLimit, queryCount, shortText } from '../kernel/query.ts'
import { auditProblems } from './audit.messages.ts'

/** Stands in place of a role where no person did it but an integration. */
export const integrationRole = 'integration'

export const auditActions = ['create', 'update', 'remove'] as const

/** One call of staff that changed something. */
export const auditEntry = z.object({
  id: z.int(),
  date: moment,
  user_id: z.nullable(z.string()),
  user_name: z.string(),
  role: z.string(),
  /** Key of the call, `POST /api/admin/v1/admin/users/:id`, and its sentence; empty for what was written before calls were. */
  call: z.string(),
  summary: z.string(),
  ip: z.string(),
  action: z.string(),
  /** What it was about: a table of the server, the row's key, and a name people know it by. */
  entity: z.string(),
  entity_id: z.string(),
  label: z.string(),
  /** How many rows it touched. */
  touched: z.int(),
})

const row = z.nullable(z.record(z.string(), z.unknown()))

/** One row that a call touched; of a change only the fields that differ. Secrets stand as `•••`. */
export const auditChange = z.object({
  action: z.enum(auditActions),
  entity: z.string(),
  entity_id: z.string(),
  label: z.string(),
  before: row,
  after: row,
})

/** The log, newest first; `before` is a cursor: only entries with a lower id. With `entity` and `entity_id` the history of one record. */
export const listAudit = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/audit',
  access: staff('audit'),
  input: z.object({
    /** Name or id of who did it. */
    user: z.optional(shortText),
    role: z.optional(z.enum([...roles, integrationRole])),
    action: z.optional(shortText),
    entity: z.optional(shortText),
    entity_id: z.optional(shortText),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    before: z.optional(queryCount),
    limit: pageLimit(50, 500),
  }),
  output: z.object({ data: z.object({ items: z.array(auditEntry), next: z.nullable(z.int()) }) }),
  summary: 'Registro de cambios hechos por el personal.',
})

/** One entry with what it changed, 200 rows at a time, in their order; `after` is a cursor. With `entity` and `entity_id` only what it changed of that record. */
export const getAuditEntry = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/audit/:entry',
  access: staff('audit'),
  input: z.object({ entry: queryCount, entity: z.optional(shortText), entity_id: z.optional(shortText), after: z.optional(queryCount) }),
  /** `names`: what branches, products, people, categories and orders that stand in the changes by their id are called now. */
  output: z.object({
    entry: auditEntry,
    changes: z.array(auditChange),
    names: z.record(z.string(), z.string()),
    next: z.nullable(z.int()),
  }),
  problems: [auditProblems.notFound],
  summary: 'Un cambio hecho por el personal.',
})
