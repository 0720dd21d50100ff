/** A street by its canonical name: `CL 13A1`, `AV 6 N`, `KR 1D BIS`. A street without a number has type `VIA` and its name as suffix. */
export interface Street {
  readonly type: StreetType
  readonly number: number
  /** What follows the number: letters, digits, bis. */
  readonly suffix: string
  readonly quadrant: Quadrant
  /** Of a street found by a popular name: the crossings between which it bears that name. */
  readonly between?: readonly [number, number]
}
export type StreetType = 'CL' | 'KR' | 'AV' | 'DG' | 'TV' | 'PJ' | 'VIA'
export type Quadrant = '' | 'N' | 'O' | 'E' | 'S'
/** A street that crosses another; people often leave out its type. */
export type CrossStreet = Omit<Street, 'type'> & { readonly type: StreetType | null }

export const nameOf = ({ type, number, suffix, quadrant }: Street): string =>
  type === 'VIA' ? suffix : `${type} ${number}${suffix}${quadrant && ` ${quadrant}`}`

const typeNames: Record<StreetType, string> = {
  CL: 'Calle',
  KR: 'Carrera',
  AV: 'Avenida',
  DG: 'Diagonal',
  TV: 'Transversal',
  PJ: 'Pasaje',
  VIA: '',
}
const quadrantNames: Record<Quadrant, string> = { '': '', N: ' Norte', O: ' Oeste', E: ' Este', S: ' Sur' }

/** For people: "Avenida 6 Norte". */
export function spokenName(street: Street): string {
  if (street.type === 'VIA') return street.suffix.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  return `${typeNames[street.type]} ${spokenNumber(street)}`
}

/** The name without its type: "23A Norte", as a crossing is written after "#". */
export const spokenNumber = ({ type, number, suffix, quadrant }: Street): string =>
  type === 'VIA' ? spokenName({ type, number, suffix, quadrant }) : `${number}${suffix.replace(' BIS', ' Bis')}${quadrantNames[quadrant]}`

/** Upper case, without accents. */
export const plainName = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().trim()
