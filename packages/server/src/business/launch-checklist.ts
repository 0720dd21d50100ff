import { type LaunchStep, launchSteps } from '@plaza/contracts/business/launch-checklist.api'
import { showKeys } from '../payments/save-keys.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

type Done = Record<Exclude<LaunchStep, 'payments'>, boolean>

/** Every launch step with whether the business has done it. */
export async function getLaunchChecklist(scope: Scope, uses: SharedUses): Promise<{ step: LaunchStep; isDone: boolean }[]> {
  const [done] = await uses.db.withTenant(scope.business, (tx) => tx.query<Done>(doneSql, [scope.business], 'launch-checklist'))
  const keys = await showKeys(scope, uses)
  const all = { ...done, payments: keys.some(({ source }) => source !== 'none') }
  return launchSteps.map((step) => ({ step, isDone: all[step] === true }))
}

const doneSql = `select
  exists (select from offices where business_id = $1 and not inactive) as office,
  exists (select from offices where business_id = $1 and not inactive and jsonb_array_length(polygon) > 2) as coverage,
  exists (select from listings where business_id = $1) as products,
  coalesce(config -> 'legal_identity' ->> 'nit', '') <> '' as "legalIdentity",
  coalesce(config ->> 'terms', '') <> '' as terms
from businesses where business_id = $1`
