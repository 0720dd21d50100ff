import type { Office } from '@plaza/contracts/branches/office.entity'

/** Cities of the branches, Cali first (S-2-168), then by name. */
export function citiesOf(offices: readonly Office[]): string[] {
  const cities = [...new Set(offices.map((office) => office.city))]
  return cities.sort((a, b) => Number(b === 'Cali') - Number(a === 'Cali') || a.localeCompare(b, 'es'))
}

export interface Position {
  readonly lat: number
  readonly lng: number
}

/** The nearest branch among those whose coverage holds the position, else the nearest of all and that it does not; null without branches. */
export function branchAt(offices: readonly Office[], at: Position): { office: Office; covered: boolean } | null {
  const byDistance = [...offices].sort((a, b) => distance(a.geopoint, at) - distance(b.geopoint, at))
  const covering = byDistance.find((office) => covers(office.polygon, at))
  const office = covering ?? byDistance[0]
  return office ? { office, covered: covering !== undefined } : null
}

/** Even-odd rule; a polygon of fewer than three corners covers nothing. */
export function covers(polygon: readonly Position[], { lat, lng }: Position): boolean {
  let inside = false
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Position
    const crosses = a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng
    if (crosses) inside = !inside
  })
  return inside
}

/** Good enough to compare distances within a country. */
const distance = (a: Position, b: Position) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))

export type Picker = 'plain' | 'v2' | 'off'

/** */
export const pickerOf = (modules: ReadonlySet<string>): Picker =>
  modules.has('modal_city_v2') ? 'v2' : modules.has('modal_city') ? 'plain' : 'off'
