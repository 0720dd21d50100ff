import { getBusiness, getIntegrations, getModules, runIntegration, setModule } from '@plaza/contracts/business/business.api'
import * as settings from '@plaza/contracts/business/settings.api'
import { getLaunchChecklist as launchChecklist } from '@plaza/contracts/business/launch-checklist.api'
import { getStyles } from '@plaza/contracts/business/styles.api'
import { businessProblems } from '@plaza/contracts/business/business.messages'
import { saveKeys, showKeys } from '../payments/save-keys.ts'
import { tellVersion } from '../platform/if-match.ts'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { readModules } from './business.repository.ts'
import { readIntegrations } from './integrations/integration.repository.ts'
import * as integrations from './integrations/run-integration.ts'
import { getLaunchChecklist } from './launch-checklist.ts'
import { saveStyles } from './save-styles.ts'
import * as modules from './set-module.ts'
import { showBusiness, withAddresses } from './show-business.ts'
import { inspectStyles } from './styles/inspect-styles.ts'
import { updateBusiness } from './update-business.ts'

export const businessRoutes: Route[] = [
  implement(getBusiness, async (scope, _input, { db, env, reply }) => {
    const business = await db.withTenant(scope.business, showBusiness)
    tellVersion(reply, business)
    return { data: withAddresses(business, env) }
  }),
  implement(getModules, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readModules) })),
  implement(getIntegrations, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, readIntegrations) })),
  implement(runIntegration, async ({ business }, { id }, uses) => ({ data: await integrations.runIntegration(business, id, uses) })),
  implement(settings.updateBusiness, async (scope, changes, uses) => ({
    data: withAddresses(await updateBusiness(scope, changes, uses), uses.env),
  })),
  implement(settings.saveStyles, async (scope, input, uses) => ({ data: await saveStyles(scope, input, uses) })),
  implement(settings.checkStyles, (_scope, { styles }) => {
    const { css, refusals } = inspectStyles(styles)
    return { data: { css, refusals: [...refusals] } }
  }),
  implement(getStyles, async (scope, _input, { db }) => ({
    data: { css: inspectStyles((await db.withTenant(scope.business, showBusiness)).custom_css_styles ?? '').css },
  })),
  implement(settings.getPaymentKeys, async (scope, _input, uses) => ({ data: await showKeys(scope, uses) })),
  implement(settings.savePaymentKeys, async (scope, keys, uses) => ({ data: await saveKeys(scope, keys, uses) })),
  implement(settings.uploadPicture, async ({ business }, _input, { media, request }) => {
    const file = request.files.find(({ field }) => field === 'picture') ?? fail(businessProblems.pictureMissing)
    return { data: { address: await media.savePicture(business, await file.read()) } }
  }),
  implement(launchChecklist, async (scope, _input, uses) => ({ data: await getLaunchChecklist(scope, uses) })),
  implement(setModule, async (scope, input, uses) => ({ data: await modules.setModule(scope, input, uses) })),
]
