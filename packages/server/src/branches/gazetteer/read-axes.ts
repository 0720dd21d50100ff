import { type Axis, metres, type Point } from './crossings.ts'
import { readStreet } from './read-address.ts'
import { nameOf } from './street.ts'
import { searchName, type StreetAlias } from './street-names.ts'

export interface AxisCollection {
  readonly features: readonly {
    readonly properties: Record<string, unknown>
    readonly geometry: { readonly type: string; readonly coordinates: unknown }
  }[]
}

interface CityAxes {
  readonly axes: Axis[]
  readonly aliases: StreetAlias[]
}

/** Words that say what a street is; people leave them out or write others. */
const typeWords = /^(?:AV|AVE|AVENIDA|AUTOPISTA|CALLEJON|VIA|TRONCAL|CALLE|CARRERA)\s+(?:(?:DE|DEL|LA|LAS|EL|LOS)\s+)*/

/**
 * Streets of a map and the popular names learned from it: axes without a number, the property `nombre` of a numbered axis, and
 * axes without a number that run on a numbered one.
 */
export function readAxes({ features }: AxisCollection): CityAxes {
  const axes = features.flatMap(({ properties, geometry }) => {
    const written = String(properties['via'] ?? '')
    const street = readStreet(written)
    const name = street ? nameOf(street) : nameWithoutNumber(written)
    const lines = (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as Point[][]
    return name.length < shortestName
      ? []
      : lines.map((line) => ({ name, line, isNumbered: street !== null, popular: popularName(properties) }))
  })
  const written = axes.filter(({ popular }) => popular !== '').map(({ name, popular }) => ({ name: popular, street: name }))
  const named = axes.filter(({ isNumbered }) => !isNumbered)
  const own = named.map(({ name }) => ({ name: withoutType(name), street: name }))
  const shared = named.flatMap((axis) => numberedBelow(axis, axes).map((street) => ({ name: withoutType(axis.name), street })))
  return { axes: axes.map(({ name, line }) => ({ name, line })), aliases: unique([...shared, ...written, ...own]) }
}

const shortestName = 4

// A name with digits that is no street's canonical name cannot be asked for.
const nameWithoutNumber = (written: string) => (/\d/.test(written) ? '' : searchName(written))

const popularName = (properties: Record<string, unknown>) => withoutType(searchName(String(properties['nombre'] ?? '')))
const withoutType = (name: string) => name.replace(typeWords, '')

const unique = (aliases: readonly StreetAlias[]): StreetAlias[] => [
  ...new Map(aliases.filter(({ name }) => name.length >= shortestName).map((alias) => [`${alias.name}|${alias.street}`, alias])).values(),
]

/** Two drawings of one street lie this close. */
const sameStreet = 12

/** Numbered streets on which most points of this axis lie. */
function numberedBelow({ line }: Axis, axes: readonly (Axis & { isNumbered: boolean })[]): string[] {
  const close = axes.filter((other) => other.isNumbered && line.filter((point) => isOn(point, other.line)).length * 2 > line.length)
  return [...new Set(close.map(({ name }) => name))]
}

const isOn = (point: Point, line: readonly Point[]) =>
  line.slice(1).some((to, index) => distanceTo(point, line[index] as Point, to) <= sameStreet)

function distanceTo(point: Point, from: Point, to: Point): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = x * x + y * y
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / length))
  return metres(point, [from[0] + share * x, from[1] + share * y])
}
