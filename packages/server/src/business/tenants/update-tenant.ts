import type { BusinessModule } from '@plaza/contracts/business/module.entity'
import { isHostName, type Tenant, type updateTenant as contract } from '@plaza/contracts/business/tenants.api'
import { tenantProblems as problems } from '@plaza/contracts/business/tenants.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { refuseOvertaken, tellVersion } from '../../platform/if-match.ts'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { SharedUses, Uses } from '../../platform/uses.ts'
import { addToAudit } from '../../resources/audit.ts'
import { changeConfig, lockBusiness, readModules } from '../business.repository.ts'
import { tellBusinessChanged } from '../tell-business-changed.ts'
import { getTenant, tenantOf } from './list-tenants.ts'

type Input = ParsedInputOf<typeof contract>

/**
 * Replaces the name, hosts and theme of a business.
 *
 * @throws TENANT_UNKNOWN, HOST_INVALID, HOST_TAKEN, TENANT_CHANGED
 */
export async function updateTenant(scope: Scope, { id, title, hosts, theme }: Input, uses: Uses): Promise<Tenant> {
  const { db, directory } = uses
  const before = directory.get(id) ?? fail(problems.unknown)
  const names = [...new Set(hosts)]
  rejectInvalidHosts(names, before.hosts)
  rejectTakenHosts(id, names, uses)
  await db.withTenant(id, async (tx) => {
    await lockBusiness(tx)
    refuseOvertaken(uses.request, await tenantOf(tx), { id, title, hosts, theme }, problems.changed)
    await changeConfig(tx, { title, theme })
    await tx.run('update businesses set hosts = $2 where business_id = $1', [tx.business, names], 'tenant-hosts')
    await tellBusinessChanged(tx)
  })
  await db.withTenant(scope.business, (tx) =>
    addToAudit(tx, scope, { action: 'update', entity: 'tenants', entity_id: id, detail: { title, hosts: names, theme } }),
  )
  await directory.refresh(id)
  const tenant = (await getTenant(id, uses)) ?? fail(problems.unknown)
  tellVersion(uses.reply, tenant)
  return tenant
}

function rejectInvalidHosts(hosts: readonly string[], before: readonly string[]) {
  const isValid = hosts.every((host) => isHostName(host) || before.includes(host))
  if (!isValid) fail(problems.hostInvalid, { details: [{ field: 'hosts', message: problems.hostInvalid.text }] })
}

function rejectTakenHosts(id: string, hosts: readonly string[], { directory }: SharedUses) {
  const taken = directory.all().some((other) => other.id !== id && other.hosts.some((host) => hosts.includes(host)))
  if (taken) fail(problems.hostTaken, { details: [{ field: 'hosts', message: problems.hostTaken.text }] })
}

/** @throws TENANT_UNKNOWN */
export function listTenantModules(id: string, { db, directory }: SharedUses): Promise<BusinessModule[]> {
  if (!directory.get(id)) fail(problems.unknown)
  return db.withTenant(id, readModules)
}
