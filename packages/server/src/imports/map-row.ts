import { type IvaClass, ivaClassLabels, parseIvaClass } from '@plaza/contracts/catalog/iva-class'
import { type CountType, countTypeLabels, parseCountType, splitPhotos } from '@plaza/contracts/catalog/product-words'
import type { ImportMapping, ImportSource, ImportTarget } from '@plaza/contracts/imports/import-mapping.entity'
import { importTargets } from '@plaza/contracts/imports/import-mapping.entity'
import { isLink, linkRefused } from '@plaza/contracts/kernel/link'
import type { NumberKind } from '@plaza/contracts/kernel/typed-number'
import { type Cell, cellText, type DecimalSign, flagOf, readNumber } from './cell.ts'

/** What one branch is told; what is left out stays as it is. */
export interface ImportedEntry {
  price?: number
  price_neto?: number
  discount?: number
  stock?: number
  stock_min?: number
  pum?: number
  quantity_pum?: number
}

export const productTexts = [
  'title',
  'bar_code',
  'subTitle',
  'brand',
  'description',
  'provider',
  'unit_measurement',
  'unit_measurement_pum',
  'photoUrl',
  // One address a line.
  'anotherPhotos',
] as const
type ProductText = (typeof productTexts)[number]

/** What one row says of a product; empty cells say nothing. */
export interface ImportedProduct {
  id_item: string
  texts: Partial<Record<ProductText, string>>
  inactive?: boolean
  iva_class?: IvaClass
  countType?: CountType
  /** In grams. */
  weights: { grams_x_unidad?: number; unit_gram?: number }
  /** Name or id of the one branch that `everywhere` speaks of. */
  branch?: string
  category?: string
  sub_category?: string
  /** For all branches of the mapping. */
  everywhere: ImportedEntry
  byOffice: Map<string, ImportedEntry>
}

export interface RowError {
  column: string | null
  message: string
}

/** A column that a branch's own key names. */
export interface BranchColumn {
  office: string
  column: string
  field: keyof ImportedEntry
}

/** Reads one row by the mapping; the errors say what is wrong with it in Spanish. */
export type RowReader = (cells: readonly Cell[]) => { product: ImportedProduct; errors: RowError[] }

export function rowReader(columns: readonly string[], mapping: ImportMapping, branchColumns: readonly BranchColumn[]): RowReader {
  const places = new Map(columns.map((column, index) => [column, index]))
  const cellOf = (cells: readonly Cell[], { column, fixed }: ImportSource): Cell => {
    const found = column === null || column === undefined ? null : (cells[places.get(column) ?? -1] ?? null)
    return cellText(found) === '' ? (fixed ?? null) : found
  }
  return (cells) => {
    const product: ImportedProduct = { id_item: '', texts: {}, weights: {}, everywhere: {}, byOffice: new Map() }
    const errors: RowError[] = []
    for (const source of mapping.sources) {
      const cell = cellOf(cells, source)
      if (cellText(cell) === '') continue
      const wrong = take(product, source, cell, mapping.decimal_sign)
      if (wrong) errors.push({ column: source.column ?? null, message: wrong })
    }
    for (const { office, column, field } of branchColumns) {
      const cell = cells[places.get(column) ?? -1] ?? null
      if (cellText(cell) === '') continue
      const entry = product.byOffice.get(office) ?? {}
      product.byOffice.set(office, entry)
      const wrong = takeNumber(entry, field, cell, { decimalSign: mapping.decimal_sign })
      if (wrong) errors.push({ column, message: wrong })
    }
    if (product.id_item === '') errors.unshift({ column: null, message: 'Falta el SKU.' })
    return { product, errors }
  }
}

const textMost: Partial<Record<ImportTarget, number>> = {
  description: 5000,
  id_item: 100,
  bar_code: 100,
  unit_measurement: 50,
  unit_measurement_pum: 50,
}
const labels = Object.fromEntries(importTargets.map(({ key, label }) => [key, label])) as Record<ImportTarget, string>

function take(product: ImportedProduct, { target, factor }: ImportSource, cell: Cell, decimalSign: DecimalSign | undefined): string | null {
  if (target === 'inactive') {
    const flag = flagOf(cell)
    if (flag === null) return `«${shown(cell)}» no es sí ni no.`
    product.inactive = flag
    return null
  }
  if (target === 'iva_class') return takeIvaClass(product, cell)
  if (target === 'countType') return takeCountType(product, cell)
  if (target === 'grams_x_unidad' || target === 'unit_gram') return takeWeight(product, target, cell, decimalSign)
  if (target === 'photoUrl' || target === 'anotherPhotos') return takePhotos(product, target, cell)
  if (isNumberTarget(target)) return takeNumber(product.everywhere, target, cell, { factor, decimalSign })
  const text = cellText(cell).replace(/\0/g, '')
  const most = textMost[target] ?? 300
  if (text.length > most) return `${labels[target]}: tiene más de ${most} caracteres.`
  if (target === 'id_item') product.id_item = text
  else if (target === 'category' || target === 'sub_category' || target === 'branch') product[target] = text
  else product.texts[target] = text
  return null
}

const numberTargets = [
  'price',
  'price_neto',
  'discount',
  'stock',
  'stock_min',
  'pum',
  'quantity_pum',
] as const satisfies (keyof ImportedEntry)[]
const isNumberTarget = (target: ImportTarget): target is (typeof numberTargets)[number] =>
  (numberTargets as readonly string[]).includes(target)
const most = 2_000_000_000

const kinds: Record<keyof ImportedEntry, NumberKind> = {
  price: 'money',
  price_neto: 'money',
  discount: 'percent',
  stock: 'count',
  stock_min: 'count',
  pum: 'decimal',
  quantity_pum: 'count',
}

interface NumberWriting {
  readonly factor?: number | undefined
  readonly decimalSign?: DecimalSign | undefined
}

function takeNumber(
  entry: ImportedEntry,
  field: keyof ImportedEntry,
  cell: Cell,
  { factor = 1, decimalSign }: NumberWriting,
): string | null {
  // A price in another currency has decimals; whole are the pesos that it becomes.
  const kind = factor === 1 ? kinds[field] : 'decimal'
  const read = readNumber(cell, { kind, min: 0, ...(kind === 'percent' ? {} : { max: most }) }, decimalSign)
  if (typeof read === 'string') return `${labels[field]}: «${shown(cell)}». ${read}`
  const value = field === 'pum' || field === 'discount' ? read : Math.round(read * factor)
  if (value > most) return `${labels[field]}: «${shown(cell)}» es demasiado grande.`
  entry[field] = value
  return null
}

function takeCountType(product: ImportedProduct, cell: Cell): string | null {
  const found = parseCountType(cellText(cell))
  if (found === null) return `${labels.countType}: «${shown(cell)}» no es ${Object.values(countTypeLabels).join(' ni ')}.`
  product.countType = found
  return null
}

function takeWeight(
  { weights }: ImportedProduct,
  field: keyof ImportedProduct['weights'],
  cell: Cell,
  decimalSign: DecimalSign | undefined,
): string | null {
  const read = readNumber(cell, { kind: 'grams', min: 0, max: most }, decimalSign)
  if (typeof read === 'string') return `${labels[field]}: «${shown(cell)}». ${read}`
  weights[field] = Math.round(read)
  return null
}

const photosMost = 20

function takePhotos({ texts }: ImportedProduct, field: 'photoUrl' | 'anotherPhotos', cell: Cell): string | null {
  const photos = splitPhotos(cellText(cell))
  const limit = field === 'photoUrl' ? 1 : photosMost
  if (photos.length > limit) return `${labels[field]}: caben ${limit} y vienen ${photos.length}.`
  const wrong = photos.find((photo) => !isLink(photo) || photo.length > 2000)
  if (wrong !== undefined) return `${labels[field]}: «${wrong.slice(0, 40)}». ${linkRefused}`
  texts[field] = photos.join('\n')
  return null
}

function takeIvaClass(product: ImportedProduct, cell: Cell): string | null {
  const found = typeof cell === 'boolean' ? null : parseIvaClass(typeof cell === 'number' ? cell : cellText(cell))
  if (found === null)
    return `${labels.iva_class}: «${shown(cell)}» no es ${ivaChoices}.${isZero(cell) ? ' El 0 % puede ser excluido o exento: escribe cuál.' : ''}`
  product.iva_class = found
  return null
}

const ivaChoices = new Intl.ListFormat('es', { type: 'disjunction' }).format(Object.values(ivaClassLabels))
const isZero = (cell: Cell) => readNumber(cell, { kind: 'percent' }) === 0

const shown = (cell: Cell) => cellText(cell).slice(0, 40)
