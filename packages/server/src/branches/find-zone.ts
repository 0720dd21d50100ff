import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Distance } from '@plaza/contracts/branches/zone.entity'
import type { Tx } from '../platform/database.ts'
import { coversPoint } from './coverage.ts'

export interface FoundZone {
  readonly distance: Distance
  readonly deliveryFee: number
  readonly polygon: readonly LatLng[]
}

/** The branch's zone a place lies in, the cheapest where they overlap; null outside all of them. */
export async function zoneAt(tx: Tx, officeId: string, place: LatLng): Promise<FoundZone | null> {
  const zones = await tx.query<FoundZone>(
    'select distance, delivery_fee as "deliveryFee", polygon from zones where business_id = $1 and office_id = $2 order by delivery_fee, id',
    [tx.business, officeId],
    'zones-of-office',
  )
  return zones.find((zone) => coversPoint(zone.polygon, place)) ?? null
}
