import type { StreetNames } from './address-tokens.ts'
import { caliAvenues } from './cali-avenues.ts'
import { readStreet } from './read-address.ts'
import { plainName, type Street } from './street.ts'

export interface StreetAlias {
  readonly name: string
  /** A canonical name: `CL 13`, or a name without number: `AVENIDA DE LOS CERROS`. */
  readonly street: string
  /** Numbers of the crossings between which the street bears this name; everywhere when left out. */
  readonly from?: number | null | undefined
  readonly to?: number | null | undefined
}

/** The bundled picture and names are Cali's: no other city may get a point from them. */
export const isBundled = (city: string): boolean => plainName(city) === 'CALI'

/** The bundled names, and those of the city's own list, which win name by name. */
export function streetNames(city: string, loaded: readonly StreetAlias[]): StreetNames {
  const own = grouped(loaded)
  return isBundled(city) ? new Map([...grouped(caliAvenues), ...own]) : own
}

function grouped(aliases: readonly StreetAlias[]): Map<string, Street[]> {
  const names = new Map<string, Street[]>()
  for (const { name, street, from, to } of aliases) {
    const key = searchName(name)
    const known = readStreet(street) ?? namedStreet(street)
    const found: Street = from || to ? { ...known, between: [from ?? 0, to ?? Number.POSITIVE_INFINITY] } : known
    if (key) names.set(key, [...(names.get(key) ?? []), found])
  }
  return names
}

/** A street that has a name and no number. */
export const namedStreet = (name: string): Street => ({
  type: 'VIA',
  number: 0,
  suffix: searchName(name),
  quadrant: '',
})

/** Upper case words without accents or signs. */
export const searchName = (name: string): string =>
  plainName(name)
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
