import type { Product } from './product.entity.ts'

export type CountType = Product['countType']

/** How staff read and write what a product is sold by, in forms and files. */
export const countTypeLabels: Readonly<Record<CountType, string>> = { units: 'Unidades', grams: 'Peso' }

const countTypeWords: Readonly<Record<CountType, readonly string[]>> = {
  units: ['unidades', 'unidad', 'units', 'und', 'un'],
  grams: ['peso', 'gramos', 'grams', 'g'],
}

/** What the text says that a product is sold by; null when it says neither. */
export function parseCountType(text: string): CountType | null {
  const word = text.trim().toLowerCase()
  return (Object.keys(countTypeWords) as CountType[]).find((type) => countTypeWords[type].includes(word)) ?? null
}

/** Photos as one text, one address a line; addresses hold no line break. */
export const joinPhotos = (photos: readonly string[]): string => splitPhotos(photos.join('\n')).join('\n')

export const splitPhotos = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
