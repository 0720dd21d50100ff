import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { moduleCodes } from '@plaza/contracts/business/module.entity'
import type { createTenant as contract, Tenant } from '@plaza/contracts/business/tenants.api'
import { tenantProblems as problems } from '@plaza/contracts/business/tenants.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../../platform/database.ts'
import { addSecretToOutbox } from '../../platform/outbox.ts'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { addToAudit } from '../../resources/audit.ts'
import { moduleTexts } from '../module-texts.ts'
import { getTenant } from './list-tenants.ts'
import { hasNotedFiles } from './sweep-files.ts'

type Input = ParsedInputOf<typeof contract>

/** Long enough for somebody who reads mail once a day. */
export const invitationHours = 72

/** A business that can be opened at once: settings, all modules, its first superadmin with a link to set a password. */
export async function createTenant(scope: Scope, input: Input, uses: SharedUses): Promise<Tenant> {
  const { db, directory } = uses
  refuseTaken(input, uses)
  await db
    .withTenant(input.id, async (tx) => {
      if (await hasNotedFiles(tx, input.id)) fail(commonProblems.unavailable)
      await addBusiness(tx, input)
      await addModules(tx, input.modules)
      await invite(tx, input, uses)
    })
    .catch((error: { code?: string }) => fail23505(error))
  await db.withTenant(scope.business, (tx) => addToAudit(tx, scope, { action: 'create', entity: 'tenants', entity_id: input.id }))
  await directory.refresh(input.id)
  return (await getTenant(input.id, uses)) ?? fail(problems.unknown)
}

function refuseTaken({ id, host }: Input, { directory }: SharedUses) {
  if (directory.get(id)) fail(problems.exists, { details: [{ field: 'id', message: problems.exists.text }] })
  const owner = directory.all().find(({ hosts }) => hosts.includes(host.toLowerCase()))
  if (owner) fail(problems.hostTaken, { details: [{ field: 'host', message: problems.hostTaken.text }] })
}

// Two operators at once: the key decides.
const fail23505 = (error: { code?: string }): never => {
  if (error.code === '23505') fail(problems.exists, { details: [{ field: 'id', message: problems.exists.text }] })
  throw error
}

const addBusiness = (tx: Tx, { id, title, host, theme }: Input) =>
  tx.run('insert into businesses (business_id, hosts, config) values ($1, $2, $3)', [
    tx.business,
    [host.toLowerCase()],
    JSON.stringify({
      at_business: id,
      title,
      app_title: title,
      theme,
      cart_min_price: 0,
      delivery_price: 0,
      delivery_price_rule: 'flat',
      bags_config: [{ code: 'sin-bolsa', name: 'Sin bolsa', price_per_bag: 0, products_per_bag: null, products_grams_limit: null }],
      header_message: [],
      payment_gateways: ['wompi'],
      payment_hold_minutes: 30,
    }),
  ])

function addModules(tx: Tx, active: readonly string[]) {
  const rows = moduleCodes.map((code) => {
    const [name, description, icon] = moduleTexts[code]
    const type = code.startsWith('theme') ? 'theme' : 'feature'
    return { code, id: `${tx.business}-${code}`, name, description, icon, type, status: active.includes(code) ? 'active' : 'inactive' }
  })
  return tx.run(
    `insert into modules (business_id, code, id, name, description, icon, type, status)
     select $1, r.code, r.id, r.name, r.description, r.icon, r.type, r.status
     from json_to_recordset($2) as r(code text, id text, name text, description text, icon text, type text, status text)`,
    [tx.business, JSON.stringify(rows)],
  )
}

async function invite(tx: Tx, { superadmin, title, host }: Input, uses: SharedUses) {
  const token = randomBytes(32).toString('base64url')
  const userId = randomUUID()
  await tx.run(
    `insert into users (business_id, id, name, last_name, email, role, provider) values ($1, $2, $3, $4, $5, 'superadmin', 'email')`,
    [tx.business, userId, superadmin.name, superadmin.last_name, superadmin.email],
  )
  await tx.run(
    'insert into password_resets (business_id, token_hash, user_id, expires_at) values ($1, $2, $3, now() + make_interval(hours => $4))',
    [tx.business, createHash('sha256').update(token).digest('hex'), userId, invitationHours],
  )
  const link = new URL(uses.env.PUBLIC_URL)
  link.hostname = host.toLowerCase()
  link.pathname = '/restore-password'
  link.search = new URLSearchParams({ email: superadmin.email, token }).toString()
  const body = `Hola ${superadmin.name}:\n\n${title} ya tiene su tienda. Pon tu contraseña con este enlace; sirve una sola vez y vence en ${invitationHours} horas.\n\n${link.href}\n\nDespués entra a ${link.origin}/admin.`
  addSecretToOutbox(
    tx,
    'mail',
    { to: superadmin.email, subject: `Tu tienda ${title} está lista`, body },
    { uses, minutes: invitationHours * 60 },
  )
}
