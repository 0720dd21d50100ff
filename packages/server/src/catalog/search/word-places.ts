import type { SearchDoc } from './search-doc.ts'
import { plainText, stemOf, wordsOf } from './words.ts'

// Where a word stands in a product, and what that is worth. A posting holds the product and one of these.
export const places = [
  'kind',
  'named',
  'head',
  'title',
  'after',
  'brand',
  'subCategory',
  'tag',
  'details',
  'category',
  'provider',
  'size',
] as const
export type Place = (typeof places)[number]
const worth: Record<Place, number> = {
  kind: 1.15,
  named: 1.05,
  head: 1,
  title: 0.85,
  after: 0.5,
  brand: 0.8,
  subCategory: 0.45,
  tag: 0.4,
  details: 0.35,
  category: 0.2,
  provider: 0.15,
  size: 0,
}
/** By the number that a posting holds of a place. */
export const worths = places.map((place) => worth[place])
export const placeBits = 4

/** How surely a product is what was asked: `itself` is called so, `mentions` only has the word, `kin` merely stands in its category. */
export const closeness = { itself: 0, mentions: 1, kin: 2 } as const
export type Closeness = (typeof closeness)[keyof typeof closeness]

const closenessOf: Record<Place, Closeness> = {
  kind: closeness.itself,
  named: closeness.itself,
  head: closeness.itself,
  title: closeness.mentions,
  after: closeness.mentions,
  brand: closeness.mentions,
  tag: closeness.mentions,
  details: closeness.mentions,
  subCategory: closeness.kin,
  category: closeness.kin,
  provider: closeness.kin,
  size: closeness.mentions,
}
/** By the number that a posting holds of a place. */
export const closenesses = places.map((place) => closenessOf[place])
export const subCategoryPlace = places.indexOf('subCategory')
export const categoryPlace = places.indexOf('category')

/** `Carne de res` says what each of its products is; `Papas, yucas y raíces` only that each is one of them. */
export const namesOneKind = (subCategoryName: string) => !/[,/&]|\s[ye]\s/i.test(subCategoryName)

const turning = new Set(['de', 'del', 'con', 'sin', 'para', 'en', 'sabor', 'a', 'al', 'tipo'])

/** Each word of a product once, at the best place where it stands. */
export function placesOf(doc: SearchDoc): { places: Map<string, Place>; titleWords: number; head: string } {
  const found = new Map<string, Place>()
  const add = (words: readonly string[], place: Place) => {
    for (const word of words) {
      const before = found.get(word)
      if (before === undefined || worth[place] > worth[before]) found.set(word, place)
    }
  }
  const title = wordsOf(doc.title)
  const kinds = wordsOf(doc.subCategoryName).words
  const kindStems = new Set(kinds.map(stemOf))
  const [head = ''] = title.words
  const turn = plainText(doc.title)
    .split(' ')
    .findIndex((word) => turning.has(word))
  const beforeTurn = turn < 0 ? title.words : wordsOf(plainText(doc.title).split(' ').slice(0, turn).join(' ')).words
  add(doc.title === '' ? [] : [head], kindStems.has(stemOf(head)) ? 'kind' : 'head')
  // `Costilla de res` below `Carne de res`, `Alimento para perro` below `Perros`.
  add(
    title.words.filter((word) => kindStems.has(stemOf(word))),
    'named',
  )
  add(beforeTurn, 'title')
  add(title.words, 'after')
  add(brandWords(doc.brand), 'brand')
  add(kinds, 'subCategory')
  add(wordsOf(doc.tags.join(' ')).words, 'tag')
  const details = wordsOf(doc.details)
  add(details.words, 'details')
  add(wordsOf(doc.categoryName).words, 'category')
  add(wordsOf(doc.provider).words, 'provider')
  add([...title.soft, ...details.soft], 'size')
  found.delete('')
  return { places: found, titleWords: Math.max(1, title.words.length), head: stemOf(head) }
}

/** The words of a brand and, of several, the brand in one: people type `cocacola`. */
function brandWords(brand: string): string[] {
  const { words } = wordsOf(brand)
  const whole = plainText(brand)
  return whole.includes(' ') ? [...words, whole.replaceAll(' ', '')] : [...words]
}
