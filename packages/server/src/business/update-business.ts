import type { updateBusiness as contract } from '@plaza/contracts/business/settings.api'
import type { Business } from '@plaza/contracts/business/business.entity'
import { businessProblems as problems } from '@plaza/contracts/business/business.messages'
import { isMapStyle } from '@plaza/contracts/business/map-style'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Env } from '../platform/env.ts'
import type { Tx } from '../platform/database.ts'
import { refuseOvertaken, tellVersion } from '../platform/if-match.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { addToAudit } from '../resources/audit.ts'
import { safeHtml } from '../resources/safe-html.ts'
import { changeConfig, lockBusiness } from './business.repository.ts'
import { refuseUnsafeStyles } from './refuse-unsafe-styles.ts'
import { showBusiness, withAddresses } from './show-business.ts'
import { tellBusinessChanged } from './tell-business-changed.ts'

type Changes = ParsedInputOf<typeof contract>

/**
 * Changes the given fields of the configuration; every instance and every open page hears of it with the commit.
 *
 * @throws BUSINESS_CHANGED when the request names another version than the current one.
 */
export async function updateBusiness(scope: Scope, changes: Changes, uses: Uses): Promise<Business> {
  const { db, directory, env, reply, request } = uses
  refuseUnsafe(changes, env)
  const changed = await db.withTenant(scope.business, async (tx) => {
    const current = (await lockBusiness(tx)) ?? fail(commonProblems.businessNotFound)
    refuseOvertaken(request, withAddresses(current, env), changes, problems.businessChanged)
    return writeChanges(tx, scope, changes)
  })
  await directory.refresh(scope.business)
  tellVersion(reply, changed)
  return changed
}

async function writeChanges(tx: Tx, scope: Scope, changes: Changes) {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  await changeConfig(tx, { ...Object.fromEntries(given), ...(changes.terms ? { terms: safeHtml(changes.terms) } : {}) })
  const fields = given.map(([name]) => name)
  await addToAudit(tx, scope, { action: 'update', entity: 'businesses', entity_id: scope.business, detail: { fields } })
  await tellBusinessChanged(tx)
  return showBusiness(tx)
}

/** pages clean the styles again; here they are refused so that whoever saves them hears of it. */
function refuseUnsafe({ custom_css_styles: styles, maps }: Changes, { MAP_STYLE_URL: operatorStyle }: Pick<Env, 'MAP_STYLE_URL'>) {
  refuseUnsafeStyles(styles ?? '', 'custom_css_styles')
  // Mapbox's secret keys would reach every browser with the configuration.
  if (maps?.key?.startsWith('sk.')) fail(problems.mapKeyRefused, { details: [{ field: 'maps', message: problems.mapKeyRefused.text }] })
  // Forms send the operator's style back as they were given it.
  if (maps?.style && maps.style !== operatorStyle && !isMapStyle(maps.style))
    fail(problems.mapStyleRefused, { details: [{ field: 'maps', message: problems.mapStyleRefused.text }] })
}
