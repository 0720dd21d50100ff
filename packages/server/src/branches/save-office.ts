import { randomUUID } from 'node:crypto'
import type {
  createOffice as createCall,
  deleteOffice as deleteCall,
  pauseOffice as pauseCall,
  saveCoverage as coverageCall,
  saveOpeningHours as hoursCall,
  saveWebService as webServiceCall,
  updateOffice as updateCall,
} from '@plaza/contracts/branches/branches-admin.api'
import { branchProblems, branchTexts } from '@plaza/contracts/branches/branches.messages'
import { type AdminOffice, webServiceKeys } from '@plaza/contracts/branches/office.entity'
import { placeFaults } from '@plaza/contracts/branches/polygon.rules'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { refuseOvertaken, tellVersion } from '../platform/if-match.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { refuseBadPolygon } from './check-polygon.ts'
import { addOffice, changeOffice, lockOffice, type OfficeData } from './office.repository.ts'
import { tellBranchesChanged } from './tell-branches.ts'

type Data = ParsedInputOf<typeof createCall>

export async function createOffice(scope: Scope, input: ParsedInputOf<typeof createCall>, { db, directory, reply }: Uses) {
  refuseBadPlace(input)
  const id = randomUUID()
  const office = await db.withTenant(scope.business, async (tx) => {
    await addOffice(tx, id, columnsOf(input))
    await tellBranchesChanged(tx)
    return saved(tx, id)
  })
  await directory.refresh(scope.business)
  reply.status(201)
  return { office }
}

export function updateOffice(scope: Scope, { id, ...input }: ParsedInputOf<typeof updateCall>, uses: Uses) {
  refuseBadPlace(input)
  return changed(scope, id, uses, input, columnsOf(input))
}

/** Where the business's own feed keeps each value; what is empty is not in the feed. */
export function saveWebService(scope: Scope, { id, ...input }: ParsedInputOf<typeof webServiceCall>, uses: Uses) {
  const keys = Object.fromEntries(webServiceKeys.map((key) => [key, input[key]?.trim() ?? '']))
  return changed(scope, id, uses, input, { ws_keys: JSON.stringify(keys) })
}

/** Keeps the corners exactly as they were drawn. */
export function saveCoverage(scope: Scope, { id, polygon }: ParsedInputOf<typeof coverageCall>, uses: Uses) {
  if (polygon.length > 0) refuseBadPolygon(polygon)
  return changed(scope, id, uses, { polygon }, { polygon: JSON.stringify(polygon) })
}

export function saveOpeningHours(scope: Scope, { id, opening_hours }: ParsedInputOf<typeof hoursCall>, uses: Uses) {
  const hours = opening_hours && JSON.stringify(opening_hours)
  return changed(scope, id, uses, { opening_hours }, { opening_hours: hours })
}

const longestPause = 30 * 86_400_000

/** @throws PAUSE_INVALID */
export async function pauseOffice(scope: Scope, { id, until, reason }: ParsedInputOf<typeof pauseCall>, uses: Uses) {
  const length = until === null ? null : Date.parse(until) - uses.clock.now().getTime()
  if (length !== null && (length <= 0 || length > longestPause))
    fail(branchProblems.pauseInvalid, { details: [{ field: 'until', message: branchProblems.pauseInvalid.text }] })
  const answer = await changed(scope, id, uses, { until, reason }, { paused_until: until, pause_reason: until === null ? '' : reason })
  await uses.directory.refresh(scope.business)
  return answer
}

/** Orders keep their branch, so it is closed and not removed. */
export async function deleteOffice(scope: Scope, { id }: ParsedInputOf<typeof deleteCall>, uses: Uses) {
  await changed(scope, id, uses, null, { inactive: true })
  await uses.directory.refresh(scope.business)
  return { message: branchTexts.officeDeleted }
}

async function changed(
  scope: Scope,
  id: string,
  { db, request, reply }: Uses,
  yours: unknown,
  changes: Parameters<typeof changeOffice>[2],
) {
  const office = await db.withTenant(scope.business, async (tx) => {
    refuseOvertaken(request, await saved(tx, id), yours, branchProblems.officeChanged)
    await changeOffice(tx, id, changes)
    await tellBranchesChanged(tx)
    return saved(tx, id)
  })
  tellVersion(reply, office)
  return { office }
}

const saved = async (tx: Tx, id: string): Promise<AdminOffice> => (await lockOffice(tx, id)) ?? fail(commonProblems.notFound)

function refuseBadPlace({ latitude, longitude }: Pick<Data, 'latitude' | 'longitude'>) {
  const faults = placeFaults({ lat: latitude, lng: longitude })
  if (faults.length > 0) fail(branchProblems.placeInvalid, { details: faults })
}

/** what the wire calls otherwise when writing. */
const columnsOf = (input: Data): OfficeData => ({
  name: input.name,
  display_name: input.displayName || input.name,
  city: input.city,
  address: input.address,
  lat: input.latitude,
  lng: input.longitude,
  support_number: input.support_phone ?? '',
  delivery_time_per_product: input.enlistener_time,
})
