import { office as officeSchema, type Office } from '@plaza/contracts/branches/office.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Database } from '../platform/database.ts'
import type { Signals } from '../platform/signals.ts'
import { type Area, areaOf, nearestArea } from './coverage.ts'
import { activeOffices } from './office.repository.ts'

interface Served extends Pick<Office, 'geopoint' | 'polygon'> {
  /** The office as the wire says it, written once. */
  readonly json: string
}

/** The active branches of every business in memory, ready to be asked who serves a place. Current with the commit of every change, on every instance. */
export interface CoverageMemory {
  /** JSON of the nearest branch that covers the place. */
  officeAt(business: string, place: LatLng): Promise<string | null>
  /** JSON of all active branches. */
  offices(business: string): Promise<string>
}

export function createCoverageMemory(db: Database, signals: Signals): CoverageMemory {
  const kept = new Map<string, Promise<Area<Served>[]>>()
  signals.on('business', ({ business }) => void kept.delete(business))
  signals.on('gap', () => kept.clear())

  // Who asks while a change is being told gets the former answer and leaves nothing behind: the change has forgotten this promise.
  function areasOf(business: string): Promise<Area<Served>[]> {
    const known = kept.get(business)
    if (known) return known
    const read = db.withTenant(business, activeOffices).then((offices) => offices.map((office) => areaOf(written(office))))
    kept.set(business, read)
    read.catch(() => kept.get(business) === read && kept.delete(business))
    return read
  }

  return {
    officeAt: async (business, place) => nearestArea(await areasOf(business), place)?.json ?? null,
    offices: async (business) => `[${(await areasOf(business)).map(({ office }) => office.json).join(',')}]`,
  }
}

const written = (office: Office): Served => ({
  geopoint: office.geopoint,
  polygon: office.polygon,
  json: JSON.stringify(officeSchema.parse(office)),
})
