import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { Product, StockEntry } from '@plaza/contracts/catalog/product.entity'

/** A product as the queries of this folder answer it: its columns, its category's name and what active branches ask for it. */
export interface ProductRow {
  id: string
  id_item: string
  id_item_old: string | null
  bar_code: string | null
  title: string
  sub_title: string
  title_large: string
  brand: string
  description: string
  description_large: string
  provider: string
  type: 'normal' | 'custom'
  category_id: string
  category_name: string
  sub_category_id: string
  tags: string[]
  order: number
  grams_x_unidad: number | null
  unit_gram: number | null
  unit_measurement: string | null
  unit_measurement_pum: string | null
  photo_url: string | null
  another_photos: string[]
  videos: string[]
  count_type: 'units' | 'grams'
  maturity: boolean
  only_buy_units: boolean
  restrictions_message: string | null
  iva_class: IvaClass | null
  inactive: boolean
  inactive_date: Date | null
  inactive_manual: boolean
  inactive_reason: string
  sales_total_count: number
  views_total_count: number
  creation_date: Date
  last_update_date: Date
  branches: StockEntry[]
}

/** For `from products p join categories c`: everything a `ProductRow` holds. */
export const productColumns = `p.id, p.id_item, p.id_item_old, p.bar_code, p.title, p.sub_title, p.title_large, p.brand, p.description, p.description_large,
  p.provider, p.type, p.category_id, c.category_name, p.sub_category_id, p.tags, p."order", p.grams_x_unidad, p.unit_gram, p.unit_measurement,
  p.unit_measurement_pum, p.photo_url, p.another_photos, p.videos, p.count_type, p.maturity, p.only_buy_units, p.restrictions_message, p.iva_class, p.inactive,
  p.inactive_date, p.inactive_manual, p.inactive_reason, p.sales_total_count, p.views_total_count, p.creation_date, p.last_update_date,
  coalesce((select json_agg(json_build_object('id', b.office_id, 'price', b.price, 'price_neto', b.price_neto, 'discount', b.discount, 'stock', b.stock,
      'stock_min', b.stock_min, 'pum', b.pum, 'quantity_pum', b.quantity_pum) order by b.office_id)
    from product_branches b join offices o on o.business_id = b.business_id and o.id = b.office_id and not o.inactive
    where b.business_id = p.business_id and b.product_id = p.id), '[]') as branches`

export const isSold = (entry: StockEntry) => entry.price > 0 || entry.price_neto > 0

/** The whole product; prices, `withoutStock` and discount speak of this branch. */
export function toProduct(row: ProductRow, officeId: string | null): Product {
  const here = row.branches.find((entry) => entry.id === officeId && isSold(entry))
  const inStock = row.branches.filter((entry) => entry.stock > 0 && isSold(entry))
  return {
    ...namesOf(row),
    ...measuresOf(row),
    ...statusOf(row),
    price: here?.price ?? null,
    price_neto: here?.price_neto ?? null,
    pum: here?.pum ?? null,
    pumOffice: here?.pum ?? null,
    the_discount: here?.discount ?? null,
    hasDiscount: (here?.discount ?? 0) > 0,
    withoutStock: !inStock.some((entry) => entry.id === officeId),
    offices_ids_with_stock: inStock.map((entry) => entry.id),
    offices_ids_with_discount: inStock.filter((entry) => entry.discount > 0).map((entry) => entry.id),
    stock_branch_offices: row.branches,
  }
}

/** The product as a card needs it: without long texts, and of its branch entries only this branch's. Lists stand in the HTML, so their bytes count. */
export function toListedProduct(row: ProductRow, officeId: string | null): Product {
  const { description: _, description_large: __, videos: ___, anotherPhotos: ____, iva_class: _____, ...listed } = toProduct(row, officeId)
  return { ...listed, videos: [], anotherPhotos: [], stock_branch_offices: row.branches.filter((entry) => entry.id === officeId) }
}

const namesOf = (row: ProductRow) => ({
  id: row.id,
  id_item: row.id_item,
  id_item_old: row.id_item_old,
  bar_code: row.bar_code,
  title: row.title,
  subTitle: row.sub_title,
  title_large: row.title_large,
  brand: row.brand,
  description: row.description,
  description_large: row.description_large,
  provider: row.provider,
  type: row.type,
  category_id: row.category_id,
  main_category_id: row.category_id,
  main_category_name: row.category_name,
  sub_category_id: row.sub_category_id,
  tags: row.tags,
  order: row.order,
  photoUrl: row.photo_url,
  anotherPhotos: row.another_photos,
  imageUploaded: row.photo_url !== null && row.photo_url !== '',
  videos: row.videos,
})

const measuresOf = (row: ProductRow) => ({
  grams_x_unidad: row.grams_x_unidad,
  unit_gram: row.unit_gram,
  unit_measurement: row.unit_measurement,
  unit_measurement_pum: row.unit_measurement_pum,
  countType: row.count_type,
  maturity: row.maturity,
  only_buy_units: row.only_buy_units,
  restrictionsMessage: row.restrictions_message,
  iva_class: row.iva_class,
})

const statusOf = (row: ProductRow) => ({
  inactive: row.inactive,
  inactiveDate: row.inactive_date?.toISOString() ?? null,
  inactiveManual: row.inactive_manual,
  inactiveReason: row.inactive_reason,
  salesTotalCount: row.sales_total_count,
  viewsTotalCount: row.views_total_count,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
