import * as contracts from '@plaza/contracts/business/tenants.api'
import { implement, type Route } from '../../platform/mount.ts'
import { isPlatformOperator, requireOperatorOf, requirePlatformOperator } from '../platform-operator.ts'
import { createTenant } from './create-tenant.ts'
import { deleteTenant } from './delete-tenant.ts'
import { listTenants } from './list-tenants.ts'
import { listTenantModules, updateTenant } from './update-tenant.ts'

/** Decision 013: only the platform's operator reaches other businesses. `exportRoute` streams, which is no JSON call. */
export const tenantsRoutes: Route[] = [
  implement(contracts.listTenants, async (scope, _input, uses) => {
    const tenants = await listTenants(uses)
    return { data: isPlatformOperator(scope, uses) ? tenants : tenants.filter(({ id }) => id === scope.business) }
  }),
  implement(contracts.createTenant, async (scope, input, uses) => {
    requirePlatformOperator(scope, uses)
    return { data: await createTenant(scope, input, uses) }
  }),
  implement(contracts.updateTenant, async (scope, input, uses) => {
    requireOperatorOf(input.id, scope, uses)
    return { data: await updateTenant(scope, input, uses) }
  }),
  implement(contracts.listTenantModules, async (scope, { id }, uses) => {
    requireOperatorOf(id, scope, uses)
    return { data: await listTenantModules(id, uses) }
  }),
  implement(contracts.deleteTenant, async (scope, input, uses) => {
    requirePlatformOperator(scope, uses)
    return { data: await deleteTenant(scope, input, uses) }
  }),
]
