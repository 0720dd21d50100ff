import { randomUUID } from 'node:crypto'
import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import type { Planometry } from '@plaza/contracts/catalog/category.entity'
import type * as contracts from '@plaza/contracts/catalog/sub-categories.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { changeSubCategory } from './category-admin.repository.ts'
import { lockedSubCategory, subCategory, tellShoppers } from './category-records.ts'
import { requireModule } from './require-module.ts'

type Input<Name extends keyof typeof contracts> = ParsedInputOf<(typeof contracts)[Name]>

/** B-7-025: where a sub-category stands in each branch. */
export async function listPlanometry(scope: Scope, { id, subId }: Input<'listPlanometry'>, { db }: Uses) {
  requireModule(scope, 'planogram')
  const { planometry } = await db.withTenant(scope.business, (tx) => subCategory(tx, id, subId))
  return { result: planometry }
}

/** B-7-026. */
export function addPlanometry(scope: Scope, { id, subId, ...row }: Input<'addPlanometry'>, uses: Uses) {
  refuseUnknownBranch(scope, row.office_id, uses)
  return change(scope, { id, subId }, uses, (rows) => [...rows, { id: randomUUID(), ...row }])
}

/** B-7-027. */
export function updatePlanometry(scope: Scope, { id, subId, planometryId, ...row }: Input<'updatePlanometry'>, uses: Uses) {
  if (row.office_id) refuseUnknownBranch(scope, row.office_id, uses)
  const { office_id, ...place } = row
  return change(scope, { id, subId }, uses, (rows) =>
    known(rows, planometryId).map((each) => (each.id === planometryId ? { ...each, ...place, ...(office_id && { office_id }) } : each)),
  )
}

/** B-7-028. */
export function removePlanometry(scope: Scope, { id, subId, planometryId }: Input<'removePlanometry'>, uses: Uses) {
  return change(scope, { id, subId }, uses, (rows) => known(rows, planometryId).filter((each) => each.id !== planometryId))
}

/** Reads, changes and writes the rows under the sub-category's lock, so that two people at it lose nothing. */
async function change(
  scope: Scope,
  { id, subId }: { id: string; subId: string },
  { db }: Uses,
  step: (rows: readonly Planometry[]) => Planometry[],
): Promise<{ result: Planometry[] }> {
  requireModule(scope, 'planogram')
  const result = await db.withTenant(scope.business, async (tx) => {
    const rows = step((await lockedSubCategory(tx, id, subId)).planometry)
    await changeSubCategory(tx, subId, { planometry: JSON.stringify(rows) })
    await tellShoppers(tx)
    return rows
  })
  return { result }
}

const known = (rows: readonly Planometry[], id: string) => (rows.some((each) => each.id === id) ? rows : fail(commonProblems.notFound))

function refuseUnknownBranch({ business }: Scope, officeId: string, { directory }: Uses) {
  if (!directory.get(business)?.offices.has(officeId))
    fail(categoryAdminProblems.branchUnknown, { details: [{ field: 'office_id', message: categoryAdminProblems.branchUnknown.text }] })
}
