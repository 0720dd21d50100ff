import { randomUUID } from 'node:crypto'
import type { createZone as createCall, updateZone as updateCall } from '@plaza/contracts/branches/branches-admin.api'
import { branchProblems } from '@plaza/contracts/branches/branches.messages'
import { liesInside } from '@plaza/geometry/polygon'
import type { Zone } from '@plaza/contracts/branches/zone.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { refuseOvertaken, tellVersion } from '../platform/if-match.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { refuseBadPolygon } from './check-polygon.ts'
import { lockOffice } from './office.repository.ts'
import { addZone, changeZone, lockZone, zonesOfOffice } from './zone.repository.ts'

export const listZones = (scope: Scope, { officeId }: { officeId: string }, { db }: Pick<Uses, 'db'>) =>
  db.withTenant(scope.business, async (tx) => {
    if (!(await lockOffice(tx, officeId))) fail(commonProblems.notFound)
    return { zones: await zonesOfOffice(tx, officeId) }
  })

/** B-5-027: only inside what its branch covers. */
export async function createZone(scope: Scope, input: ParsedInputOf<typeof createCall>, { db, reply }: Uses): Promise<{ zone: Zone }> {
  refuseBadPolygon(input.polygon)
  const id = randomUUID()
  const zone = await db.withTenant(scope.business, async (tx) => {
    await refuseOutside(tx, input.officeId, input.polygon)
    await addZone(tx, { id, ...input })
    return saved(tx, id)
  })
  tellVersion(reply, zone)
  reply.status(201)
  return { zone }
}

/** A zone that a smaller coverage left outside keeps its place until somebody moves it: its fee can be changed. */
export async function updateZone(scope: Scope, input: ParsedInputOf<typeof updateCall>, uses: Uses): Promise<{ zone: Zone }> {
  const zone = await uses.db.withTenant(scope.business, async (tx) => {
    const before = await saved(tx, input.id)
    refuseOvertaken(uses.request, before, input, branchProblems.zoneChanged)
    const zone = { ...input, officeId: before.officeId }
    if (JSON.stringify(zone.polygon) !== JSON.stringify(before.polygon)) {
      refuseBadPolygon(zone.polygon)
      await refuseOutside(tx, zone.officeId, zone.polygon)
    }
    await changeZone(tx, zone)
    return saved(tx, zone.id)
  })
  tellVersion(uses.reply, zone)
  return { zone }
}

const saved = async (tx: Tx, id: string): Promise<Zone> => (await lockZone(tx, id)) ?? fail(commonProblems.notFound)

async function refuseOutside(tx: Tx, officeId: string, polygon: readonly LatLng[]) {
  const office = (await lockOffice(tx, officeId)) ?? fail(commonProblems.notFound)
  const { zoneOutside } = branchProblems
  if (!liesInside(polygon, office.polygon)) fail(zoneOutside, { details: [{ field: 'polygon', message: zoneOutside.text }] })
}
