import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id, maybe, moment } from '../kernel/base.ts'
import { call, prefixes } from '../kernel/call.ts'
import { tenantProblems as problems } from './tenants.messages.ts'

/** One business as the platform's operator sees it. */
export const tenant = z.object({
  id,
  title: z.string(),
  hosts: z.array(z.string()),
  theme: maybe.text,
  is_default: z.boolean(),
  creation_date: moment,
  active_modules: z.int(),
  offices: z.int(),
  products: z.int(),
  users: z.int(),
  orders: z.int(),
})
export type Tenant = z.output<typeof tenant>

const tenantId = z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{1,30}$/))
/** A host name without port; at least two labels, so that nobody takes `localhost`. */
const hostName = z
  .string()
  .check(z.trim(), z.maxLength(253), z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const newTenant = z.object({
  id: tenantId,
  title: name,
  host: hostName,
  theme: z.enum(['theme_green', 'theme_blue']),
  /** Codes of the modules to begin with. */
  modules: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  superadmin: z.object({
    name,
    last_name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    email: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  }),
})
export type NewTenant = z.input<typeof newTenant>

export const listTenants = call({
  api: 'platform',
  method: 'GET',
  path: '/tenants',
  access: staff('remotes'),
  input: z.object({}),
  output: z.object({ data: z.array(tenant) }),
  summary: 'Empresas de la plataforma.',
})

/** The business exists with the answer; its first superadmin gets a mail with a one-time link to set a password. */
export const createTenant = call({
  api: 'platform',
  method: 'POST',
  path: '/tenants',
  access: staff('remotes'),
  input: newTenant,
  output: z.object({ data: tenant }),
  problems: [problems.exists, problems.hostTaken],
  summary: 'Crea una empresa con su host, su tema, sus módulos y su primer superadministrador.',
})

/** What was found and what is left, table by table: the proof that nothing remains. */
export const erased = z.object({
  tables: z.array(z.object({ table: z.string(), deleted: z.int(), remaining: z.int() })),
  files: z.int(),
  /** The store did not answer: files are still there, noted, and go as soon as it does. */
  files_noted: z.optional(z.boolean()),
  remaining: z.int(),
})
export type Erased = z.output<typeof erased>

export const deleteTenant = call({
  api: 'platform',
  method: 'DELETE',
  path: '/tenants/:id',
  access: staff('remotes'),
  /** `confirm` repeats the id. */
  input: z.object({ id, confirm: z.string() }),
  output: z.object({ data: erased }),
  problems: [problems.unknown, problems.notConfirmed, problems.isProtected],
  summary: 'Borra una empresa con todo lo que tiene y lo demuestra.',
})

/** GET, newline-delimited JSON: every row and every file of a business, a line each; mounted by hand because it is streamed. */
export const tenantExportPath = (tenantId: string): string => `${prefixes.platform}/tenants/${tenantId}/export`
