import { getBusiness, getIntegrations, getModules } from '@plaza/contracts/business/business.api'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { readBusiness, readIntegrations, readModules } from './business.repository.ts'

export const businessRoutes: Route[] = [
  implement(getBusiness, async (scope, _input, { db }) => {
    const found = await db.withTenant(scope.business, readBusiness)
    return { data: found ?? fail(commonProblems.businessNotFound) }
  }),
  implement(getModules, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readModules) })),
  implement(getIntegrations, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readIntegrations) })),
]
