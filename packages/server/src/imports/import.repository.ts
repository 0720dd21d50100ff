import { importMapping, type ImportMapping } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportChange, ImportCounts, ImportDetail, ImportError, ProductImport } from '@plaza/contracts/imports/product-import.entity'
import type { Reader, Tx } from '../platform/database.ts'
import { type Cell, cellText } from './cell.ts'
import type { BranchColumn, RowError } from './map-row.ts'

export interface ImportRow {
  id: string
  source: 'file' | 'feed'
  file_name: string
  started_by: string
  phase: ImportDetail['phase']
  import_status: string
  status_message: string
  total_records: number
  processed_records: number
  total_brands: number
  total_categories: number
  wslast_updated_at: Date | null
  created_at: Date
  updated_at: Date
  columns: string[]
  branch_columns: BranchColumn[]
  mapping: ImportMapping | null
  counts: Partial<ImportCounts>
  changes: ImportChange[]
  attempts: number
  unattended: boolean
  /** Of the audit log: the entry under which it was started. */
  change_set: string | null
}

/** What a portion of work reads of an import. */
export type PortionRow = Omit<ImportRow, 'changes'> & { changes_kept: number }

const columns = `id, source, file_name, started_by, phase, import_status, status_message, total_records, processed_records, total_brands, total_categories,
  wslast_updated_at, created_at, updated_at, columns, branch_columns, mapping, counts, changes, attempts, unattended, change_set`

export const noCounts: ImportCounts = { created: 0, updated: 0, same: 0, wrong: 0, missing: 0, new_categories: [] }

export async function readImports(tx: Tx, limit: number, offset: number): Promise<{ list: ProductImport[]; total: number }> {
  const rows = await tx.query<ImportRow & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from product_imports where business_id = $1 order by created_at desc, id limit $2 offset $3`,
    [tx.business, limit, offset],
  )
  return { list: rows.map(historyOf), total: rows[0]?.total ?? (await countImports(tx)) }
}

async function countImports(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ total: number }>('select count(*)::int as total from product_imports where business_id = $1', [
    tx.business,
  ])
  return row?.total ?? 0
}

export async function readImport(reader: Reader, id: string): Promise<ImportRow | null> {
  const [row] = await reader.query<ImportRow>(`select ${columns} from product_imports where business_id = $1 and id = $2`, [
    reader.business,
    id,
  ])
  return row ?? null
}

/** Keeps it from changing until the transaction ends; null when somebody else is at it right now, or it is in none of these phases. */
export async function lockImport(tx: Tx, id: string, phases: readonly ImportRow['phase'][], wait = false): Promise<ImportRow | null> {
  const [row] = await tx.query<ImportRow>(
    `select ${columns} from product_imports where business_id = $1 and id = $2 and phase = any($3) for update ${wait ? '' : 'skip locked'}`,
    [tx.business, id, phases],
  )
  return row ?? null
}

/** The same for one portion, without the preview it need not read: that grows to a hundred changes, and there are hundreds of portions. */
export async function lockPortion(tx: Tx, id: string): Promise<PortionRow | null> {
  const [row] = await tx.query<PortionRow>(
    `select ${columns.replace('changes,', 'jsonb_array_length(changes) as changes_kept,')} from product_imports
     where business_id = $1 and id = $2 and phase in ('checking', 'importing') for update skip locked`,
    [tx.business, id],
    'import-portion-lock',
  )
  return row ?? null
}

/** How far it has come, told with the portion's own work. */
export function movePortion(
  tx: Tx,
  id: string,
  { processed, counts, changes }: { processed: number; counts: ImportCounts; changes: readonly ImportChange[] },
): void {
  const adds = changes.length > 0
  void tx.write(
    `update product_imports set processed_records = $3, counts = $4, attempts = 0, updated_at = now()${adds ? ', changes = changes || $5::jsonb' : ''}
     where business_id = $1 and id = $2`,
    [tx.business, id, processed, JSON.stringify(counts), ...(adds ? [JSON.stringify(changes)] : [])],
    adds ? 'import-portion-changes' : 'import-portion-moved',
  )
}

/** Imports that a portion of work waits for. */
export const importsUnderWay = (reader: Reader): Promise<{ id: string }[]> =>
  reader.query<{ id: string }>(
    `select id from product_imports where business_id = $1 and phase in ('checking', 'importing') order by created_at`,
    [reader.business],
    'imports-under-way',
  )

type Fields = Partial<Omit<ImportRow, 'id' | 'created_at' | 'updated_at'>>
const jsonFields = new Set(['columns', 'branch_columns', 'mapping', 'counts', 'changes'])
const encoded = ([name, value]: [string, unknown]) => (jsonFields.has(name) && value !== null ? JSON.stringify(value) : value)

export function addImport(tx: Tx, id: string, fields: Fields): Promise<number> {
  const given = Object.entries(fields)
  return tx.run(
    `insert into product_imports (business_id, id, ${given.map(([name]) => name).join(', ')}) values ($1, $2, ${given.map((_, i) => `$${i + 3}`).join(', ')})`,
    [tx.business, id, ...given.map(encoded)],
  )
}

export function changeImport(tx: Tx, id: string, fields: Fields): Promise<number> {
  const given = Object.entries(fields)
  return tx.run(
    `update product_imports set ${given.map(([name], i) => `${name} = $${i + 3}`).join(', ')}, updated_at = now() where business_id = $1 and id = $2`,
    [tx.business, id, ...given.map(encoded)],
  )
}

/** Each row's SKU stands beside it, so that repeated ones are found without reading the file again. An apostrophe is our export's. */
const skuOf = (cells: string, column: string) => `nullif(trim(regexp_replace(${cells} ->> ${column}::int, '^''(?=''*\\s*[-=+@])', '')), '')`

/** Begins to write. What it changes from now on stands in the audit log under the entry of this transaction. */
export const beginWriting = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    `update product_imports set phase = 'importing', import_status = 'in_progress', status_message = 'Importando…', processed_records = 0, counts = $3,
       changes = '[]', change_set = nullif(current_setting('app.audit', true), ''), updated_at = now() where business_id = $1 and id = $2`,
    [tx.business, id, JSON.stringify(noCounts)],
  )

/** The rows of a file from this one on; `skuColumn` is where their SKU seems to be, -1 where no column looks like it. */
export const stageRows = (tx: Tx, id: string, firstRow: number, rows: readonly Cell[][], skuColumn: number): Promise<number> =>
  tx.run(
    `insert into product_import_rows (business_id, import_id, row, cells, sku)
     select $1, $2, $3 + ordinality - 1, value, case when $5 >= 0 then ${skuOf('value', '$5')} end from jsonb_array_elements($4::jsonb) with ordinality`,
    [tx.business, id, firstRow, JSON.stringify(rows), skuColumn],
    'import-stage',
  )

/** Takes the SKUs of these rows from another column than they were staged with; the last row is not among them. */
export const stageSkus = (tx: Tx, id: string, column: number, from: number, until: number): Promise<number> =>
  tx.run(
    `update product_import_rows set sku = ${skuOf('cells', '$3')}
     where business_id = $1 and import_id = $2 and row >= $4 and row < $5 and sku is distinct from ${skuOf('cells', '$3')}`,
    [tx.business, id, column, from, until],
    'import-skus',
  )

/** Distinct words of one column, for the history's counts. */
export async function countDistinct(tx: Tx, id: string, column: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(distinct lower(trim(cells ->> $3::int)))::int as count from product_import_rows
     where business_id = $1 and import_id = $2 and trim(coalesce(cells ->> $3::int, '')) <> ''`,
    [tx.business, id, column],
  )
  return row?.count ?? 0
}

/** The different texts of a column, blanks around them aside; empty cells are left out. */
export async function distinctTexts(tx: Tx, id: string, column: number): Promise<string[]> {
  const rows = await tx.query<{ text: string }>(
    `select distinct trim(cells ->> $3::int) as text from product_import_rows
     where business_id = $1 and import_id = $2 and trim(coalesce(cells ->> $3::int, '')) <> ''`,
    [tx.business, id, column],
  )
  return rows.map(({ text }) => text)
}

export interface StagedRow {
  row: number
  cells: Cell[]
  /** The first row with the same SKU. */
  first: number
}

// `+ 0` keeps min() from walking all rows in their order until it meets the SKU, which took over a minute where the planner had no numbers yet.
export const readRows = (tx: Tx, id: string, offset: number, limit: number): Promise<StagedRow[]> =>
  tx.query<StagedRow>(
    `select r.row, r.cells, coalesce((select min(s.row + 0) from product_import_rows s
       where s.business_id = r.business_id and s.import_id = r.import_id and s.sku = r.sku), r.row) as first
     from product_import_rows r where r.business_id = $1 and r.import_id = $2 and r.row > $3 + 1 order by r.row limit $4`,
    [tx.business, id, offset, limit],
    'import-rows',
  )

export const forgetRows = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from product_import_rows where business_id = $1 and import_id = $2', [tx.business, id])

export const forgetErrors = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from product_import_errors where business_id = $1 and import_id = $2', [tx.business, id])

export function addErrors(tx: Tx, id: string, errors: readonly { row: number; errors: readonly RowError[] }[]): void {
  const flat = errors.flatMap(({ row, errors: each }) => each.map((error, position) => ({ row, position, ...error })))
  if (flat.length === 0) return
  void tx.write(
    `insert into product_import_errors (business_id, import_id, row, position, "column", message)
     select $1, $2, e.row, e.position, e."column", e.message from jsonb_to_recordset($3::jsonb) as e(row int, position int, "column" text, message text)`,
    [tx.business, id, JSON.stringify(flat)],
    'import-errors-add',
  )
}

export async function readErrors(
  reader: Reader,
  id: string,
  limit: number,
  offset: number,
): Promise<{ list: ImportError[]; total: number }> {
  const rows = await reader.query<ImportError & { total: number }>(
    `select row, "column", message, count(*) over ()::int as total from product_import_errors where business_id = $1 and import_id = $2
     order by row, position limit $3 offset $4`,
    [reader.business, id, limit, offset],
  )
  return { list: rows.map(({ row, column, message }) => ({ row, column, message })), total: rows[0]?.total ?? 0 }
}

export async function readSample(reader: Reader, id: string): Promise<string[][]> {
  const rows = await reader.query<{ cells: Cell[] }>(
    'select cells from product_import_rows where business_id = $1 and import_id = $2 order by row limit 5',
    [reader.business, id],
  )
  return rows.map(({ cells }) => cells.map((cell) => cellText(cell).slice(0, 120)))
}

/** Files whose import nobody finished. */
export const forgetAbandoned = (tx: Tx): Promise<number> =>
  tx.run(
    `delete from product_import_rows r using product_imports i where r.business_id = $1 and i.business_id = r.business_id and i.id = r.import_id
       and i.phase in ('mapping', 'checked') and i.updated_at < now() - interval '2 days'`,
    [tx.business],
  )

export const historyOf = (row: ImportRow): ProductImport => ({
  _id: row.id,
  file_name: row.file_name,
  started_by: row.started_by,
  status_message: row.status_message,
  import_status: row.import_status,
  total_records: row.total_records,
  processed_records: row.processed_records,
  total_brands: row.total_brands,
  total_categories: row.total_categories,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  wslast_updated_at: row.wslast_updated_at?.toISOString() ?? null,
})

export async function detailOf(reader: Reader, row: ImportRow): Promise<ImportDetail> {
  const [sample, { list: errors }] = await Promise.all([readSample(reader, row.id), readErrors(reader, row.id, 50, 0)])
  return {
    ...historyOf(row),
    source: row.source,
    phase: row.phase,
    columns: row.columns,
    sample,
    branch_columns: row.branch_columns.map(({ office, column, field }) => ({ office, column, field })),
    mapping: row.mapping === null ? null : importMapping.parse(row.mapping),
    counts: { ...noCounts, ...row.counts },
    changes: row.changes,
    errors,
  }
}
