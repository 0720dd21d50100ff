import { importTargets } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportChange } from '@plaza/contracts/imports/product-import.entity'
import type { KnownProduct } from './known-products.repository.ts'
import { type ImportedEntry, type ImportedProduct, productTexts } from './map-row.ts'
import type { Shelving } from './shelving.ts'

type Field = ImportChange['fields'][number]

export interface Compared {
  kind: 'created' | 'updated' | 'same'
  /** What each branch is told, after the mapping's branches and their own columns are put together. */
  entries: Map<string, ImportedEntry>
  fields: Field[]
}

/** What a row would change. A branch's own column wins over the one for all branches. */
export function compare(
  product: ImportedProduct,
  known: KnownProduct | undefined,
  { offices, shelving, officeName }: { offices: readonly string[]; shelving: Shelving; officeName: (id: string) => string },
): Compared {
  const entries = entriesOf(product, offices)
  const fields = [
    ...textFields(product, known),
    ...shelfFields(product, known, shelving),
    ...(product.inactive !== undefined && product.inactive !== (known?.inactive ?? false)
      ? [{ field: labels.inactive, before: known ? yesNo(known.inactive) : null, after: yesNo(product.inactive) }]
      : []),
    ...[...entries].flatMap(([office, entry]) => entryFields(entry, known?.entries.get(office), officeName(office))),
  ]
  return { kind: known === undefined ? 'created' : fields.length > 0 ? 'updated' : 'same', entries, fields }
}

function entriesOf({ everywhere, byOffice }: ImportedProduct, offices: readonly string[]): Map<string, ImportedEntry> {
  const general = Object.keys(everywhere).length > 0 ? offices.map((office) => [office, { ...everywhere }] as const) : []
  const entries = new Map<string, ImportedEntry>(general)
  for (const [office, entry] of byOffice) entries.set(office, { ...entries.get(office), ...entry })
  return entries
}

function textFields({ texts }: ImportedProduct, known: KnownProduct | undefined): Field[] {
  return productTexts.flatMap((name) => {
    const after = texts[name]
    const before = known?.texts[name] ?? null
    return after === undefined || after === before ? [] : [{ field: labels[name], before, after }]
  })
}

function shelfFields({ category, sub_category }: ImportedProduct, known: KnownProduct | undefined, shelving: Shelving): Field[] {
  if (category === undefined && (sub_category === undefined || known === undefined)) return []
  const before = known ? `${shelving.nameOf(known.category_id)} / ${shelving.nameOf(known.sub_category_id)}` : null
  const place = category === undefined ? null : shelving.find(category, sub_category)
  const stays =
    known !== undefined &&
    (place === null
      ? shelving.subCategoryIn(known.category_id, sub_category ?? '') === known.sub_category_id
      : place.category_id === known.category_id && (sub_category === undefined || place.sub_category_id === known.sub_category_id))
  if (stays) return []
  return [
    {
      field: 'Categoría',
      before,
      after: [category ?? (known ? shelving.nameOf(known.category_id) : ''), sub_category].filter(Boolean).join(' / '),
    },
  ]
}

function entryFields(entry: ImportedEntry, known: Required<ImportedEntry> | undefined, office: string): Field[] {
  return (Object.entries(entry) as [keyof ImportedEntry, number][]).flatMap(([name, after]) => {
    const before = known?.[name] ?? null
    return before === after
      ? []
      : [{ field: `${labels[name]} · ${office}`, before: before === null ? null : String(before), after: String(after) }]
  })
}

const labels = Object.fromEntries(importTargets.map(({ key, label }) => [key, label])) as Record<
  (typeof importTargets)[number]['key'],
  string
>
const yesNo = (flag: boolean) => (flag ? 'Sí' : 'No')
