import * as contracts from '@plaza/contracts/business/tenants.api'
import { implement, type Route } from '../../platform/mount.ts'
import { createTenant } from './create-tenant.ts'
import { deleteTenant } from './delete-tenant.ts'
import { listTenants } from './list-tenants.ts'

/** Decision 004: the hyperadmin of any business is the platform's operator. `exportRoute` streams, which is no JSON call. */
export const tenantsRoutes: Route[] = [
  implement(contracts.listTenants, async (_scope, _input, uses) => ({ data: await listTenants(uses) })),
  implement(contracts.createTenant, async (scope, input, uses) => ({ data: await createTenant(scope, input, uses) })),
  implement(contracts.deleteTenant, async (scope, input, uses) => ({ data: await deleteTenant(scope, input, uses) })),
]
