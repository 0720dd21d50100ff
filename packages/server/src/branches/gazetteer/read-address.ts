import { connectors, type StreetNames, type Token, tokensOf, typeOfToken } from './address-tokens.ts'
import type { CrossStreet, Quadrant, Street, StreetType } from './street.ts'

/** An address as people write it: the street, what crosses it and the metres from there. */
export interface WrittenAddress {
  /** One street, or those that bear the popular name, the likeliest first. */
  readonly streets: readonly Street[]
  readonly crosses: readonly CrossStreet[]
  /** Of "entre 43B y 44" the second. */
  readonly until: CrossStreet | null
  readonly plate: number
}

interface Read<T> {
  readonly value: T
  readonly next: number
}

/** Reads an address; null when it names no street and crossing. */
export function readAddress(text: string, names: StreetNames = new Map()): WrittenAddress | null {
  const tokens = tokensOf(text, names)
  for (let start = 0; start < tokens.length; start++) {
    const address = readFrom(tokens, start)
    if (address) return address
  }
  return null
}

/** The canonical name of a numbered street written alone, as a map names it; null when it has no number. */
export function readStreet(text: string): Street | null {
  const tokens = tokensOf(text, new Map())
  const found = readNumbered(tokens, 0, 'main')
  return found && found.next === tokens.length && found.value.type ? (found.value as Street) : null
}

function readFrom(tokens: readonly Token[], start: number): WrittenAddress | null {
  const street = readMain(tokens, start)
  if (!street) return null
  const link = skipConnectors(tokens, street.next)
  const cross = readCross(tokens, link)
  if (!cross) return null
  const until = readUntil(tokens, cross, street.next, link)
  if (until) return { streets: street.value, crosses: cross.value, until, plate: 0 }
  const plate = readPlate(tokens, cross.next)
  return { streets: street.value, crosses: withSide(cross.value, tokens[plate.next]), until, plate: plate.value }
}

const buildingWords = new Set('TORRE BLOQUE BLQ INTERIOR INT APTO APARTAMENTO CASA MANZANA MZ ETAPA LOTE LOCAL OFICINA UNIDAD'.split(' '))

function readMain(tokens: readonly Token[], at: number): Read<readonly Street[]> | null {
  const token = tokens[at]
  if (token?.streets) return { value: token.streets, next: at + 1 }
  // "Torre C 4" and "bloque K 2" are no streets.
  if (token?.text.length === 1 && buildingWords.has(tokens[at - 1]?.text ?? '')) return null
  const found = readNumbered(tokens, at, 'main')
  return found?.value.type ? { value: [found.value as Street], next: found.next } : null
}

function readCross(tokens: readonly Token[], at: number): Read<readonly CrossStreet[]> | null {
  const streets = tokens[at]?.streets
  if (streets) return { value: streets, next: at + 1 }
  const found = readNumbered(tokens, at, 'cross')
  return found && { value: [found.value], next: found.next }
}

function readUntil(tokens: readonly Token[], cross: Read<readonly CrossStreet[]>, from: number, link: number): CrossStreet | null {
  const joint = tokens[cross.next]?.text
  const isBetween = tokens.slice(from, link).some(({ text }) => text === 'ENTRE')
  if (joint !== 'Y' && !(isBetween && (joint === 'A' || joint === '-' || joint === '&'))) return null
  const found = readNumbered(tokens, cross.next + 1, 'cross')
  return found && { ...found.value, type: found.value.type ?? cross.value[0]?.type ?? null }
}

function skipConnectors(tokens: readonly Token[], from: number): number {
  let at = from
  while (connectors.has(tokens[at]?.text ?? '')) at++
  return at
}

function readPlate(tokens: readonly Token[], from: number): Read<number> {
  let at = from
  while (['-', '#', ','].includes(tokens[at]?.text ?? '')) at++
  const token = tokens[at]
  return token?.kind === 'number' && token.text.length <= 3 ? { value: Number(token.text), next: at + 1 } : { value: 0, next: from }
}

/** "# 5-105 Oeste": the side of the crossing, said at the end. */
function withSide(crosses: readonly CrossStreet[], last: Token | undefined): readonly CrossStreet[] {
  const side = last && last.text.length > 1 ? sides[last.text] : undefined
  return side ? crosses.map((cross) => (cross.quadrant === '' ? { ...cross, quadrant: side } : cross)) : crosses
}

type Role = 'main' | 'cross'

/** A type, a number and what belongs to its name: "Cra 1A 5", "Avenida 6 Norte", "43B"; of a crossing the type may be missing. */
function readNumbered(tokens: readonly Token[], from: number, role: Role): Read<CrossStreet> | null {
  const { value: type, next: at } = readType(tokens, from)
  const number = tokens[at]
  if (number?.kind !== 'number' || number.text.length > 3) return null
  if (role === 'main' && !type) return null
  const { value, next } = readSuffix(tokens, at + 1, role, type)
  return { value: { type, number: Number(number.text), ...value }, next }
}

/** "Avenida Calle" and "Avenida Carrera" are a calle and a carrera. */
function readType(tokens: readonly Token[], at: number): Read<StreetType | null> {
  const type = typeOfToken(tokens[at])
  if (!type) return { value: null, next: at }
  const second = type === 'AV' ? typeOfToken(tokens[at + 1]) : null
  return second ? { value: second, next: at + 2 } : { value: type, next: at + 1 }
}

const sides: Record<string, Quadrant> = {
  NORTE: 'N',
  NTE: 'N',
  NT: 'N',
  N: 'N',
  OESTE: 'O',
  OE: 'O',
  OCC: 'O',
  OTE: 'O',
  O: 'O',
  W: 'O',
  ESTE: 'E',
  SUR: 'S',
}
const sideWords = Object.keys(sides).join('|')
const suffixWord = new RegExp(`^([A-Z])?(BIS)?(${sideWords})?$`)

interface SuffixPart {
  readonly letter: string
  readonly bis: boolean
  readonly side: string
}

/** "BN" is letter and side, "BIS" and "OESTE" are whole words. */
function suffixPart(text: string): SuffixPart | null {
  if (text.length > 1 && text in sides) return { letter: '', bis: false, side: text }
  const found = suffixWord.exec(text)
  return found && { letter: found[1] ?? '', bis: found[2] !== undefined, side: found[3] ?? '' }
}

interface Suffix {
  readonly suffix: string
  readonly quadrant: Quadrant
}

function readSuffix(tokens: readonly Token[], from: number, role: Role, type: StreetType | null): Read<Suffix> {
  let at = from
  let suffix = ''
  let isBis = false
  let quadrant: Quadrant = ''
  while (quadrant === '') {
    const token = tokens[at]
    if (isDigitsOfName(tokens, at, suffix, role)) {
      suffix += token?.text
      at++
      continue
    }
    const part: SuffixPart | null = token?.kind === 'word' && belongsToNumber(tokens, at, type, isBis) ? suffixPart(token.text) : null
    if (!part) break
    const { letter, bis, side }: SuffixPart = part
    const next = tokens[at + 1]
    const isLetterOfName = (next?.kind === 'number' && next.isGlued) || next?.text === 'BIS'
    const alone = !side && !bis && letter in sides && !isLetterOfName ? letter : ''
    suffix += alone ? '' : letter
    isBis ||= bis
    quadrant = sides[side || alone] ?? ''
    at++
  }
  return { value: { suffix: suffix + (isBis ? ' BIS' : ''), quadrant }, next: at }
}

/** A letter beside the number, a letter that stands alone, or a word for a side. */
function belongsToNumber(tokens: readonly Token[], at: number, type: StreetType | null, isBis: boolean): boolean {
  const { text = '', isGlued = false } = tokens[at] ?? {}
  if (text.length > 1) return isGlued || text === 'BIS' || text in sides
  if (text in sides) return true
  if (isGlued) return !isBis
  const next = tokens[at + 1]
  // "Calle 5 K 38" and "Cra 38 C 5": the letter is the type of the crossing.
  const isType = next?.kind === 'number' && (text === 'K' || (text === 'C' && type !== null && type !== 'CL'))
  const isPreposition = text === 'A' && (next?.text === 'LA' || next?.text === 'EL')
  return !isBis && !isType && !isPreposition && text !== 'Y' && text !== 'X' && !(text === 'E' && next?.kind !== 'sign')
}

/** Digits after a letter belong to the name where they touch it, or where the crossing or a plate still follows. */
function isDigitsOfName(tokens: readonly Token[], at: number, suffix: string, role: Role): boolean {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length > 2 || !/[A-Z]$/.test(suffix)) return false
  if (token.isGlued) return true
  let after = at + 1
  if (tokens[after]?.kind === 'word' && tokens[after]?.isGlued) after++
  const next = tokens[after]
  const isPlateNext = next?.text === '-' && tokens[after + 1]?.kind === 'number'
  if (role === 'cross') return isPlateNext
  if (next === undefined) return true
  if (next.kind === 'number') return !next.isGlued && tokens[after + 1]?.text === '-'
  return !isPlateNext && ((next.text !== ',' && connectors.has(next.text)) || typeOfToken(next) !== null)
}
