import { randomUUID } from 'node:crypto'
import type { createZone as createCall, updateZone as updateCall } from '@plaza/contracts/branches/branches-admin.api'
import { branchProblems } from '@plaza/contracts/branches/branches.messages'
import type { Zone } from '@plaza/contracts/branches/zone.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { liesInside, refuseBadPolygon } from './check-polygon.ts'
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
  const zone = { id: randomUUID(), ...input }
  await db.withTenant(scope.business, async (tx) => {
    await refuseOutside(tx, zone.officeId, zone.polygon)
    await addZone(tx, zone)
  })
  reply.status(201)
  return { zone }
}

/** A zone that a smaller coverage left outside keeps its place until somebody moves it: its fee can be changed. */
export async function updateZone(scope: Scope, input: ParsedInputOf<typeof updateCall>, { db }: Pick<Uses, 'db'>): Promise<{ zone: Zone }> {
  return db.withTenant(scope.business, async (tx) => {
    const before = (await lockZone(tx, input.id)) ?? fail(commonProblems.notFound)
    const zone = { ...input, officeId: before.officeId }
    if (JSON.stringify(zone.polygon) !== JSON.stringify(before.polygon)) {
      refuseBadPolygon(zone.polygon)
      await refuseOutside(tx, zone.officeId, zone.polygon)
    }
    await changeZone(tx, zone)
    return { zone }
  })
}

async function refuseOutside(tx: Tx, officeId: string, polygon: readonly LatLng[]) {
  const office = (await lockOffice(tx, officeId)) ?? fail(commonProblems.notFound)
  const { zoneOutside } = branchProblems
  if (!liesInside(polygon, office.polygon)) fail(zoneOutside, { details: [{ field: 'polygon', message: zoneOutside.text }] })
}
