import { exportProducts, getAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { checkImport, getImport, startImport, uploadImport } from '@plaza/contracts/imports/imports.api'
import type { ImportMapping } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import { fileTicket } from '@plaza/contracts/kernel/files.api'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { exportColumns } from '../catalog/export-columns.ts'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let superadmin: Person
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [])
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(() => server.stop())

/** The same numbers in every run. */
function randomOf(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}
const random = randomOf(20_261_123)
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T

const texts = [
  'Leche entera',
  "'Apóstrofo",
  "'=1+1",
  "''+57",
  '=HYPERLINK("http://evil.example")',
  '+57 300',
  '-5 %',
  '@marca',
  ' espacio alrededor ',
  'dos\r\nlíneas',
  '0012',
  '1e5',
  '12.5',
  'true',
  '«ñandú» & <b>',
  "L'Oréal",
  '2026-01-02',
  '',
]
const photos = ['/media/verde/a', '/media/verde/b, c', 'https://example.co/x.png?a=1|2', 'https://example.co/áé.jpg']
const several = (count: number) => Array.from({ length: count }, (_, at) => `${photos[at % photos.length]}${at}`)

function aProduct(at: number) {
  const price = 1 + random(900_000)
  const net = oneOf([0, price, 1 + random(price), Math.round(price * 0.9)])
  const shelf = oneOf([
    ['lacteos', 'leches'],
    ['carnes', 'res'],
    ['oculta', 'sorpresas'],
    // Another category of the same name.
    ['doble', 'doble-leches'],
  ])
  return {
    id: `p${at}`,
    id_item: `${oneOf(['00', "'=", '=', '-', '', "L'"])}${at}`,
    bar_code: oneOf([`00${7_700_000 + at}`, `77012345${at}`, null, '']),
    title: oneOf(texts) || `Producto ${at}`,
    sub_title: oneOf(texts),
    brand: oneOf(texts),
    description: oneOf(texts),
    provider: oneOf(texts),
    category_id: shelfId('verde', shelf[0] as string),
    sub_category_id: shelfId('verde', shelf[1] as string),
    unit_measurement: oneOf(['g', 'ml', null, '=u']),
    unit_measurement_pum: oneOf(['100 g', null]),
    iva_class: oneOf(['excluido', 'exento', 'iva5', 'iva19', 'inc8', null]),
    count_type: oneOf(['units', 'grams']),
    grams_x_unidad: oneOf([null, 0, 1, 250, 1500, 12_500]),
    unit_gram: oneOf([null, 0, 50, 1000]),
    photo_url: oneOf([...photos, null, '']),
    another_photos: oneOf([[], ['/media/verde/z'], several(3), several(20), ['', '/media/verde/y']]),
    inactive: oneOf([true, false]),
    price,
    price_neto: net,
    discount: net > 0 ? Math.round(100 * (1 - net / price)) : 0,
    stock: random(100_000),
    stock_min: random(20),
    pum: oneOf([null, 0, 12.5, 0.333333, 1234.567, 1234]),
    quantity_pum: oneOf([null, 100, 1]),
    isSold: random(10) > 0,
  }
}

async function addProducts(count: number) {
  const list = Array.from({ length: count }, (_, at) => aProduct(at))
  await server.db.withTenant('verde', async (tx) => {
    await tx.run(`insert into categories (business_id, id, category_name, original_name) values ('verde', $1, 'lacteos', 'segunda')`, [
      shelfId('verde', 'doble'),
    ])
    await tx.run(
      `insert into sub_categories (business_id, id, category_id, display_name, name) values ('verde', $1, $2, 'leches', 'segunda')`,
      [shelfId('verde', 'doble-leches'), shelfId('verde', 'doble')],
    )
    await tx.run(
      `insert into products (business_id, id, id_item, bar_code, title, sub_title, brand, description, provider, category_id, sub_category_id,
         unit_measurement, unit_measurement_pum, iva_class, count_type, grams_x_unidad, unit_gram, photo_url, another_photos, inactive)
       select 'verde', id, id_item, bar_code, title, sub_title, brand, description, provider, category_id, sub_category_id,
         unit_measurement, unit_measurement_pum, iva_class, count_type, grams_x_unidad, unit_gram, photo_url, another_photos, inactive
       from jsonb_populate_recordset(null::products, $1::jsonb)`,
      [JSON.stringify(list)],
    )
    await tx.run(
      `insert into product_branches (business_id, product_id, office_id, price, price_neto, discount, stock, stock_min, pum, quantity_pum)
       select 'verde', r.id, $2, price, price_neto, discount, stock, stock_min, pum, quantity_pum
       from jsonb_to_recordset($1::jsonb) r(id text, price int, price_neto int, discount numeric, stock int, stock_min int, pum numeric, quantity_pum int,
         "isSold" boolean) where "isSold"`,
      [JSON.stringify(list), norte],
    )
  })
}

async function exported(projection?: readonly string[], office = norte): Promise<Buffer> {
  const { token } = (await superadmin.call(fileTicket, { call: exportProducts.key })).body
  const query = new URLSearchParams({ token, office, ...(projection && { projection: JSON.stringify(projection) }) })
  const answer = await server.request(`/api/v1/products/export?${query}`, { headers: { 'at-business': 'verde' } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

async function uploaded(bytes: Uint8Array): Promise<ImportDetail> {
  const file = { field: 'file', name: 'productos.xlsx', bytes }
  return (await sendFiles<{ data: ImportDetail }>(server, uploadImport, { token: superadmin.token }, [file])).body.data
}

const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const { data } = (await superadmin.call(getImport, { id })).body
      expect(['checked', 'done']).toContain(data.phase)
      return data
    },
    { timeout: 50_000, interval: 50 },
  )

const check = (found: ImportDetail, over: Partial<ImportMapping> = {}) =>
  superadmin.call(checkImport, { id: found._id, mapping: { ...(found.mapping as ImportMapping), ...over } })

test('what was exported and is imported unchanged changes nothing, whatever stands in it', async () => {
  await addProducts(300)
  for (const projection of [undefined, Object.keys(exportColumns)]) {
    const found = await uploaded(await exported(projection))
    expect(found.mapping?.sources.map(({ target }) => target)).toEqual(
      expect.arrayContaining(['countType', 'grams_x_unidad', 'unit_gram', 'photoUrl', 'anotherPhotos', 'branch', 'bar_code', 'discount']),
    )
    for (const over of [{}, { offices: [norte] }, { deactivateMissing: true }]) {
      await check(found, over)
      const { counts, changes, errors } = await settled(found._id)
      expect({ changes, errors, counts }).toMatchObject({
        changes: [],
        errors: [],
        counts: { created: 0, updated: 0, wrong: 0, same: 300, missing: 0 },
      })
    }
  }
})

test('prices of one branch are not written into another: the file names its branch', async () => {
  const bytes = await exported(['id_item', 'price'])
  const sheet = await readSheet(bytes)
  expect(sheet[0]).toEqual(['SKU', 'Precio', 'Sede'])
  const found = await uploaded(bytes)
  const refused = await check(found, { offices: [sur] })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringMatching(/^El archivo trae precios y existencias de .* y elegiste /),
  ])
  // Left out on purpose, the prices go where they were sent.
  const sources = (found.mapping as ImportMapping).sources.filter(({ target }) => target !== 'branch')
  await check(found, { sources, offices: [sur] })
  expect((await settled(found._id)).counts.updated).toBeGreaterThan(200)
})

const sheetOf = (rows: readonly (readonly (string | number)[])[]) =>
  writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer()

test('how a product is sold and its photos come in by a file; what is wrong is said by its row', async () => {
  const head = [
    'SKU',
    'Nombre',
    'Categoría',
    'Se vende por',
    'Peso de una unidad (g)',
    'Se pesa de a (g)',
    'Foto',
    'Otras fotos (una por línea)',
    'Sede',
  ]
  const found = await uploaded(
    await sheetOf([
      head,
      ['RT-1', 'Papa', 'carnes', 'Peso', 250, '500 g', '/media/verde/papa', '/media/verde/papa2\nhttps://example.co/3.png', ''],
      ['RT-2', 'Yuca', 'carnes', 'Peso', '', '', '', '', ''],
      ['RT-3', 'Ñame', 'carnes', 'bultos', '', '', 'javascript:alert(1)', '', 'Sede que no hay'],
    ]),
  )
  await check(found)
  const { counts, errors } = await settled(found._id)
  expect(counts).toMatchObject({ created: 1, wrong: 2 })
  expect(errors.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '3 Para venderse por peso faltan el peso de una unidad y de a cuánto se pesa.',
    '4 Se vende por: «bultos» no es Unidades ni Peso.',
    expect.stringContaining('4 Foto: «javascript:alert(1)».'),
    '4 La sede «Sede que no hay» no existe o está inactiva.',
  ])
  await superadmin.call(startImport, { id: found._id })
  await settled(found._id)
  const [row] = await server.db.withTenant('verde', (tx) =>
    tx.query<{ id: string }>(`select id from products where business_id = 'verde' and id_item = 'RT-1'`),
  )
  expect((await superadmin.call(getAdminProduct, { id: row?.id as string })).body.data).toMatchObject({
    countType: 'grams',
    grams_x_unidad: 250,
    unit_gram: 500,
    photoUrl: '/media/verde/papa',
    anotherPhotos: ['/media/verde/papa2', 'https://example.co/3.png'],
  })
})
