import * as z from 'zod/mini'
import { newEmailField } from '../account/account.rules.ts'
import { staff } from '../kernel/access.ts'
import { id, maybe, moment } from '../kernel/base.ts'
import { call, prefixes } from '../kernel/call.ts'
import { businessModule } from './module.entity.ts'
import { tenantProblems as problems } from './tenants.messages.ts'

/** One business as the platform's operator sees it. */
export const tenant = z.object({
  id,
  title: z.string(),
  hosts: z.array(z.string()),
  theme: maybe.text,
  is_default: z.boolean(),
  creation_date: moment,
  /** When its settings, hosts or theme were changed last: what `If-Match` of a change names. */
  lastUpdateDate: maybe.moment,
  active_modules: z.int(),
  offices: z.int(),
  products: z.int(),
  users: z.int(),
  orders: z.int(),
})
export type Tenant = z.output<typeof tenant>

const tenantId = z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{1,30}$/))
const hostNamePattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/
/** A host name without port; at least two labels, so that nobody takes `localhost`. */
const hostName = z.string().check(z.trim(), z.maxLength(253), z.regex(hostNamePattern))
export const isHostName = (host: string): boolean => hostNamePattern.test(host)
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

const tenantTheme = z.enum(['theme_green', 'theme_blue'])

export const newTenant = z.object({
  id: tenantId,
  title: name,
  host: hostName,
  theme: tenantTheme,
  /** Codes of the modules to begin with. */
  modules: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  superadmin: z.object({
    name,
    last_name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    email: newEmailField.check(z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
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

/**
 * Renames a business, replaces its hosts or changes its theme; its id stays. Pages of a removed host answer 404 from the next request on.
 *
 * @throws TENANT_UNKNOWN when no business has the id, HOST_TAKEN when another business answers at one of the hosts, HOST_INVALID when a host
 * that the business did not have before is no host name (`localhost` and addresses stay where they are, and are never added),
 * TENANT_CHANGED when `If-Match` names another version than the current one: `data.current` is the business as it is now.
 */
export const updateTenant = call({
  api: 'platform',
  method: 'PUT',
  path: '/tenants/:id',
  access: staff('remotes'),
  input: z.object({
    id,
    title: name,
    hosts: z.array(z.string().check(z.trim(), z.maxLength(253))).check(z.minLength(1), z.maxLength(20)),
    theme: tenantTheme,
  }),
  output: z.object({ data: tenant }),
  problems: [problems.unknown, problems.hostTaken, problems.hostInvalid, problems.changed],
  summary: 'Cambia el nombre, los hosts o el tema de una empresa.',
})

/** Every module of one business with its status; `setModule` changes one. */
export const listTenantModules = call({
  api: 'platform',
  method: 'GET',
  path: '/tenants/:id/modules',
  access: staff('remotes'),
  input: z.object({ id }),
  output: z.object({ data: z.array(businessModule) }),
  problems: [problems.unknown],
  summary: 'Módulos de una empresa de la plataforma.',
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
