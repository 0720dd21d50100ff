import type { Api } from './api.ts'

export interface OwnProduct {
  readonly id: string
  readonly title: string
  /** Writes fields of the product as staff would; `price` and `stock` are those of the first branch. */
  change(fields: { price?: number; stock?: number; inactive?: boolean }): Promise<void>
  /** Takes it out of the catalogue. */
  remove(): Promise<void>
}

let made = 0

/** A product at the first branch that no other test touches. */
export async function ownProduct(
  staff: Api,
  { price = 12_000, stock = 500 }: { price?: number; stock?: number } = {},
): Promise<OwnProduct> {
  const [office] = await staff.offices()
  const listed = await staff.must('GET', `/api/v2/products/${office.id}?limit=1`)
  const { category_id, sub_category_id } = listed.products.data.items[0]
  const sku = `E2E-${process.pid}-${Date.now()}-${++made}`
  const title = `Producto de prueba ${sku}`
  const shelf = (fields: { price?: number; stock?: number; stock_seen?: number }) => [
    { id: office.id, price, price_neto: 0, discount: 0, ...fields },
  ]
  const { data } = await staff.must('POST', '/api/v1/products', {
    id_item: sku,
    title,
    description: 'De prueba',
    brand: 'Marca de prueba',
    bar_code: `77${Date.now()}${process.pid % 1000}${made}`,
    category_id,
    sub_category_id,
    stock_branch_offices: shelf({ stock }),
  })
  return {
    id: data.id,
    title,
    async change({ inactive, ...fields }) {
      const now = await staff.must('GET', `/api/admin/v1/admin/products/${data.id}`)
      const stock_seen = now.data.stock_branch_offices.find(({ id }: { id: string }) => id === office.id)?.stock
      const body = { ...(inactive === undefined ? {} : { inactive }), stock_branch_offices: shelf({ ...fields, stock_seen }) }
      await staff.must('PUT', `/api/v1/products/${data.id}`, body)
    },
    async remove() {
      await staff.must('DELETE', `/api/v1/products/${data.id}`)
    },
  }
}
