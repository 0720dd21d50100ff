import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import { type CountType, joinPhotos } from '@plaza/contracts/catalog/product-words'
import type { Tx } from '../platform/database.ts'
import type { ImportedEntry, productTexts } from './map-row.ts'

/** A product as it stands, in what an import may change. */
export interface KnownProduct {
  id: string
  id_item: string
  texts: Record<(typeof productTexts)[number], string>
  inactive: boolean
  iva_class: IvaClass | null
  countType: CountType
  grams_x_unidad: number | null
  unit_gram: number | null
  category_id: string
  sub_category_id: string
  entries: Map<string, Required<ImportedEntry>>
}

interface Row {
  id: string
  id_item: string
  title: string
  bar_code: string | null
  sub_title: string
  brand: string
  description: string
  provider: string
  unit_measurement: string | null
  unit_measurement_pum: string | null
  photo_url: string | null
  another_photos: string[]
  count_type: CountType
  grams_x_unidad: number | null
  unit_gram: number | null
  inactive: boolean
  iva_class: IvaClass | null
  category_id: string
  sub_category_id: string
  entries: (Required<ImportedEntry> & { office: string })[]
}

/** By SKU. With `locked` neither staff nor orders change them until the transaction ends; in the order in which orders lock them. */
export async function readKnown(tx: Tx, skus: readonly string[], locked: boolean): Promise<Map<string, KnownProduct>> {
  const values = [tx.business, skus]
  // Asked together. What fails first is what is told, so that a deadlock is known for one.
  const held = locked ? [tx.query(holdProducts, values, 'import-hold-products'), tx.query(holdEntries, values, 'import-hold-entries')] : []
  const [rows] = await Promise.all([tx.query<Row>(readProducts, values, 'import-known'), ...held])
  return new Map(rows.map((row) => [row.id_item, knownOf(row)]))
}

const holdProducts = 'select from products where business_id = $1 and id_item = any($2) order by id for update'

const holdEntries = `select from product_branches b join products p on p.business_id = b.business_id and p.id = b.product_id
  where b.business_id = $1 and p.id_item = any($2) order by b.product_id, b.office_id for update of b`

const readProducts = `select p.id, p.id_item, p.title, p.bar_code, p.sub_title, p.brand, p.description, p.provider, p.unit_measurement, p.unit_measurement_pum,
    p.photo_url, p.another_photos, p.count_type, p.grams_x_unidad, p.unit_gram, p.inactive, p.iva_class, p.category_id, p.sub_category_id, coalesce((select json_agg(json_build_object('office', b.office_id, 'price', b.price, 'price_neto', b.price_neto,
      'discount', b.discount, 'stock', b.stock, 'stock_min', b.stock_min, 'pum', b.pum, 'quantity_pum', b.quantity_pum))
      from product_branches b where b.business_id = p.business_id and b.product_id = p.id), '[]') as entries
  from products p where p.business_id = $1 and p.id_item = any($2)`

const knownOf = ({ entries, ...row }: Row): KnownProduct => ({
  id: row.id,
  id_item: row.id_item,
  texts: {
    title: row.title,
    bar_code: row.bar_code ?? '',
    subTitle: row.sub_title,
    brand: row.brand,
    description: row.description,
    provider: row.provider,
    unit_measurement: row.unit_measurement ?? '',
    unit_measurement_pum: row.unit_measurement_pum ?? '',
    photoUrl: row.photo_url ?? '',
    anotherPhotos: joinPhotos(row.another_photos),
  },
  countType: row.count_type,
  grams_x_unidad: row.grams_x_unidad,
  unit_gram: row.unit_gram,
  inactive: row.inactive,
  iva_class: row.iva_class,
  category_id: row.category_id,
  sub_category_id: row.sub_category_id,
  entries: new Map(entries.map(({ office, ...entry }) => [office, entry])),
})
