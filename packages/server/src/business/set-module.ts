import type { setModule as contract } from '@plaza/contracts/business/business.api'
import { businessProblems as problems } from '@plaza/contracts/business/business.messages'
import { type BusinessModule, moduleCodes, optionalModuleCodes } from '@plaza/contracts/business/module.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { addToAudit } from '../resources/audit.ts'
import { saveModuleStatus } from './business.repository.ts'
import { tellBusinessChanged } from './tell-business-changed.ts'

const known = new Set<string>([...moduleCodes, ...optionalModuleCodes])

/** Switches one module of one business. A module that the product knows and the business lacks is added to it. */
export async function setModule(
  scope: Scope,
  { code, status, business = scope.business }: ParsedInputOf<typeof contract>,
  { db, directory }: SharedUses,
): Promise<BusinessModule> {
  if (!directory.get(business)) fail(commonProblems.businessNotFound)
  const changed = await db.withTenant(business, async (tx) => {
    const saved = await saveModuleStatus(tx, code, status, known.has(code))
    if (!saved) fail(problems.moduleUnknown)
    await addToAudit(tx, scope, { action: status, entity: 'modules', entity_id: code })
    await tellBusinessChanged(tx)
    return saved
  })
  await directory.refresh(business)
  return changed
}
