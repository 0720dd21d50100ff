import type { Office } from '@plaza/contracts/branches/office.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Tx } from '../platform/database.ts'
import { coversPoint, nearestOffice } from './coverage.ts'
import { activeOffices } from './office.repository.ts'

/** The active branch of this id. */
export async function findOffice(tx: Tx, id: string): Promise<Office | null> {
  return (await activeOffices(tx)).find((office) => office.id === id) ?? null
}

/** The branch that delivers to a place: the usual one while it still covers it, else the nearest that does. Null without coverage. */
export async function officeCovering(tx: Tx, place: LatLng, usualId: string | null): Promise<Office | null> {
  const offices = await activeOffices(tx)
  return offices.find((office) => office.id === usualId && coversPoint(office.polygon, place)) ?? nearestOffice(offices, place)
}
