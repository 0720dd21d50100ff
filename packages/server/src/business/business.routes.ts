import { getBusiness, getIntegrations, getModules, setModule, updateBusiness } from '@plaza/contracts/business/business.api'
import { implement, type Route } from '../platform/mount.ts'
import { readIntegrations, readModules } from './business.repository.ts'
import * as modules from './set-module.ts'
import { showBusiness, withMaps } from './show-business.ts'
import * as settings from './update-business.ts'

export const businessRoutes: Route[] = [
  implement(getBusiness, async (scope, _input, { db, env }) => ({
    data: withMaps(await db.withTenant(scope.business, showBusiness), env),
  })),
  implement(getModules, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readModules) })),
  implement(getIntegrations, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readIntegrations) })),
  implement(updateBusiness, async (scope, changes, uses) => ({
    data: withMaps(await settings.updateBusiness(scope, changes, uses), uses.env),
  })),
  implement(setModule, async (scope, input, uses) => ({ data: await modules.setModule(scope, input, uses) })),
]
