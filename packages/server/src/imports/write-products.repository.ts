import type { Tx } from '../platform/database.ts'
import type { KnownProduct } from './known-products.repository.ts'
import type { ImportedEntry, ImportedProduct } from './map-row.ts'

export interface ProductToWrite {
  id: string
  product: ImportedProduct
  known: KnownProduct | undefined
  entries: ReadonlyMap<string, ImportedEntry>
  place: { category_id: string; sub_category_id: string } | null
}

/** New products, changed ones and what branches ask for them, in a few statements however many there are. What a row left out stays as it is. */
export async function writeProducts(tx: Tx, written: readonly ProductToWrite[]): Promise<void> {
  const entries = written.flatMap(({ id, known, entries: asked }) =>
    [...asked].map(([office, entry]) => ({ isKnown: known?.entries.has(office) ?? false, entry: { product: id, office, ...entry } })),
  )
  const write = async (name: string, text: string, records: readonly object[]) => {
    if (records.length > 0) await tx.run(text, [tx.business, JSON.stringify(records)], name)
  }
  const fresh = written.filter(({ known }) => known === undefined)
  const old = written.filter(({ known }) => known !== undefined)
  const ofEntries = (isKnown: boolean) => entries.filter((each) => each.isKnown === isKnown).map(({ entry }) => entry)
  await addBrands(tx, written)
  await write('import-products-add', insertProducts, fresh.map(recordOf))
  await write('import-products-change', updateProducts, old.map(recordOf))
  await write('import-entries-change', updateEntries, ofEntries(true))
  await write('import-entries-add', insertEntries, ofEntries(false))
}

const recordOf = ({ id, product, place }: ProductToWrite) => ({
  id,
  id_item: product.id_item,
  ...product.texts,
  inactive: product.inactive,
  iva_class: product.iva_class,
  countType: product.countType,
  ...product.weights,
  category_id: place?.category_id,
  sub_category_id: place?.sub_category_id,
})

const record = `jsonb_to_recordset($2::jsonb) as r(id text, id_item text, title text, bar_code text, "subTitle" text, brand text, description text, provider text,
  unit_measurement text, unit_measurement_pum text, "photoUrl" text, "anotherPhotos" text, "countType" text, grams_x_unidad int, unit_gram int, inactive boolean, iva_class text, category_id text, sub_category_id text)`

// One address a line, as `joinPhotos` writes them.
const photoList = `to_jsonb(string_to_array(r."anotherPhotos", chr(10)))`

const insertProducts = `insert into products (business_id, id, id_item, title, bar_code, sub_title, brand, description, provider, unit_measurement,
    unit_measurement_pum, photo_url, another_photos, count_type, grams_x_unidad, unit_gram, iva_class, inactive, inactive_date, category_id, sub_category_id)
  select $1, r.id, r.id_item, r.title, r.bar_code, coalesce(r."subTitle", ''), coalesce(r.brand, ''), coalesce(r.description, ''), coalesce(r.provider, ''),
    r.unit_measurement, r.unit_measurement_pum, r."photoUrl", coalesce(${photoList}, '[]'), coalesce(r."countType", 'units'), r.grams_x_unidad, r.unit_gram, r.iva_class, coalesce(r.inactive, false), case when r.inactive then now() end, r.category_id, r.sub_category_id
  from ${record}`

const updateProducts = `update products p set title = coalesce(r.title, p.title), bar_code = coalesce(r.bar_code, p.bar_code),
    sub_title = coalesce(r."subTitle", p.sub_title), brand = coalesce(r.brand, p.brand), description = coalesce(r.description, p.description),
    provider = coalesce(r.provider, p.provider), unit_measurement = coalesce(r.unit_measurement, p.unit_measurement),
    unit_measurement_pum = coalesce(r.unit_measurement_pum, p.unit_measurement_pum), photo_url = coalesce(r."photoUrl", p.photo_url),
    another_photos = coalesce(${photoList}, p.another_photos), count_type = coalesce(r."countType", p.count_type),
    grams_x_unidad = coalesce(r.grams_x_unidad, p.grams_x_unidad), unit_gram = coalesce(r.unit_gram, p.unit_gram), category_id = coalesce(r.category_id, p.category_id),
    sub_category_id = coalesce(r.sub_category_id, p.sub_category_id), inactive = coalesce(r.inactive, p.inactive),
    iva_class = coalesce(r.iva_class, p.iva_class),
    inactive_date = case when coalesce(r.inactive, p.inactive) = p.inactive then p.inactive_date when r.inactive then now() end,
    version = p.version + 1, last_update_date = now()
  from ${record} where p.business_id = $1 and p.id = r.id`

const entry = `jsonb_to_recordset($2::jsonb) as r(product text, office text, price int, price_neto int, discount numeric, stock int, stock_min int, pum numeric, quantity_pum int)`

const updateEntries = `update product_branches b set price = coalesce(r.price, b.price), price_neto = coalesce(r.price_neto, b.price_neto),
    discount = coalesce(r.discount, b.discount), stock = coalesce(r.stock, b.stock), stock_min = coalesce(r.stock_min, b.stock_min),
    pum = coalesce(r.pum, b.pum), quantity_pum = coalesce(r.quantity_pum, b.quantity_pum)
  from ${entry} where b.business_id = $1 and b.product_id = r.product and b.office_id = r.office`

const insertEntries = `insert into product_branches (business_id, product_id, office_id, price, price_neto, discount, stock, stock_min, pum, quantity_pum)
  select $1, r.product, r.office, coalesce(r.price, 0), coalesce(r.price_neto, 0), coalesce(r.discount, 0), coalesce(r.stock, 0), coalesce(r.stock_min, 0),
    r.pum, r.quantity_pum
  from ${entry}`

async function addBrands(tx: Tx, written: readonly ProductToWrite[]) {
  const names = [...new Set(written.flatMap(({ product }) => product.texts.brand ?? []))]
  if (names.length === 0) return
  await tx.run(
    `insert into brands (business_id, id, name, display_name) select $1, gen_random_uuid()::text, name, name from unnest($2::text[]) name
     where not exists (select from brands b where b.business_id = $1 and lower(b.name) = lower(name)) on conflict do nothing`,
    [tx.business, names],
    'import-brands-add',
  )
}
