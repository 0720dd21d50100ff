/** S 5. "Avendia Carrera" is shown and stored as written. */
export const streetTypes = [
  'Calle',
  'Carrera',
  'Avenida',
  'Avendia Carrera',
  'Avenida Calle',
  'Circular',
  'Circunvalar',
  'Diagonal',
  'Manzana',
  'Transversal',
  'Vía',
  'Zona',
] as const
export type StreetType = (typeof streetTypes)[number]

export const addressSearchMinLength = 5

/** `Calle 5 # 38 - 20`. */
export const buildAddress = (type: string, a: string, b: string, c: string): string => `${type} ${a.trim()} # ${b.trim()} - ${c.trim()}`
/** What the geocoder is asked: the misspelling would find nothing. */
export const geocoderText = (address: string): string => address.replace('Avendia', 'Avenida')

/** An address without signs, accents and upper case, as words. */
const wordsOf = (address: string): string[] =>
  address
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/**
 * Whether two texts are one address: the same words, or one goes on where the other ends ("Vereda El Pomo km 3" and the same with "casa 2").
 * A point that was set for one of them holds for the other.
 */
export function isSameAddress(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return shorter.length >= Math.min(longer.length, fewestWords) && shorter.every((word, index) => longer[index] === word)
}

/** Two words ("Calle 5") are a street and no place. */
const fewestWords = 3
/** Whether a text says more than a street. */
export const namesPlace = (address: string): boolean => wordsOf(address).length >= fewestWords
