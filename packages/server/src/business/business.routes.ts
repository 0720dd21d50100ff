import { getBusiness, getIntegrations, getModules } from '@plaza/contracts/business/business.api'
import { implement, type Route } from '../platform/mount.ts'
import { readIntegrations, readModules } from './business.repository.ts'
import { showBusiness } from './show-business.ts'

export const businessRoutes: Route[] = [
  implement(getBusiness, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, showBusiness) })),
  implement(getModules, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readModules) })),
  implement(getIntegrations, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readIntegrations) })),
]
