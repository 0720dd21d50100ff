import { api } from '@plaza/api-client'
import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { updateAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { type Photo, photoWire } from './photos.ts'
import { updateWithPhotos } from './product.api.ts'
import { changedRows, type StockRow } from './stock-entries.ts'

export type Changed = Readonly<Record<string, unknown>>

/** Sends what was changed of a product as it was at `version`; 412 when it is another one by now. `seen` are the rows the form was opened with. */
export function saveProduct({ id, version }: Pick<AdminProduct, 'id' | 'version'>, changed: Changed, seen: readonly StockRow[]) {
  const { photos, stock_branch_offices, ...rest } = changed
  const { fields, files } = photos === undefined ? { fields: {}, files: {} } : photoWire(photos as readonly Photo[])
  const product = {
    ...rest,
    ...fields,
    ...(stock_branch_offices === undefined ? {} : { stock_branch_offices: changedRows(seen, stock_branch_offices as StockRow[]) }),
  }
  const options = { headers: { 'if-match': `"v${version}"` }, timeout: 30_000 }
  const withFiles = Object.keys(files).length > 0
  return withFiles ? api.call(updateWithPhotos, { id, product, ...files }, options) : api.call(updateAdminProduct, { id, product }, options)
}
