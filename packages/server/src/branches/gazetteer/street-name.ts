/** A street by its canonical name: `CL 13A1`, `AV 6 N`, `KR 1D BIS`. */
export interface Street {
  readonly type: StreetType
  readonly number: number
  /** What follows the number: letter, digits, bis. */
  readonly suffix: string
  readonly quadrant: Quadrant
}
export type StreetType = 'CL' | 'KR' | 'AV' | 'DG' | 'TV' | 'PJ'
export type Quadrant = '' | 'N' | 'O' | 'E' | 'S'

/** An address as people write it: the street, what crosses it (its kind often unsaid) and the metres from there. */
export interface WrittenAddress {
  readonly street: Street
  readonly cross: Omit<Street, 'type'> & { readonly type: StreetType | null }
  readonly plate: number
}

const typeWords: Record<StreetType, string> = {
  CL: 'AVENIDA\\s+CALLE|AV\\s+CALLE|AV\\s+CL|AC|CALLE|CLLE|CLL|CL|C',
  KR: 'AVENIDA\\s+CARRERA|AV\\s+CARRERA|AV\\s+CRA|AV\\s+KR|AK|CARRERA|CARR|CRRA|CRA|CRR|KRA|KR|CR|K',
  AV: 'AVENIDA|AVDA|AVE|AV',
  DG: 'DIAGONAL|DIAG|DG',
  TV: 'TRANSVERSAL|TRANSV|TRANS|TRV|TV|TR',
  PJ: 'PASAJE|PJ',
}
const anyType = `(?<type>${Object.values(typeWords).join('|')})\\s*`
const quadrant = '(?:\\s*(?<quadrant>NORTE|OESTE|ESTE|SUR|N|O|W|E|S)(?![A-Z]))?'
const bis = '(?<bis>\\s*BIS)?'
const street = (letter: string) => `(?<number>\\d{1,3})${letter}${bis}${quadrant}`
/** Letters of a name stand close to its number, or alone; N and O beside a number are quadrants unless a street of that name is known. */
const mainLetter = '(?:\\s*(?<letter>[A-Z])(?![A-Z])(?<digits>\\d{1,2})?)?'
/** Digits after the cross street's letter belong to its name only when a plate still follows: "13a 1-113". */
const crossLetter = '(?:\\s*(?<letter>[A-Z])(?![A-Z])(?:(?<digits>\\d{1,2})|\\s+(?<digits2>\\d{1,2})(?=\\s*-\\s*\\d))?)?'

const main = new RegExp(`^\\s*${anyType}${street(mainLetter)}\\s*`)
const between = /^(?:\s*(?:#|CON|ESQUINA|ESQ|[YX](?![A-Z])|-))*\s*/
const crossing = new RegExp(`^(?:${anyType})?${street(crossLetter)}\\s*`)

/** Reads an address; null when it names no street and crossing. */
export function readAddress(text: string): WrittenAddress | null {
  const clean = cleaned(text)
  const first = main.exec(clean)
  if (!first) return null
  const rest = clean.slice(first[0].length).replace(between, '')
  const second = crossing.exec(rest)
  if (!second) return null
  const plate = /^\s*-?\s*(\d{1,3})(?!\d)/.exec(rest.slice(second[0].length))
  return {
    street: streetOf(first.groups, typeOf(first.groups?.type) as StreetType),
    cross: { ...streetOf(second.groups, 'CL'), type: typeOf(second.groups?.type) },
    plate: Number(plate?.[1] ?? 0),
  }
}

/** The canonical name of a street written alone, as a map names it; null when it has no number. */
export function readStreet(text: string): Street | null {
  const clean = cleaned(text)
  const found = main.exec(clean)
  return found && found[0].length === clean.length ? streetOf(found.groups, typeOf(found.groups?.type) as StreetType) : null
}

export const nameOf = ({ type, number, suffix, quadrant: side }: Street): string => `${type} ${number}${suffix}${side && ` ${side}`}`

const namesOfTypes: Record<StreetType, string> = {
  CL: 'Calle',
  KR: 'Carrera',
  AV: 'Avenida',
  DG: 'Diagonal',
  TV: 'Transversal',
  PJ: 'Pasaje',
}
const quadrantNames: Record<Quadrant, string> = { '': '', N: ' Norte', O: ' Oeste', E: ' Este', S: ' Sur' }

/** For people: "Avenida 6 Norte". */
export const spokenName = ({ type, number, suffix, quadrant: side }: Street): string =>
  `${namesOfTypes[type]} ${number}${suffix.replace(' BIS', ' Bis')}${quadrantNames[side]}`

const cleaned = (text: string) =>
  `${text
    .replace(/(\d)[º°]/g, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/AVENDIA/g, 'AVENIDA')
    .replace(/N°|\bNO\.?(?=\s*\d)|\bNUMERO\b|\bNRO\.?/g, '#')
    .replace(/[.,;]/g, ' ')
    .trim()}`

type Groups = Record<string, string> | undefined

function streetOf(groups: Groups, type: StreetType): Street {
  const { number = '0', letter = '', digits, digits2, bis: second, quadrant: side = '' } = groups ?? {}
  const aside = side === '' && digits === undefined && digits2 === undefined && isSide(letter)
  return {
    type,
    number: Number(number),
    suffix: `${aside ? '' : letter}${digits ?? digits2 ?? ''}${second ? ' BIS' : ''}`,
    quadrant: aside ? sideOf(letter) : sideOf(side),
  }
}

const isSide = (letter: string) => letter === 'N' || letter === 'O' || letter === 'W'
const sideOf = (word: string): Quadrant => (word === 'W' ? 'O' : (word.charAt(0) as Quadrant))

function typeOf(word: string | undefined): StreetType | null {
  if (word === undefined) return null
  const wanted = word.replace(/\s+/g, ' ')
  const found = Object.entries(typeWords).find(([, words]) => words.replaceAll('\\s+', ' ').split('|').includes(wanted))
  return (found?.[0] ?? null) as StreetType | null
}
