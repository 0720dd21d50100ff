import { readFileSync } from 'node:fs'
import type { Place } from '@plaza/contracts/branches/branches.api'
import { parse } from 'csv-parse/sync'
import { metres } from './crossings.ts'
import { readStreet } from './read-address.ts'
import { spokenName, spokenNumber } from './street.ts'

/** Asks the shop for an address. */
export type Search = (text: string) => Promise<Place | undefined>

interface Asked {
  readonly text: string
  readonly metresOff: number
  readonly isInBarrio: boolean
}

const handWritten = 250
const crossing = 150

/**
 * How many addresses of a CSV are found where they are. With a column `text` (`text,lat,lon`) they are written by hand; without it the rows are crossings
 * (`via_a,via_b,lat,lon,puntos_del_par,…,barrio`), asked as the address form writes them.
 */
export async function checkAddresses(file: string, search: Search): Promise<string> {
  const rows = parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true }) as Record<string, string>[]
  const isHandWritten = rows[0]?.['text'] !== undefined
  const asked: Asked[] = []
  for (const row of rows) {
    const text = isHandWritten ? row['text'] : crossingText(row)
    if (text) asked.push(await ask(text, row, search))
  }
  const reach = isHandWritten ? handWritten : crossing
  if (process.env['PLAZA_VERBOSE']) for (const each of asked) if (each.metresOff > reach) console.log(Math.round(each.metresOff), each.text)
  const share = (is: (each: Asked) => boolean) => `${((100 * asked.filter(is).length) / asked.length).toFixed(1)} %`
  const near = share(({ metresOff }) => metresOff <= reach)
  if (isHandWritten) return `${asked.length} direcciones: ${near} a menos de ${reach} m`
  const both = share(({ metresOff, isInBarrio }) => metresOff <= reach && isInBarrio)
  return `${asked.length} cruces: ${near} a menos de ${reach} m, ${share(({ isInBarrio }) => isInBarrio)} en su barrio, ${both} ambas`
}

async function ask(text: string, { lat, lon, barrio }: Record<string, string>, search: Search): Promise<Asked> {
  const place = await search(text)
  const metresOff = place ? metres([place.lng, place.lat], [Number(lon), Number(lat)]) : Number.POSITIVE_INFINITY
  return { text, metresOff, isInBarrio: place?.neighbourhood === barrio }
}

/** Null for pairs that meet at more than one point. */
function crossingText({ via_a = '', via_b = '', puntos_del_par }: Record<string, string>): string | null {
  const [street, cross] = [readStreet(via_a), readStreet(via_b)]
  return puntos_del_par === '1' && street && cross ? `${spokenName(street)} # ${spokenNumber(cross)} - 20` : null
}
