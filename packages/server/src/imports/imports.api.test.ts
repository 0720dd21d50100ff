import { getAuditEntry, listAudit } from '@plaza/contracts/audit/audit.api'
import { getAdminProduct, listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import {
  cancelImport,
  checkImport,
  fetchImport,
  getFeed,
  getImport,
  importFileMost,
  listImportErrors,
  listImports,
  saveFeed,
  startImport,
  uploadImport,
} from '@plaza/contracts/imports/imports.api'
import type { ImportMapping } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import type { InputOf } from '@plaza/contracts/kernel/call'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { stockShelves } from '../testing/shelves.ts'
import { fetchFeed } from './fetch-feed.ts'
import { runDueFeeds } from './run-feeds.ts'

let server: TestServer
let superadmin: Person
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [{ id: 'leche', title: 'Leche entera', brand: 'Colanta', price: 5000, stock: 10 }])
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(() => server.stop())

const upload = (bytes: Uint8Array | string, name = 'productos.csv') =>
  sendFiles<{ data: ImportDetail }>(server, uploadImport, { token: superadmin.token }, [{ field: 'file', name, bytes }])

async function uploaded(bytes: Uint8Array | string, name?: string): Promise<ImportDetail> {
  const { status, body } = await upload(bytes, name)
  expect([status, body.message]).toEqual([200, undefined])
  return body.data
}

const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await superadmin.call(getImport, { id })
      expect(['checked', 'done']).toContain(body.data.phase)
      return body.data
    },
    { timeout: 50_000, interval: 50 },
  )

async function checked(found: ImportDetail, over: Partial<ImportMapping> = {}): Promise<ImportDetail> {
  const mapping = { ...(found.mapping as ImportMapping), ...over }
  const { status, body } = await superadmin.call(checkImport, { id: found._id, mapping })
  expect([status, body.message]).toEqual([200, undefined])
  return settled(found._id)
}

async function imported(id: string): Promise<ImportDetail> {
  expect((await superadmin.call(startImport, { id })).status).toBe(200)
  return settled(id)
}

const productOf = async (item_id: string) => {
  const { body } = await superadmin.call(listAdminProducts, { item_id })
  return body.data.items[0]
}

describe('files that are refused', () => {
  test.each([
    ['nothing', '', 'Elige un archivo'],
    ['a zip bomb', zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(130 * 1024 * 1024), { level: 9 }] }), 'se expande demasiado'],
    ['a zip that is no workbook', zipSync({ 'a.txt': new Uint8Array(10) }), 'no es un Excel'],
    ['a page', '<!doctype html><table>', 'es una página web'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'guárdalo como .xlsx'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'No pudimos leer el archivo'],
    ['a heading alone', 'sku;nombre\n', 'no trae ninguna fila'],
    ['broken JSON', '[{"sku":', 'no es un JSON válido'],
  ])('A-103: %s', async (_name, bytes, message) => {
    const { status, body } = await upload(bytes)
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
  })

  test('A-103: 100 MB are refused before they are read, with words', async () => {
    const { status, body } = await upload(Buffer.alloc(100 * 1024 * 1024, 'a;b\n')).catch(() => ({
      status: 413,
      body: { message: 'cut off' },
    }))
    expect([status, body.message]).toEqual([413, expect.any(String)])
    expect(importFileMost).toBe(20 * 1024 * 1024)
  })

  test('A-103: none of them left a trace, and none is a way in for others', async () => {
    expect((await superadmin.call(listImports, {})).body.data).toEqual([])
    const admin = await server.signIn('admin@demo.co')
    expect((await admin.call(listImports, {})).status).toBe(403)
    expect(
      (await sendFiles(server, uploadImport, { token: admin.token }, [{ field: 'file', name: 'a.csv', bytes: 'sku\n1' }])).status,
    ).toBe(403)
  })
})

describe('categories that the business does not have', () => {
  const file = 'sku;nombre;categoria;precio\nNC-1;Vela;Velas y faroles;2.500\nNC-2;Faro;Velas y faroles;9.000\nNC-3;Yogur;lacteos;3.000\n'

  test('A-103: the dry run names them and makes none; left out, their rows are errors and the rest is imported', async () => {
    const found = await uploaded(file, 'velas.csv')
    expect((await checked(found)).counts).toMatchObject({
      created: 3,
      wrong: 0,
      new_categories: expect.arrayContaining(['Velas y faroles']),
    })
    const left = await checked(found, { refuseNewCategories: true })
    expect(left.counts.new_categories).toEqual([])
    expect(left.errors).toContainEqual({ row: 2, column: null, message: 'La categoría «Velas y faroles» no existe.' })
    await imported(found._id)
    expect(await productOf('NC-1')).toBeUndefined()
  })

  test('A-103: the history says which file it was and who brought it', async () => {
    const [last] = (await superadmin.call(listImports, {})).body.data
    expect(last).toMatchObject({ file_name: 'velas.csv', started_by: expect.stringMatching(/\S/) })
  })
})

describe('from a file to products', () => {
  test('A-103: the dry run shows each wrong row and each change, and writes nothing', async () => {
    const found = await uploaded(
      Buffer.from(
        [
          'SKU;Nombre;Marca;Categoría;Precio;Existencias',
          'SKU-leche;Leche deslactosada;Colanta;;5.400;10',
          'N-1;Ñame criollo;Del campo;Frutas y verduras;$ 2.300;40',
          'N-2;;Del campo;Frutas y verduras;100;1',
          'N-1;Otro;x;Frutas y verduras;1;1',
          ';Sin código;x;Frutas y verduras;1;1',
          'N-3;Yuca;x;Frutas y verduras;gratis;-4',
        ].join('\r\n'),
        'latin1',
      ),
    )
    expect(found).toMatchObject({
      phase: 'mapping',
      import_status: 'pending',
      total_records: 6,
      columns: ['SKU', 'Nombre', 'Marca', 'Categoría', 'Precio', 'Existencias'],
    })
    expect(found.sample[1]).toEqual(['N-1', 'Ñame criollo', 'Del campo', 'Frutas y verduras', '$ 2.300', '40'])

    const dry = await checked(found, { offices: [norte] })

    expect(dry).toMatchObject({
      phase: 'checked',
      import_status: 'pending',
      counts: { created: 1, updated: 1, same: 0, wrong: 4, missing: 0 },
      total_brands: 3,
      total_categories: 1,
    })
    expect(dry.errors).toEqual([
      { row: 4, column: null, message: 'Falta el nombre: el producto es nuevo.' },
      { row: 5, column: null, message: 'El SKU ya aparece en la fila 3.' },
      { row: 6, column: null, message: 'Falta el SKU.' },
      { row: 7, column: 'Precio', message: 'Precio: «gratis». No entendimos el valor. Escríbelo así: 12.000' },
      { row: 7, column: 'Existencias', message: 'Existencias: «-4». Escribe un número entre 0 y 2.000.000.000.' },
    ])
    expect(dry.changes[0]).toMatchObject({
      row: 2,
      kind: 'updated',
      fields: [
        { field: 'Nombre', before: 'Leche entera', after: 'Leche deslactosada' },
        { field: 'Precio · Sede norte', before: '5000', after: '5400' },
      ],
    })
    expect(await productOf('N-1')).toBe(undefined)
    expect((await productOf('SKU-leche'))?.title).toBe('Leche entera')

    const done = await imported(found._id)

    expect(done).toMatchObject({
      phase: 'done',
      import_status: 'completed',
      processed_records: 6,
      counts: { created: 1, updated: 1, wrong: 4 },
    })
    expect(await productOf('N-1')).toMatchObject({
      title: 'Ñame criollo',
      brand: 'Del campo',
      main_category_name: 'Frutas y verduras',
      sub_category_name: 'Otros',
    })
    expect((await productOf('N-1'))?.stock_branch_offices).toMatchObject([{ id: norte, price: 2300, stock: 40 }])
    expect(await productOf('SKU-leche')).toMatchObject({ title: 'Leche deslactosada', version: 2 })
    const errors = await superadmin.call(listImportErrors, { id: found._id, limit: 2, page: 2 })
    expect([errors.body.data.map(({ row }) => row), errors.body.pagination.totalCount]).toEqual([[6, 7], 5])
  })

  test('A-103: the same file once more changes nothing', async () => {
    const text = 'SKU,Nombre,Categoría,Precio\nN-9,Papa,Frutas y verduras,900\n'
    const first = await uploaded(text)
    await checked(first)
    await imported(first._id)
    const version = (await productOf('N-9'))?.version
    const second = await uploaded(`\ufeff${text}`)
    expect((await checked(second)).counts).toMatchObject({ created: 0, updated: 0, same: 1 })
    await imported(second._id)
    expect((await productOf('N-9'))?.version).toBe(version)
  })

  test('A-103: a workbook, prices in another currency, a formula that stays text', async () => {
    const book = await writeXlsxFile([
      [{ value: 'id' }, { value: 'nombre' }, { value: 'nivel1' }, { value: 'nivel2' }, { value: 'precio_eur' }],
      [{ value: 'X-1' }, { value: `'=HYPERLINK("x")` }, { value: 'Bebidas' }, { value: 'Jugos' }, { value: 1.5 }],
    ]).toBuffer()
    const found = await uploaded(book, 'catalogo.xlsx')
    const sources = [
      ...(found.mapping?.sources ?? []).filter(({ target }) => target !== 'price'),
      { target: 'price' as const, column: 'precio_eur', factor: 4500 },
      { target: 'stock' as const, fixed: '7' },
    ]
    await checked(found, { sources })
    await imported(found._id)
    expect(await productOf('X-1')).toMatchObject({ title: '=HYPERLINK("x")', sub_category_name: 'Jugos' })
    expect((await productOf('X-1'))?.stock_branch_offices).toMatchObject([
      { id: norte, price: 6750, stock: 7 },
      { id: sur, price: 6750, stock: 7 },
    ])
  })

  test('A-103: products the file does not name become inactive only when that was asked for', async () => {
    const { body } = await superadmin.call(listAdminProducts, { inactive: false, limit: 500 })
    const kept = body.data.items.slice(1)
    const found = await uploaded(`SKU\n${kept.map(({ id_item }) => id_item).join('\n')}`)
    const dry = await checked(found, { deactivateMissing: true })
    expect(dry.counts).toMatchObject({ same: kept.length, missing: 1 })
    await imported(found._id)
    expect((await superadmin.call(listAdminProducts, { inactive: true })).body.data.items.map(({ id_item }) => id_item)).toEqual([
      body.data.items[0]?.id_item,
    ])
  })

  test('A-103: a mapping without SKU, with a column that is not there or a branch of others is refused; steps cannot be skipped', async () => {
    const found = await uploaded('a,b\n1,2')
    const refused = async (mapping: ImportMapping) => {
      const { status, body } = await superadmin.call(checkImport, { id: found._id, mapping })
      return [status, body.message]
    }
    expect(await refused({ sources: [], offices: [], deactivateMissing: false })).toEqual([400, 'Indica cuál columna tiene el SKU.'])
    expect(await refused({ sources: [{ target: 'id_item', column: 'z' }], offices: [], deactivateMissing: false })).toEqual([
      400,
      'El archivo no tiene la columna «z».',
    ])
    expect((await refused({ sources: [{ target: 'id_item', column: 'a' }], offices: ['azul-norte'], deactivateMissing: false }))[0]).toBe(
      400,
    )
    expect((await superadmin.call(startImport, { id: found._id })).status).toBe(409)
    expect((await superadmin.call(cancelImport, { id: found._id })).body.data.import_status).toBe('failed')
    expect((await superadmin.call(cancelImport, { id: found._id })).status).toBe(409)
  })

  test('B-7-066, B-2-091: the history answers a list, newest first, by 10, 20 or 50', async () => {
    const { status, body } = await superadmin.call(listImports, {})
    expect([status, body.pagination.limit]).toEqual([200, 10])
    expect(body.data[0]).toEqual({
      _id: expect.any(String),
      file_name: 'productos.csv',
      started_by: 'superadmin Prueba',
      status_message: 'Cancelada.',
      import_status: 'failed',
      total_records: 1,
      processed_records: 0,
      total_brands: 0,
      total_categories: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      wslast_updated_at: null,
    })
    expect((await superadmin.call(listImports, { limit: 50 })).body.data.length).toBe(body.pagination.totalCount)
    expect((await superadmin.call(listImports, { limit: 51 })).status).toBe(400)
  })
})

// The server itself looks at what is due now, and has no such web service.
const inTwoHours = () => ({ ...server.uses, clock: { now: () => new Date(Date.now() + 2 * 3_600_000) } })

describe('the web service', () => {
  test('A-103: an address into our own network is refused, by whatever name, and by redirect', async () => {
    for (const url of [
      'http://127.0.0.1:4000/',
      'http://localhost/',
      'http://169.254.169.254/latest',
      'http://[::ffff:10.0.0.1]/',
      'file:///etc/passwd',
      'http://2130706433/',
    ]) {
      const { status, body } = await superadmin.call(fetchImport, { url })
      expect([status, body.code], url).toEqual([400, 'IMPORT_ADDRESS_REFUSED'])
      expect((await superadmin.call(saveFeed, { url, cron: '0 3 * * *' })).status, url).toBe(400)
    }
    const judged: string[] = []
    const judge = async (text: string) => {
      judged.push(text)
      if (judged.length > 1) throw new Error('judged again')
      return { url: new URL(server.url), ip: '127.0.0.1', family: 4 as const }
    }
    await expect(fetchFeed(server.url, judge)).rejects.toThrow()
  })

  test('A-103: it is read by the branches’ keys when its hour comes, and once only', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `update offices set ws_keys = jsonb_build_object('key', upper(name), 'key_price', 'precio', 'key_discount', 'descuento', 'key_stock_min', 'minimo') where business_id = 'verde'`,
      ),
    )
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into integrations (business_id, id, name, cron, cron_next_step, config) values ('verde', 'product-import', 'Importación de productos', '0 3 * * *', now() + interval '1 hour', '{"url": "https://ws.example/p.json"}')
         on conflict (business_id, id) do update set cron = excluded.cron, cron_next_step = excluded.cron_next_step, config = excluded.config`,
      ),
    )
    const later = inTwoHours()
    const asked: string[] = []
    const feed = async (url: string) => {
      asked.push(url)
      const products = [
        {
          sku: 'W-1',
          nombre: 'Sal',
          categoria: 'Despensa',
          NORTE: { precio: 1500, descuento: 10, stock: 8, minimo: 2 },
          SUR: { precio: 1600 },
        },
      ]
      return { bytes: Buffer.from(JSON.stringify({ data: products })), changed: new Date('2026-11-20T10:00:00Z') }
    }
    await Promise.all([runDueFeeds('verde', later, feed), runDueFeeds('verde', later, feed)])
    expect(asked).toEqual(['https://ws.example/p.json'])
    const [latest] = (await superadmin.call(listImports, {})).body.data
    const done = await settled(latest?._id as string)
    expect(done).toMatchObject({
      source: 'feed',
      import_status: 'completed',
      wslast_updated_at: '2026-11-20T10:00:00.000Z',
      counts: { created: 1 },
    })
    expect((await productOf('W-1'))?.stock_branch_offices).toMatchObject([
      { id: norte, price: 1500, discount: 10, stock: 8, stock_min: 2 },
      { id: sur, price: 1600, stock: 0 },
    ])
    const next = (await superadmin.call(getFeed, {})).body.data.cron_next_step as string
    expect(new Date(next).getTime()).toBeGreaterThan(Date.now())
  })

  test('A-103: a feed that cannot be read stands in the history with its reason', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(`update integrations set cron_next_step = now() + interval '1 hour' where business_id = 'verde'`),
    )
    await runDueFeeds('verde', inTwoHours(), async () => ({ bytes: Buffer.from('<html>'), changed: null }))
    expect((await superadmin.call(listImports, {})).body.data[0]).toMatchObject({
      import_status: 'failed',
      status_message: 'No pudimos leer el servicio web: es una página web o un XML.',
    })
  })
})

describe('in the audit log', () => {
  const entriesOf = async (about: InputOf<typeof listAudit>) => (await superadmin.call(listAudit, about)).body.data.items
  const read = async (entry: number, about: object = {}) => (await superadmin.call(getAuditEntry, { entry, ...about })).body
  const startOf = async (id: string) => (await entriesOf({ entity: 'product_imports', entity_id: id, action: 'import-start' }))[0]

  test('A-103: who imported, when, which file, and what each product was and became', async () => {
    const first = await uploaded('SKU,Nombre,Categoría,Subcategoría,Precio,Existencias\nA-1,Arroz,Granos,Arroces,4000,9')
    await checked(first)
    await imported(first._id)
    const found = await uploaded(
      'SKU,Nombre,Categoría,Precio,NORTE,Inactivo\nA-1,Arroz integral,,4500,7,no\nA-2,Lenteja,Granos,3000,1,sí',
      'granos.csv',
    )
    await checked(found, { offices: [norte] })
    expect(await startOf(found._id)).toBe(undefined)
    await imported(found._id)

    const started = await startOf(found._id)
    expect(started).toMatchObject({
      user_id: superadmin.user.id,
      role: 'superadmin',
      label: 'granos.csv',
      summary: 'Importa los productos.',
      touched: 2,
    })
    const { changes, next } = await read(started?.id ?? 0)
    expect(next).toBe(null)
    expect(changes).toMatchObject([
      {
        action: 'update',
        entity: 'products',
        label: 'Arroz integral',
        before: { title: 'Arroz', 'price · Sede norte': 4000, 'stock · Sede norte': 9 },
        after: { title: 'Arroz integral', 'price · Sede norte': 4500, 'stock · Sede norte': 7 },
      },
      { action: 'create', entity: 'sub_categories', label: 'Otros', before: null },
      {
        action: 'create',
        entity: 'products',
        label: 'Lenteja',
        before: null,
        after: { title: 'Lenteja', inactive: true, category: 'Granos' },
      },
    ])

    const rice = { entity: 'products', entity_id: changes[0]?.entity_id ?? '' }
    const history = await entriesOf(rice)
    expect(history.map(({ label }) => label)).toEqual(['granos.csv', 'productos.csv'])
    expect((await read(history[0]?.id ?? 0, rice)).changes).toHaveLength(1)
    const shelves = (await read((await startOf(first._id))?.id ?? 0)).changes
    expect(shelves.map(({ entity, label }) => [entity, label])).toEqual([
      ['categories', 'Granos'],
      ['sub_categories', 'Arroces'],
      ['products', 'Arroz'],
    ])
  })

  test('A-103: products that become inactive because the file does not name them; hundreds are read page by page', async () => {
    const many = Array.from({ length: 250 }, (_, n) => `M-${n},Muchos ${n},Granos,1000`)
    const filled = await uploaded(['SKU,Nombre,Categoría,Precio', ...many].join('\n'))
    await checked(filled)
    await imported(filled._id)
    const started = (await startOf(filled._id))?.id ?? 0
    const first = await read(started)
    expect([first.entry.touched, first.changes.length]).toEqual([250, 200])
    const second = await read(started, { after: first.next ?? 0 })
    const products = [...first.changes, ...second.changes].filter(({ entity }) => entity === 'products')
    expect([second.next, products.length, products.at(-1)?.label]).toEqual([null, 250, 'Muchos 249'])

    const kept = (await superadmin.call(listAdminProducts, { inactive: false, limit: 500 })).body.data.items.filter(
      ({ id_item }) => !id_item.startsWith('M-'),
    )
    const found = await uploaded(`SKU\n${kept.map(({ id_item }) => id_item).join('\n')}`)
    await checked(found, { deactivateMissing: true })
    expect((await imported(found._id)).counts.missing).toBe(250)
    const { entry, changes } = await read((await startOf(found._id))?.id ?? 0)
    expect([entry.touched, changes[0]]).toMatchObject([
      250,
      {
        action: 'update',
        entity: 'products',
        before: { inactive: false },
        after: { inactive: true, inactive_reason: 'No está en la importación' },
      },
    ])
  })

  test('A-103: what the web service changes is the integration’s', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into integrations (business_id, id, name, cron, cron_next_step, config) values ('verde', 'product-import', 'Importación de productos', '0 3 * * *', now() + interval '1 hour', '{"url": "https://ws.example/p.json"}')
         on conflict (business_id, id) do update set cron = excluded.cron, cron_next_step = excluded.cron_next_step, config = excluded.config`,
      ),
    )
    await runDueFeeds('verde', inTwoHours(), async () => ({
      bytes: Buffer.from(JSON.stringify([{ sku: 'W-9', nombre: 'Avena', categoria: 'Granos', precio: 2000 }])),
      changed: null,
    }))
    const [latest] = (await superadmin.call(listImports, {})).body.data
    await settled(latest?._id as string)
    const [entry] = await entriesOf({ role: 'integration' })
    expect(entry).toMatchObject({
      user_id: null,
      user_name: 'Integración: importación de productos',
      entity_id: latest?._id,
      label: 'https://ws.example/p.json',
    })
    expect((await read(entry?.id ?? 0)).changes.at(-1)).toMatchObject({
      action: 'create',
      label: 'Avena',
      after: { 'price · Sede norte': 2000 },
    })
  })
})

test('A-103: a product that the import makes is the shop’s at once', async () => {
  const found = await uploaded('SKU,Nombre,Categoría,Precio,Existencias\nZ-1,Panela,Despensa,3000,5')
  await checked(found)
  await imported(found._id)
  const product = await productOf('Z-1')
  expect((await superadmin.call(getAdminProduct, { id: product?.id ?? '' }, { office: norte })).body.data).toMatchObject({
    price: 3000,
    withoutStock: false,
  })
})
