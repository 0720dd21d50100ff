import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { inertText } from '@plaza/contracts/kernel/spreadsheet'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Database, Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import { filterSql, type ProductFilter } from './admin-products.repository.ts'
import { type ExportCell, type ExportRow, exportColumns, usualColumns } from './export-columns.ts'

interface Asked {
  business: string
  officeId: string | null
  filter: ProductFilter
  projection: readonly string[] | undefined
  limit: number
}

const portion = 500
const workerFile = fileURLToPath(new URL('./export.worker.ts', import.meta.url))
let last: Promise<unknown> = Promise.resolve()

/** The products as an xlsx. Rows are read in portions and written in a thread; one export at a time, so that many who click cost no more memory than one. */
export function exportProducts(asked: Asked, db: Database): Promise<Buffer> {
  const mine = last.then(() => writeExport(asked, db))
  last = mine.catch(() => {})
  return mine
}

async function writeExport({ business, officeId, filter, projection, limit }: Asked, db: Database): Promise<Buffer> {
  const keys = namedBranch(projection && projection.length > 0 ? [...new Set(projection)] : usualColumns)
  const columns = keys.map((key) => (Object.hasOwn(exportColumns, key) ? exportColumns[key] : undefined) ?? unknown(key))
  const worker = new Worker(workerFile, {
    env: {},
    workerData: { headers: columns.map(({ header }) => header), widths: columns.map(({ width }) => width) },
  })
  const done = new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    worker.once('error', reject)
  })
  try {
    for (let after = '', left = limit; left > 0; ) {
      const rows = await db.withTenant(business, (tx) => readPortion(tx, officeId, filter, after, Math.min(portion, left)))
      worker.postMessage(rows.map((row) => columns.map(({ value }) => inert(value(row)))))
      if (rows.length < portion) break
      left -= rows.length
      after = (rows.at(-1) as { id: string }).id
    }
    worker.postMessage('end')
    return await done
  } finally {
    done.catch(() => {})
    await worker.terminate()
  }
}

/** A file with prices or stock says whose they are. */
const namedBranch = (keys: readonly string[]): readonly string[] =>
  !keys.includes('branch') && keys.some((key) => Object.hasOwn(exportColumns, key) && exportColumns[key]?.ofBranch)
    ? [...keys, 'branch']
    : keys

const inert = (cell: ExportCell): ExportCell => (typeof cell === 'string' ? inertText(cell) : cell)

const unknown = (column: string): never => fail(productAdminProblems.columnUnknown, { data: { column: column.slice(0, 40) } })

async function readPortion(tx: Tx, officeId: string | null, filter: ProductFilter, after: string, limit: number) {
  const values: unknown[] = [tx.business, officeId, after, limit]
  const rows = await tx.query<Omit<ExportRow, 'last_update_date'> & { id: string; last_update_date: Date }>(
    `select p.id, p.id_item, p.bar_code, p.title, p.sub_title, p.brand, p.description, p.provider, c.category_name as category, s.display_name as sub_category,
       p.unit_measurement, p.unit_measurement_pum, b.price, b.price_neto, b.discount, b.stock, b.stock_min, b.pum, b.quantity_pum, p.iva_class, p.inactive,
       p.count_type, p.grams_x_unidad, p.unit_gram, p.another_photos,
       (select o.display_name from offices o where o.business_id = p.business_id and o.id = $2) as branch,
       p.inactive_manual, p.inactive_reason, p.photo_url, p.tags, p.views_total_count, p.sales_total_count, p.last_update_date
     from products p join categories c on c.business_id = p.business_id and c.id = p.category_id
     join sub_categories s on s.business_id = p.business_id and s.id = p.sub_category_id
     left join product_branches b on b.business_id = p.business_id and b.product_id = p.id and b.office_id = $2
     where p.id > $3 and ${filterSql(filter, values)} order by p.id limit $4`,
    values,
  )
  return rows.map((row) => ({ ...row, last_update_date: formatDate(row.last_update_date) }))
}
