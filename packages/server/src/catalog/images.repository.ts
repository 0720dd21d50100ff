import type { Tx } from '../platform/database.ts'

export interface CodedProduct {
  id: string
  id_item: string
  bar_code: string | null
  title: string
  photo_url: string | null
  /** Of the file its picture came from, when it is still that picture. */
  hash: string | null
}

/** B-5-033: the products of each code, by SKU, else by bar code. */
export async function productsByCode(tx: Tx, codes: readonly string[]): Promise<Map<string, CodedProduct[]>> {
  const rows = await tx.query<CodedProduct>(
    `select p.id, p.id_item, p.bar_code, p.title, p.photo_url, f.hash from products p
     left join product_image_files f on f.business_id = p.business_id and f.product_id = p.id and f.photo_url = p.photo_url
     where p.business_id = $1 and (p.id_item = any($2) or p.bar_code = any($2)) order by p.id`,
    [tx.business, codes],
    'products-by-code',
  )
  return new Map(
    codes.map((code) => {
      const bySku = rows.filter(({ id_item }) => id_item === code)
      return [code, bySku.length > 0 ? bySku : rows.filter(({ bar_code }) => bar_code === code)]
    }),
  )
}

/** The product's picture from now on, and which file it came from. */
export async function saveProductPhoto(tx: Tx, productId: string, photoUrl: string, hash: string): Promise<void> {
  await tx.run('update products set photo_url = $3, version = version + 1, last_update_date = now() where business_id = $1 and id = $2', [
    tx.business,
    productId,
    photoUrl,
  ])
  await tx.run(
    `insert into product_image_files (business_id, product_id, hash, photo_url) values ($1, $2, $3, $4)
     on conflict (business_id, product_id) do update set hash = excluded.hash, photo_url = excluded.photo_url, date = now()`,
    [tx.business, productId, hash, photoUrl],
  )
}
