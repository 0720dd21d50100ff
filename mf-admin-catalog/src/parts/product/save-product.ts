import { api } from '@plaza/api-client'
import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { updateAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { updateWithPhoto } from './product.api.ts'
import { changedRows, type StockRow } from './stock-entries.ts'

export type Changed = Readonly<Record<string, unknown>>

/** Sends what was changed of a product as it was at `version`; 412 when it is another one by now. `seen` are the rows the form was opened with. */
export function saveProduct({ id, version }: Pick<AdminProduct, 'id' | 'version'>, changed: Changed, seen: readonly StockRow[]) {
  const { photoUrl, stock_branch_offices, ...rest } = changed
  const file = photoUrl instanceof File ? photoUrl : null
  const product = {
    ...rest,
    ...(photoUrl === undefined || file ? {} : { photoUrl: photoUrl as string | null }),
    ...(stock_branch_offices === undefined ? {} : { stock_branch_offices: changedRows(seen, stock_branch_offices as StockRow[]) }),
  }
  const options = { headers: { 'if-match': `"v${version}"` }, timeout: 30_000 }
  return file ? api.call(updateWithPhoto, { id, product, photoUrl: file }, options) : api.call(updateAdminProduct, { id, product }, options)
}
