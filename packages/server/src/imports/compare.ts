import { type IvaClass, ivaClassLabels } from '@plaza/contracts/catalog/iva-class'
import { type CountType, countTypeLabels } from '@plaza/contracts/catalog/product-words'
import { importTargets } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportChange } from '@plaza/contracts/imports/product-import.entity'
import type { KnownProduct } from './known-products.repository.ts'
import { type ImportedEntry, type ImportedProduct, productTexts } from './map-row.ts'
import type { Shelving } from './shelving.ts'
import { priceFaultOf, settleEntries } from './settle-entries.ts'

type Value = string | number | boolean | null

/** One value that a row would change: by the column's name, and of which branch. */
interface Change {
  readonly name: (typeof importTargets)[number]['key']
  readonly office?: string
  readonly before: Value
  readonly after: Value
}

export interface Compared {
  kind: 'created' | 'updated' | 'same'
  /** What each branch is told, after the mapping's branches and their own columns are put together. */
  entries: Map<string, ImportedEntry>
  /** Why the prices of a branch contradict each other. */
  priceFault: string | null
  /** As people read it. */
  fields: ImportChange['fields']
  /** As the audit log keeps it. */
  before: Record<string, Value> | null
  after: Record<string, Value>
}

/** What a row would change. A branch's own column wins over the one for all branches. */
export function compare(
  product: ImportedProduct,
  known: KnownProduct | undefined,
  { offices, shelving, officeName }: { offices: readonly string[]; shelving: Shelving; officeName: (id: string) => string },
): Compared {
  const entries = settleEntries(entriesOf(product, offices), known?.entries)
  const changes = [
    ...textChanges(product, known),
    ...shelfChanges(product, known, shelving),
    ...(product.inactive !== undefined && product.inactive !== (known?.inactive ?? false)
      ? [{ name: 'inactive', before: known ? known.inactive : null, after: product.inactive } as const]
      : []),
    ...(product.iva_class !== undefined && product.iva_class !== known?.iva_class
      ? [{ name: 'iva_class', before: known?.iva_class ?? null, after: product.iva_class } as const]
      : []),
    ...(product.countType !== undefined && product.countType !== (known?.countType ?? 'units')
      ? [{ name: 'countType', before: known?.countType ?? null, after: product.countType } as const]
      : []),
    ...weightChanges(product, known),
    ...[...entries].flatMap(([office, entry]) => entryChanges(entry, known?.entries.get(office), officeName(office))),
  ]
  return {
    kind: known === undefined ? 'created' : changes.length > 0 ? 'updated' : 'same',
    entries,
    priceFault: priceFaultOf(entries, known?.entries),
    fields: changes.map(({ name, office, before, after }) => ({
      field: placed(labels[name], office),
      before: said(name, before),
      after: said(name, after),
    })),
    before: known ? sideOf(changes, 'before') : null,
    after: sideOf(changes, 'after'),
  }
}

const placed = (name: string, office: string | undefined) => (office === undefined ? name : `${name} · ${office}`)
function said(name: Change['name'], value: Value): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (name === 'countType') return countTypeLabels[value as CountType]
  return name === 'iva_class' ? ivaClassLabels[value as IvaClass] : String(value)
}

const sideOf = (changes: readonly Change[], side: 'before' | 'after'): Record<string, Value> =>
  Object.fromEntries(changes.map((change) => [placed(columnOf(change.name), change.office), change[side]]))

const columns: Partial<Record<Change['name'], string>> = {
  subTitle: 'sub_title',
  photoUrl: 'photo_url',
  anotherPhotos: 'another_photos',
  countType: 'count_type',
}
const columnOf = (name: Change['name']) => columns[name] ?? name

function entriesOf({ everywhere, byOffice }: ImportedProduct, offices: readonly string[]): Map<string, ImportedEntry> {
  const general = Object.keys(everywhere).length > 0 ? offices.map((office) => [office, { ...everywhere }] as const) : []
  const entries = new Map<string, ImportedEntry>(general)
  for (const [office, entry] of byOffice) entries.set(office, { ...entries.get(office), ...entry })
  return entries
}

function textChanges({ texts }: ImportedProduct, known: KnownProduct | undefined): Change[] {
  return productTexts.flatMap((name) => {
    const after = texts[name]
    const before = known?.texts[name] ?? null
    return after === undefined || (before !== null && plain(after) === plain(before)) ? [] : [{ name, before, after }]
  })
}

// A file keeps neither the blanks around a text nor its kind of line end: they are no change.
const plain = (text: string) => text.replace(/\0/g, '').replace(/\r\n?/g, '\n').trim()

function weightChanges({ weights }: ImportedProduct, known: KnownProduct | undefined): Change[] {
  return (Object.entries(weights) as [keyof ImportedProduct['weights'], number][]).flatMap(([name, after]) => {
    const before = known?.[name] ?? null
    return before === after ? [] : [{ name, before, after }]
  })
}

function shelfChanges({ category, sub_category }: ImportedProduct, known: KnownProduct | undefined, shelving: Shelving): Change[] {
  if (category === undefined && (sub_category === undefined || known === undefined)) return []
  const before = known ? `${shelving.nameOf(known.category_id)} / ${shelving.nameOf(known.sub_category_id)}` : null
  const place = category === undefined ? null : shelving.find(category, sub_category)
  const stays =
    known !== undefined &&
    (shelving.isAt(known, category, sub_category) ||
      (place === null
        ? shelving.subCategoryIn(known.category_id, sub_category ?? '') === known.sub_category_id
        : place.category_id === known.category_id && (sub_category === undefined || place.sub_category_id === known.sub_category_id)))
  if (stays) return []
  const after = [category ?? (known ? shelving.nameOf(known.category_id) : ''), sub_category].filter(Boolean).join(' / ')
  return [{ name: 'category', before, after }]
}

function entryChanges(entry: ImportedEntry, known: Required<ImportedEntry> | undefined, office: string): Change[] {
  return (Object.entries(entry) as [keyof ImportedEntry, number][]).flatMap(([name, after]) => {
    const before = known?.[name] ?? null
    return before === after ? [] : [{ name, office, before, after }]
  })
}

const labels = Object.fromEntries(importTargets.map(({ key, label }) => [key, label])) as Record<Change['name'], string>
