import { randomUUID } from 'node:crypto'
import type { ImportChange, ImportCounts } from '@plaza/contracts/imports/product-import.entity'
import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'
import { compare } from './compare.ts'
import { addAuditChanges, type AuditedChange, seqOf } from './import-audit.repository.ts'
import {
  addErrors,
  changeImport,
  forgetRows,
  movePortion,
  noCounts,
  type PortionRow,
  readRows,
  type StagedRow,
} from './import.repository.ts'
import { readKnown } from './known-products.repository.ts'
import { type RowError, rowReader } from './map-row.ts'
import { countMissing, deactivateSome } from './missing-products.repository.ts'
import { branchesNamed, otherBranchText } from './named-branch.ts'
import { readShelving, type Shelving } from './shelving.ts'
import { type ProductToWrite, writeProducts } from './write-products.repository.ts'

/** Small enough that neither the answering loop nor an order waits for it. */
const portion = 40
const changesKept = 100
const categoriesKept = 100

interface Offices {
  ids: string[]
  /** Those that a name or an id in a file means. */
  named: (text: string) => string[]
  nameOf: (id: string) => string
}

/**
 * The next portion of an import whose row this transaction holds: looked at (`checking`) or written (`importing`), with its progress, so that
 * whoever comes after a crash goes on exactly behind it. True when it was the last.
 */
export async function importPortion(tx: Tx, row: PortionRow): Promise<boolean> {
  const staged = await readRows(tx, row.id, row.processed_records, portion)
  if (staged.length === 0) return (await takeOutMissing(tx, row)) ? false : finish(tx, row)
  const { counts, changes, errors } = await work(tx, row, staged)
  addErrors(tx, row.id, errors)
  movePortion(tx, row.id, {
    processed: row.processed_records + staged.length,
    counts: sum({ ...noCounts, ...row.counts }, counts),
    changes: changes.slice(0, Math.max(0, changesKept - row.changes_kept)),
  })
  return false
}

async function work(tx: Tx, row: PortionRow, staged: readonly StagedRow[]) {
  const read = rowReader(row.columns, row.mapping ?? { sources: [], offices: [], deactivateMissing: false }, row.branch_columns)
  const rows = staged.map((each) => ({ ...each, ...read(each.cells) }))
  const writes = row.phase === 'importing'
  const skus = rows.map(({ product }) => product.id_item).filter((sku) => sku !== '')
  const [known, shelving, offices] = await Promise.all([readKnown(tx, skus, writes), readShelving(tx), readOffices(tx, row)])
  const result = {
    counts: { ...noCounts, new_categories: [] as string[] },
    changes: [] as ImportChange[],
    errors: [] as { row: number; errors: RowError[] }[],
  }
  const toWrite: ProductToWrite[] = []
  const audited: AuditedChange[] = []
  for (const { row: number, first, product, errors } of rows) {
    const before = known.get(product.id_item)
    const wrong = [
      ...errors,
      ...refusalsOf(product, before !== undefined, number, first),
      ...branchRefusals(product, offices),
      ...weightRefusals(product, before),
      ...(row.mapping?.refuseNewCategories && isNewCategory(shelving, product) ? [unknownCategory(product)] : []),
    ]
    if (wrong.length > 0) {
      result.counts.wrong++
      result.errors.push({ row: number, errors: wrong })
      continue
    }
    const {
      kind,
      entries,
      priceFault,
      fields,
      before: was,
      after,
    } = compare(product, before, { offices: officesFor(product, offices), shelving, officeName: offices.nameOf })
    if (priceFault !== null) {
      result.counts.wrong++
      result.errors.push({ row: number, errors: [{ column: null, message: priceFault }] })
      continue
    }
    result.counts[kind]++
    if (isNewCategory(shelving, product)) result.counts.new_categories.push(product.category ?? '')
    if (kind === 'same') continue
    const title = product.texts.title ?? before?.texts.title ?? ''
    result.changes.push({ row: number, id_item: product.id_item, title, kind, fields })
    if (!writes) continue
    const id = before?.id ?? randomUUID()
    const place = await placeOf(shelving, product, before)
    toWrite.push({ id, product, known: before, entries, place })
    for (const made of shelving.justMade()) audited.push({ seq: seqOf(number, made.nth), action: 'create', before: null, ...made.shelf })
    audited.push({
      seq: seqOf(number, 2),
      action: kind === 'created' ? 'create' : 'update',
      entity: 'products',
      entity_id: id,
      label: title,
      before: was,
      after,
    })
  }
  if (toWrite.length > 0) await writeProducts(tx, toWrite)
  addAuditChanges(tx, row.change_set, audited)
  return result
}

function refusalsOf({ texts, category }: ProductToWrite['product'], isKnown: boolean, row: number, first: number): RowError[] {
  const said = (message: string) => ({ column: null, message })
  return [
    ...(first < row ? [said(`El SKU ya aparece en la fila ${first}.`)] : []),
    ...(!isKnown && texts.title === undefined ? [said('Falta el nombre: el producto es nuevo.')] : []),
    ...(!isKnown && category === undefined ? [said('Falta la categoría: el producto es nuevo.')] : []),
  ]
}

/** A row that names its branch speaks of that one, and of no other. */
function officesFor({ branch }: ProductToWrite['product'], { ids, named }: Offices): string[] {
  return branch === undefined ? ids : named(branch)
}

function branchRefusals({ branch }: ProductToWrite['product'], { ids, named, nameOf }: Offices): RowError[] {
  if (branch === undefined) return []
  const [found, ...others] = named(branch)
  if (found === undefined) return [{ column: null, message: `La sede «${branch}» no existe o está inactiva.` }]
  if (others.length > 0) return [{ column: null, message: `Hay varias sedes que se llaman «${branch}».` }]
  return ids.includes(found) ? [] : [{ column: null, message: otherBranchText([nameOf(found)], ids.map(nameOf)) }]
}

/** Selling by weight begins with both weights known. */
function weightRefusals({ countType, weights }: ProductToWrite['product'], before: ProductToWrite['known']): RowError[] {
  if (countType !== 'grams' || before?.countType === 'grams') return []
  const has = (field: 'grams_x_unidad' | 'unit_gram') => (weights[field] ?? before?.[field] ?? 0) > 0
  return has('grams_x_unidad') && has('unit_gram')
    ? []
    : [{ column: null, message: 'Para venderse por peso faltan el peso de una unidad y de a cuánto se pesa.' }]
}

const isNewCategory = (shelving: Shelving, { category }: ProductToWrite['product']) =>
  category !== undefined && shelving.find(category, undefined).category_id === null

const unknownCategory = ({ category }: ProductToWrite['product']): RowError => ({
  column: null,
  message: `La categoría «${category}» no existe.`,
})

async function placeOf(shelving: Shelving, { category, sub_category }: ProductToWrite['product'], before: ProductToWrite['known']) {
  if (before && shelving.isAt(before, category, sub_category)) return null
  if (category !== undefined) {
    // A product that is in the named category already keeps its sub-category unless the file names another.
    if (before && sub_category === undefined && shelving.find(category, undefined).category_id === before.category_id) return null
    return shelving.make(category, sub_category)
  }
  return before && sub_category !== undefined ? shelving.make(shelving.nameOf(before.category_id), sub_category) : null
}

async function readOffices(tx: Tx, { mapping }: PortionRow): Promise<Offices> {
  const rows = await tx.query<{ id: string; name: string }>(
    'select id, display_name as name from offices where business_id = $1 and not inactive order by id',
    [tx.business],
    'import-offices',
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const chosen = mapping?.offices ?? []
  return {
    ids: chosen.length > 0 ? chosen.filter((id) => names.has(id)) : [...names.keys()],
    named: (text) => branchesNamed(rows, text),
    nameOf: (id) => names.get(id) ?? id,
  }
}

/** The next of the products that the file does not name, where that was asked for; false when there are no more. */
async function takeOutMissing(tx: Tx, row: PortionRow): Promise<boolean> {
  if (row.phase !== 'importing' || !row.mapping?.deactivateMissing) return false
  const counts = { ...noCounts, ...row.counts }
  const taken = await deactivateSome(tx, row.id, row.change_set, counts.missing, portion)
  if (taken === 0) return false
  movePortion(tx, row.id, { processed: row.processed_records, counts: { ...counts, missing: counts.missing + taken }, changes: [] })
  return true
}

async function finish(tx: Tx, row: PortionRow): Promise<true> {
  const counts = { ...noCounts, ...row.counts }
  if (row.phase === 'checking' && row.mapping?.deactivateMissing) counts.missing = await countMissing(tx, row.id)
  if (row.phase === 'checking' && !row.unattended) {
    await changeImport(tx, row.id, {
      phase: 'checked',
      import_status: 'pending',
      counts,
      status_message: 'Lista para importar. Revisa los cambios.',
    })
    return true
  }
  await changeImport(tx, row.id, { phase: 'done', import_status: 'completed', counts, status_message: summaryOf(counts) })
  await forgetRows(tx, row.id)
  // Once, at the end: caches that are emptied with every portion would make shoppers pay for it.
  await addToOutbox(tx, 'catalog.changed', {})
  return true
}

export const summaryOf = ({ created, updated, same, wrong, missing }: Omit<ImportCounts, 'new_categories'>): string =>
  [
    `${created} nuevos, ${updated} actualizados, ${same} sin cambios`,
    ...(missing > 0 ? [`${missing} inactivados`] : []),
    ...(wrong > 0 ? [`${wrong} filas con errores`] : []),
  ].join(', ')

const sum = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  same: a.same + b.same,
  wrong: a.wrong + b.wrong,
  missing: a.missing + b.missing,
  new_categories: [...new Set([...a.new_categories, ...b.new_categories])]
    .toSorted((one, other) => one.localeCompare(other, 'es'))
    .slice(0, categoriesKept),
})
