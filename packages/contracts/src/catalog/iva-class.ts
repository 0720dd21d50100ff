import * as z from 'zod/mini'

/** Classes of the sales tax. `excluido` and `exento` both bear none and are different things on an invoice; `inc8` is prepared food. */
export const ivaClasses = ['excluido', 'exento', 'iva5', 'iva19', 'inc8'] as const
export type IvaClass = (typeof ivaClasses)[number]

/** Whole percent. */
export const ivaRates: Readonly<Record<IvaClass, number>> = { excluido: 0, exento: 0, iva5: 5, iva19: 19, inc8: 8 }

/** As screens, exports and imports write them. */
export const ivaClassLabels: Readonly<Record<IvaClass, string>> = {
  excluido: 'Excluido',
  exento: 'Exento',
  iva5: '5 %',
  iva19: '19 %',
  inc8: 'INC 8 %',
}
/** Of a product whose class nobody chose, neither on itself nor on its category. */
export const ivaUndefined = 'Sin definir'

/** The class that was chosen on a product, sub-category or category; null: none, it takes the one above it. */
export const chosenIvaClass = z.nullish(z.enum(ivaClasses))

interface Chosen {
  readonly iva_class?: IvaClass | null | undefined
}

/** What a product of this sub-category takes when it has no class of its own; null when nobody chose one. */
export const inheritedIvaClass = (subCategory: Chosen | null | undefined, category: Chosen | null | undefined): IvaClass | null =>
  subCategory?.iva_class ?? category?.iva_class ?? null

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.,]0+(?=\D*$)/, '')
    .replace(/^0?[.,](?=\d)/, '0,')
    .replace(/\b(gravad[oa]s?|tarifa|del?|al|iva)\b|[\s%()._-]/g, '')

const spellings: readonly (readonly [RegExp, IvaClass])[] = [
  [/^excluid[oa]s?0?$/, 'excluido'],
  [/^exent[oa]s?0?$/, 'exento'],
  [/^(iva)?5$|^0,05$/, 'iva5'],
  [/^(iva)?19$|^0,19$/, 'iva19'],
  [/^(inc|impoconsumo)8?$|^8$|^0,08$/, 'inc8'],
]

/**
 * The class that a cell of a file names, as people write it (`Excluido`, `5 %`, `IVA 19`, `INC 8 %`) and as a spreadsheet stores a percentage (0.19).
 * Null when it names none; 0 % is none, for an excluded and an exempt product both bear it.
 */
export function parseIvaClass(cell: string | number): IvaClass | null {
  const word = plain(String(cell))
  return spellings.find(([spelling]) => spelling.test(word))?.[1] ?? null
}
