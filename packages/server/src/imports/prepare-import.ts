import type { ImportMapping, ImportTarget } from '@plaza/contracts/imports/import-mapping.entity'
import { importProblems } from '@plaza/contracts/imports/imports.problems'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import { branchesNamed, otherBranchText } from './named-branch.ts'
import {
  beginWriting,
  changeImport,
  countDistinct,
  distinctTexts,
  forgetErrors,
  type ImportRow,
  noCounts,
  stageSkus,
} from './import.repository.ts'

// No statement keeps a core for longer than shoppers notice.
const rowsAtOnce = 1000

/** Begins the dry run of an import whose row this transaction holds; `unattended` goes on to write without a question. */
export async function prepareImport(tx: Tx, row: ImportRow, mapping: ImportMapping, unattended = false): Promise<void> {
  const known = await officesOf(tx)
  refuse(row, mapping, new Set(known.map(({ id }) => id)))
  await refuseOtherBranch(tx, row, mapping, known)
  const place = (target: ImportTarget) => columnOf(target, mapping, row.columns)
  for (let from = 0; from < row.total_records + 2; from += rowsAtOnce)
    await stageSkus(tx, row.id, place('id_item'), from, from + rowsAtOnce)
  await forgetErrors(tx, row.id)
  await changeImport(tx, row.id, {
    phase: 'checking',
    import_status: 'in_progress',
    status_message: 'Probando, sin guardar nada…',
    mapping,
    processed_records: 0,
    counts: noCounts,
    changes: [],
    attempts: 0,
    unattended,
    total_brands: place('brand') < 0 ? 0 : await countDistinct(tx, row.id, place('brand')),
    total_categories: place('category') < 0 ? 0 : await countDistinct(tx, row.id, place('category')),
  })
  if (unattended) await beginWriting(tx, row.id)
}

/** Where in a row this is to be found, -1 where no column is mapped to it. */
export const columnOf = (target: ImportTarget, { sources }: ImportMapping, columns: readonly string[]): number =>
  columns.indexOf(sources.find((source) => source.target === target)?.column ?? '')

function refuse({ columns }: ImportRow, { sources, offices }: ImportMapping, known: ReadonlySet<string>) {
  const wrong = (reason: string): never => fail(importProblems.mappingWrong, { data: { reason } })
  const unknown = sources.find(({ column }) => column !== null && column !== undefined && !columns.includes(column))
  if (unknown) wrong(`El archivo no tiene la columna «${unknown.column}».`)
  const targets = sources.map(({ target }) => target)
  if (new Set(targets).size < targets.length) wrong('Un dato solo puede venir de una columna.')
  const sku = sources.find(({ target }) => target === 'id_item')
  if (!sku?.column) wrong('Indica cuál columna tiene el SKU.')
  if (offices.some((office) => !known.has(office))) wrong('Una de las sedes indicadas no existe.')
}

interface KnownOffice {
  readonly id: string
  readonly name: string
}

const officesOf = (tx: Tx): Promise<KnownOffice[]> =>
  tx.query<KnownOffice>('select id, display_name as name from offices where business_id = $1', [tx.business])

/** A file that names another branch than the chosen ones is refused whole, before anything is tried. */
async function refuseOtherBranch(tx: Tx, row: ImportRow, mapping: ImportMapping, known: readonly KnownOffice[]): Promise<void> {
  const place = columnOf('branch', mapping, row.columns)
  if (place < 0 || mapping.offices.length === 0) return
  const named = (await distinctTexts(tx, row.id, place)).flatMap((text) => branchesNamed(known, text))
  const others = named.filter((id) => !mapping.offices.includes(id))
  const nameOf = (id: string) => known.find((office) => office.id === id)?.name ?? id
  if (others.length > 0)
    fail(importProblems.mappingWrong, { data: { reason: otherBranchText(others.map(nameOf), mapping.offices.map(nameOf)) } })
}
