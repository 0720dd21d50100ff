import type { LatLng } from '@plaza/contracts/kernel/base'
import { randomFrom } from './random.ts'

/** A coverage around a branch: corners in angular order, so the outline never crosses itself. `reach` in kilometres. */
export function coverageOf(centre: LatLng, reach: number, seed: string): LatLng[] {
  return outline(centre, radiiOf(reach, seed), 0.97)
}

export interface ZoneShape {
  distance: 'cercano' | 'lejano' | 'muy_lejano'
  polygon: LatLng[]
}

/** Zones that lie inside the coverage and do not overlap: the middle, and two half rings on each side further out. */
export function zonesOf(centre: LatLng, reach: number, seed: string): ZoneShape[] {
  const radii = radiiOf(reach, seed)
  const half = corners / 2
  const ring = (from: number, inner: number, outer: number) => {
    const indexes = Array.from({ length: half + 1 }, (_, i) => (from + i) % corners)
    return [...indexes.map((i) => corner(centre, radii, i, outer)), ...[...indexes].reverse().map((i) => corner(centre, radii, i, inner))]
  }
  return [
    { distance: 'cercano', polygon: outline(centre, radii, 0.42) },
    { distance: 'lejano', polygon: ring(0, 0.42, 0.7) },
    { distance: 'lejano', polygon: ring(half, 0.42, 0.7) },
    { distance: 'muy_lejano', polygon: ring(0, 0.7, 0.95) },
    { distance: 'muy_lejano', polygon: ring(half, 0.7, 0.95) },
  ]
}

/** A place inside the coverage: `share` 0 is the branch, 1 the border. */
export function placeAt(centre: LatLng, reach: number, turn: number, share: number): LatLng {
  return move(centre, turn * Math.PI * 2, reach * 0.78 * share)
}

const corners = 16

const radiiOf = (reach: number, seed: string) => {
  const random = randomFrom(`coverage ${seed}`)
  return Array.from({ length: corners }, () => reach * (0.84 + random() * 0.16))
}

const outline = (centre: LatLng, radii: number[], scale: number) => radii.map((_, i) => corner(centre, radii, i, scale))
const corner = (centre: LatLng, radii: number[], i: number, scale: number) => move(centre, (i / corners) * Math.PI * 2, radii[i]! * scale)

function move({ lat, lng }: LatLng, angle: number, kilometres: number): LatLng {
  const north = (Math.sin(angle) * kilometres) / 110.6
  const east = (Math.cos(angle) * kilometres) / (111.3 * Math.cos((lat * Math.PI) / 180))
  return { lat: Number((lat + north).toFixed(6)), lng: Number((lng + east).toFixed(6)) }
}
