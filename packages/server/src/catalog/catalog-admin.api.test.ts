import {
  getAdminProduct,
  exportProducts,
  getOfficeCategories,
  listAdminProducts,
  listProductBrands,
  listProductCategories,
  listSettledDiscounts,
  markSettledDiscounts,
  previewCategories,
  updateAdminProduct,
} from '@plaza/contracts/catalog/catalog-admin.api'
import { getProduct, searchProducts, suggestProducts } from '@plaza/contracts/catalog/catalog.api'
import { fileTicket } from '@plaza/contracts/kernel/files.api'
import type { Call, InputOf } from '@plaza/contracts/kernel/call'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let admin: Person
let superadmin: Person
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')
const id = (name: string) => shelfId('verde', name)

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche entera', price: 5000, stock: 12, sur: { price: 5200, stock: 3 }, tags: ['nuevo'], views: 9 },
    { id: 'queso', title: 'Queso campesino', sub: 'quesos', brand: 'Alpina', stock: 0 },
    { id: 'cafe', title: '=HYPERLINK("http://evil.example")', brand: '+57', inactive: true },
    { id: 'res', title: 'Carne de res', category: 'carnes', sub: 'res', inactiveManual: true },
  ])
  await server.db.withTenant('verde', (tx) =>
    tx.run(`update products set photo_url = '/media/verde/x', bar_code = '7701' where business_id = 'verde' and id = $1`, [id('leche')]),
  )
  admin = await server.signIn('admin@demo.co')
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(() => server.stop())

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

const titles = async (asked: InputOf<typeof listAdminProducts>) => {
  const { body } = await admin.call(listAdminProducts, { sort: 'title', ...asked })
  return body.data.items.map(({ title }) => title.slice(0, 11))
}
const put = (who: Person, product: object, headers: Record<string, string> = {}, name = 'leche') =>
  who.call(updateAdminProduct, { id: id(name), product }, { headers, office: norte })

describe('the list of products', () => {
  test('B-7-035: each filter narrows it, together they narrow it further', async () => {
    expect(await titles({ title: 'QUESO campe' })).toEqual(['Queso campe'])
    expect(await titles({ item_id: 'sku-lec' })).toEqual(['Leche enter'])
    expect(await titles({ item_id: '7701' })).toEqual(['Leche enter'])
    expect(await titles({ has_image: true })).toEqual(['Leche enter'])
    expect(await titles({ has_stock: false })).toEqual(['Queso campe'])
    expect(await titles({ has_image: false, has_stock: true })).toEqual(['=HYPERLINK(', 'Carne de re'])
    expect(await titles({ title: '%' })).toEqual([])
  })

  test('by category and by brand: what is offered finds as many as it says', async () => {
    const carne = (await admin.call(listAdminProducts, { item_id: 'sku-res' })).body.data.items[0]
    expect(await titles({ category_id: carne?.category_id ?? 'none' })).toEqual(['Carne de re'])
    await server.db.withTenant('verde', (tx) =>
      tx.run("update products set brand = 'ALPINA' where business_id = 'verde' and id = $1", [id('res')]),
    )
    const { data } = (await admin.call(listProductBrands, {})).body
    expect(data).toContainEqual({ name: expect.stringMatching(/^alpina$/i), count: 2 })
    for (const { name, count } of data) expect(await titles({ brand: name })).toHaveLength(count)
    const client = await server.signIn('cliente@demo.co')
    expect((await client.call(listProductBrands, {})).status).toBe(403)
  })

  test('B-4-008: inactive and hidden are two flags', async () => {
    expect(await titles({ inactive: true })).toEqual(['=HYPERLINK('])
    expect(await titles({ manualInactive: true })).toEqual(['Carne de re'])
    expect(await titles({ inactive: false, manualInactive: false })).toEqual(['Leche enter', 'Queso campe'])
  })

  test('B-7-035, B-7-036, B-3-009: a page has 50, says what there is, and which products have a picture', async () => {
    const { status, body } = await admin.call(listAdminProducts, { sort: 'views', direction: 'desc' }, { office: norte })
    expect([status, body.data.pagination]).toEqual([
      200,
      expect.objectContaining({ page: 1, limit: 50, totalCount: 4, totalPages: 1, hasNextPage: false }),
    ])
    expect(body.data.items[0]).toMatchObject({
      title: 'Leche entera',
      imageUploaded: true,
      price: 5000,
      version: 1,
      sub_category_name: 'leches',
    })
    expect(body.data.items.filter(({ imageUploaded }) => !imageUploaded)).toHaveLength(3)
    const second = await admin.call(listAdminProducts, { page: 2, limit: 3 })
    expect(second.body.data.items).toHaveLength(1)
  })
})

test('B-7-035: products that are alike keep one order, in reverse when it is asked for', async () => {
  const ids = async (direction: 'asc' | 'desc') =>
    (await admin.call(listAdminProducts, { sort: 'views', direction })).body.data.items.map((product) => product.id)
  expect(await ids('desc')).toEqual((await ids('asc')).toReversed())
})

describe('editing a product', () => {
  test('B-5-031: what a product cannot be without is refused by its own words', async () => {
    const { status, body } = await put(admin, { title: ' ', description: '', id_item: '', brand: '', bar_code: null })
    expect(status).toBe(400)
    expect(body.details).toEqual([
      { field: 'title', message: 'El campo nombre es obligatorio' },
      { field: 'description', message: 'El campo descripción es obligatorio' },
      { field: 'id_item', message: 'El campo ID del producto es obligatorio' },
      { field: 'brand', message: 'El campo marca es obligatorio' },
      { field: 'bar_code', message: 'El campo código de barras es obligatorio' },
    ])
  })

  test('bad values, foreign shelves, taken SKUs and tags of an admin are refused and nothing is written', async () => {
    const before = (await admin.call(getAdminProduct, { id: id('leche') })).body.data
    const shelf = { category_id: id('carnes'), sub_category_id: id('leches') }
    for (const [product, status] of [
      [{ stock_branch_offices: [{ id: norte, price: -1 }] }, 400],
      [{ stock_branch_offices: [{ id: 'azul-norte', price: 1 }] }, 400],
      [shelf, 400],
      [{ id_item: 'SKU-queso' }, 409],
      [{ tags: ['otro'] }, 403],
      [{ title: 'x'.repeat(301) }, 400],
    ] as const)
      expect((await put(admin, product)).status, JSON.stringify(product)).toBe(status)
    expect((await put(admin, { title: 'x' }, {}, 'nada')).status).toBe(404)
    expect((await admin.call(getAdminProduct, { id: id('leche') })).body.data).toEqual(before)
  })

  test('B-7-037: the second of two people who edit one product is shown both versions, and overwrites neither', async () => {
    const opened = await admin.call(getAdminProduct, { id: id('leche') }, { office: norte })
    const etag = opened.headers.get('etag') as string
    const first = await put(admin, { title: 'Leche entera larga vida' }, { 'if-match': etag })
    expect([first.status, first.body.data.title, first.headers.get('etag')]).toEqual([200, 'Leche entera larga vida', '"v2"'])
    const second = await put(superadmin, { title: 'Leche semi' }, { 'if-match': etag })
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ code: 'PRODUCT_CHANGED', data: { current: { title: 'Leche entera larga vida', version: 2 } } })
    expect((await put(superadmin, { title: 'x' }, { 'if-match': '"of somebody else"' })).status).toBe(412)
    const again = await put(superadmin, { title: 'Leche semi' }, { 'if-match': '"v2"' })
    expect([again.status, again.body.data.title]).toEqual([200, 'Leche semi'])
  })

  test('an id with a zero byte is refused however its reads are answered', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.request('/api/admin/v1/admin/products/%00', {
          headers: { 'at-business': 'verde', authorization: `Bearer ${admin.token}` },
        }),
      ),
    )
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([400])
  })

  test('B-7-037: of twenty who save the same version at once, one does', async () => {
    const { version } = (await admin.call(getAdminProduct, { id: id('queso') })).body.data
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => put(admin, { title: `Queso ${n}` }, { 'if-match': `"v${version}"` }, 'queso')),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(412)])
  })

  test('Discount: the percentage is that of the prices, and a net price above the price marks the grid', async () => {
    const entry = { id: norte, price: 10_000, price_neto: 10_000, discount: 50, stock_min: 0 }
    const stored = async (part: object) => {
      const { status, body } = await put(admin, { stock_branch_offices: [{ ...entry, ...part }] }, {}, 'queso')
      return status === 200 ? body.data.stock_branch_offices.find((each) => each.id === norte) : null
    }
    expect(await stored({})).toMatchObject({ price_neto: 10_000, discount: 0 })
    expect(await stored({ price_neto: 0, discount: 20 })).toMatchObject({ price_neto: 8000, discount: 20 })
    const refused = await put(admin, { stock_branch_offices: [{ ...entry, price_neto: 10_001 }] }, {}, 'queso')
    expect([refused.status, (refused.body as unknown as { details: { field: string }[] }).details[0]?.field]).toEqual([
      400,
      'stock_branch_offices',
    ])
    expect(await stored({ price_neto: 0, discount: 0 })).toMatchObject({ price: 10_000 })
  })

  test('a sale between opening and saving is not overwritten by the old number', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(`update product_branches set stock = 2 where business_id = 'verde' and product_id = $1 and office_id = $2`, [
        id('leche'),
        sur,
      ]),
    )
    const entry = { id: sur, price: 5200, stock: 50, stock_seen: 3 }
    const lost = await put(admin, { stock_branch_offices: [entry] })
    expect([lost.status, lost.body.data]).toEqual([412, expect.objectContaining({ sold: [{ office: sur, seen: 3, now: 2 }] })])
    const saved = await put(admin, { stock_branch_offices: [{ ...entry, stock_seen: 2 }] })
    expect(saved.body.data.stock_branch_offices.find((each) => each.id === sur)).toMatchObject({ price: 5200, stock: 50 })
  })

  test('B-2-071, A-120: an inactive product is reactivated, a hidden one stays hidden; shoppers see it at once', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(`update products set inactive = true, inactive_reason = 'Sin precio' where business_id = 'verde' and id = $1`, [id('res')]),
    )
    const { status, body } = await put(admin, { inactive: false }, {}, 'res')
    expect([status, body.data.inactive, body.data.inactiveReason, body.data.inactiveManual]).toEqual([200, false, '', true])
    const shown = await put(admin, { inactiveManual: false, title: 'Carne molida' }, {}, 'res')
    expect(shown.status).toBe(200)
    expect((await server.call(getProduct, { id: id('res') })).body.data).toMatchObject({ title: 'Carne molida', inactiveManual: false })
  })

  test('S-6-013: a superadmin changes tags', async () => {
    const { body } = await put(superadmin, { tags: ['oferta'] })
    expect(body.data.tags).toEqual(['oferta'])
  })

  test('B-1-004: a client may neither list nor change', async () => {
    const client = await server.signIn('cliente@demo.co')
    expect((await client.call(listAdminProducts, {})).status).toBe(403)
    expect((await put(client, { title: 'x' })).status).toBe(403)
  })
})

describe('a new product', () => {
  const calls = resourceCallsOf('products')
  const create = calls.create as Call
  const whole = {
    title: 'Arroz',
    description: 'Blanco',
    id_item: 'A-1',
    brand: 'Diana',
    bar_code: '770999',
    category_id: id('lacteos'),
    sub_category_id: id('leches'),
    stock_branch_offices: [{ id: norte, price: 3000, price_neto: 0, stock: 5 }],
  }
  const messageOf = async (over: object) => {
    const { status, body } = await admin.call(create, { ...whole, ...over } as never)
    return [status, body.details?.[0]?.message]
  }

  test('B-5-028: without a category', async () => {
    expect(await messageOf({ category_id: '' })).toEqual([400, 'Debe seleccionar una categoria'])
    expect(await messageOf({ category_id: undefined })).toEqual([400, 'Debe seleccionar una categoria'])
  })

  test('B-5-029: without stock in any branch', async () => {
    expect(await messageOf({ stock_branch_offices: [{ id: norte, price: 3000, price_neto: 0, stock: 0 }] })).toEqual([
      400,
      'Debe tener stock en al menos una sucursal',
    ])
  })

  test.each([
    ['title', 'nombre'],
    ['description', 'descripción'],
    ['id_item', 'ID del producto'],
    ['brand', 'marca'],
    ['bar_code', 'código de barras'],
  ])('B-5-030, A-116: without %s', async (field, label) => {
    expect(await messageOf({ [field]: '' })).toEqual([400, `El campo ${label} es obligatorio`])
  })

  test('B-7-043: a form with a picture creates it', async () => {
    const svg = await sendFiles(
      server,
      create,
      { token: admin.token },
      [{ field: 'photoUrl', name: 'x.png', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
      whole,
    )
    expect(svg.status).toBeGreaterThanOrEqual(400)
    const { status, body } = await sendFiles<{ data: { id: string; photoUrl: string } }>(
      server,
      create,
      { token: admin.token },
      [{ field: 'photoUrl', name: 'x.png', bytes: png }],
      whole,
    )
    expect([status, body.data?.photoUrl]).toEqual([200, expect.stringMatching(/^\/media\/verde\//)])
    const remove = calls.remove as Call
    expect((await admin.call(remove, { id: body.data.id } as never)).status).toBe(200)
    expect((await admin.call(getAdminProduct, { id: body.data.id })).status).toBe(404)
  })

  test('several photos: new ones go where the list waits for them, and none is missing or too many', async () => {
    const send = (anotherPhotos: readonly string[], count: number) =>
      sendFiles<{ data: { anotherPhotos: string[] } }>(
        server,
        updateAdminProduct,
        { token: admin.token, id: id('queso') },
        Array.from({ length: count }, (_, at) => ({ field: 'anotherPhotos[]', name: `${at}.png`, bytes: png })),
        { product: { photoUrl: '/media/verde/a', anotherPhotos } },
      )
    const { status, body } = await send(['_new_', '/media/verde/b', '_new_'], 2)
    const ours = expect.stringMatching(/^\/media\/verde\/./)
    expect([status, body.data.anotherPhotos]).toEqual([200, [ours, '/media/verde/b', ours]])
    expect(body.data.anotherPhotos).not.toContain('_new_')
    const missing = await send(['_new_', '_new_'], 1)
    expect([missing.status, missing.body.message]).toEqual([400, 'Falta el archivo de una de las fotos.'])
    const many = await send(
      Array.from({ length: 20 }, (_, at) => `/media/verde/${at}`),
      1,
    )
    expect([many.status, many.body.message]).toEqual([400, 'Un producto lleva hasta 21 fotos.'])
    await put(admin, { photoUrl: '_null_', anotherPhotos: [] }, {}, 'queso')
  })
})

describe('the generic product API', () => {
  const generic = async (resource: 'products' | 'brands', verb: 'paginate' | 'get', input: object) =>
    (await admin.call(resourceCallsOf(resource)[verb] as Call, input as never)).body as { data: any }

  test('B-7-038, B-7-049: the categories of a branch, and those of a city', async () => {
    const { body } = await server.call(getOfficeCategories, { office_id: norte })
    expect(body.data.map(({ id: each }) => each)).toEqual([id('carnes'), id('lacteos')])
    expect(body.data[1]?.subcategories.map(({ id: each }) => each)).toEqual([id('leches'), id('quesos')])
    expect((await server.call(previewCategories, { city: 'CALI' })).body.data.map(({ id: each }) => each)).toContain(id('lacteos'))
    expect((await server.call(previewCategories, { city: 'Ninguna' })).body.data).toEqual([])
  })

  test('B-7-039, B-7-040: one by id, and suggestions', async () => {
    expect((await server.call(getProduct, { id: id('leche') })).body.data.id).toBe(id('leche'))
    expect((await server.call(suggestProducts, { product: id('leche'), city: norte })).body.result.all).toEqual(expect.any(Array))
  })

  test('B-7-041: a page by category, picture and stock, 50 a page, most viewed first', async () => {
    const { data } = await generic('products', 'paginate', {
      limitPerPage: 50,
      filter: { category_id: id('lacteos'), sub_category_id: id('leches'), imageUploaded: true, offices_ids_with_stock: [norte] },
    })
    expect(data.list.map((each: { id: string }) => each.id)).toEqual([id('leche')])
    expect(data.pagination).toMatchObject({ limitPerPage: 50, totalCount: 1 })
    const all = await generic('products', 'paginate', {})
    expect(all.data.list[0].id).toBe(id('leche'))
    expect(all.data.pagination.limitPerPage).toBe(50)
  })

  test('B-7-046: search by words, branch and category, ten unless told, from an offset', async () => {
    const found = async (input: InputOf<typeof searchProducts>) =>
      (await admin.call(searchProducts, input)).body.data.products.map((each) => each.id)
    expect(await found({ query: 'leche', office_id: norte, category_id: id('lacteos') })).toEqual([id('leche')])
    expect(await found({ query: 'leche', office_id: norte, offset: 1, limit: 10 })).toEqual([])
  })

  test('B-7-047, B-7-048: brands by id, and by name a page at a time', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(`insert into brands (business_id, id, name, display_name) values ('verde', 'b1', 'Colanta', 'Colanta')`),
    )
    expect((await generic('brands', 'get', { id: 'b1' })).data).toMatchObject({ id: 'b1', name: 'Colanta' })
    const { data } = await generic('brands', 'paginate', { filter: { name: { regex: 'colan' } } })
    expect([data.list[0].id, data.pagination.totalCount]).toEqual(['b1', 1])
  })
})

describe('the categories of products', () => {
  test('B-2-066: staff find products by every category, also by one that shoppers do not see', async () => {
    const { body } = await admin.call(listProductCategories, {})
    expect(body.data.map(({ categoryName, disabled }) => [categoryName, disabled])).toEqual([
      ['carnes', false],
      ['lacteos', false],
      ['oculta', true],
    ])
    expect(body.data.find(({ id: each }) => each === id('oculta'))?.subcategories.map(({ displayName }) => displayName)).toEqual([
      'sorpresas',
    ])
    expect((await (await server.signIn('cliente@demo.co')).call(listProductCategories, {})).status).toBe(403)
  })
})

describe('the discounts that were settled', () => {
  const read = async (who: Person, asked: InputOf<typeof listSettledDiscounts> = {}) =>
    (await who.call(listSettledDiscounts, asked)).body.data
  const entry = (office_id: string, name = 'leche') => ({ product_id: id(name), office_id })

  beforeAll(() =>
    server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into settled_discounts (business_id, product_id, office_id, price_before, price, price_neto, discount_before, discount)
         values ('verde', $1, $2, 10000, 10000, 10000, 50, 0), ('verde', $1, $3, 10000, 12000, 12000, 12.5, 0)`,
        [id('leche'), norte, sur],
      ),
    ),
  )

  test('staff read what stood there and what it became, and mark it as read once', async () => {
    const all = await read(admin)
    expect([all.unseen, all.pagination.totalCount, all.items.map(({ office_id }) => office_id)]).toEqual([2, 2, [norte, sur]])
    expect(all.items[1]).toMatchObject({
      id_item: 'SKU-leche',
      price_before: 10_000,
      price: 12_000,
      discount_before: 12.5,
      discount: 0,
      seen_at: null,
    })
    expect((await admin.call(markSettledDiscounts, { entries: [entry(norte)] })).body.data).toEqual({ unseen: 1 })
    const seen = (await read(admin, { seen: true })).items
    expect(seen.map(({ office_id, seen_by }) => [office_id, seen_by])).toEqual([[norte, expect.stringMatching(/\S/)]])
    await superadmin.call(markSettledDiscounts, { entries: [entry(norte)] })
    expect((await read(admin, { seen: true })).items).toEqual(seen)
  })

  test('A-33: staff of a branch see and mark those of their branch; what is not there marks nothing', async () => {
    const branchStaff = await server.signIn('adminsede@demo.co')
    const own = (await read(branchStaff)).items.map(({ office_id }) => office_id)
    expect(own).toHaveLength(1)
    const other = own[0] === norte ? sur : norte
    expect((await branchStaff.call(markSettledDiscounts, { entries: [entry(other)] })).status).toBe(404)
    const { status, body } = await admin.call(markSettledDiscounts, { entries: [entry(sur), entry(norte, 'queso')] })
    expect([status, body.message]).toEqual([404, 'No encontramos uno de estos descuentos corregidos.'])
    expect((await read(admin)).unseen).toBe(1)
    const client = await server.signIn('cliente@demo.co')
    expect((await client.call(listSettledDiscounts, {})).status).toBe(403)
    expect((await client.call(markSettledDiscounts, { entries: [entry(sur)] })).status).toBe(403)
  })
})

describe('the export', () => {
  const path = (query: Record<string, string>) => `/api/v1/products/export?${new URLSearchParams(query)}`
  const tokenOf = async (who = admin) => (await who.call(fileTicket, { call: exportProducts.key })).body.token
  const get = (query: Record<string, string>, business = 'verde') => server.request(path(query), { headers: { 'at-business': business } })

  test('A-15: without a token, with a session token or with one of another business there is no file', async () => {
    expect((await get({})).status).toBe(401)
    expect((await get({ token: admin.token })).status).toBe(401)
    expect((await get({ token: await tokenOf() }, 'azul')).status).toBe(401)
    expect((await get({ token: await tokenOf(), business: 'azul' })).status).toBe(403)
    const client = await server.signIn('cliente@demo.co')
    expect((await get({ token: await tokenOf(client) })).status).toBe(403)
  })

  test('B-7-045 A-15: unknown columns and more than 20,000 rows are refused', async () => {
    expect((await get({ token: await tokenOf(), projection: '["password_hash"]' })).status).toBe(400)
    expect((await get({ token: await tokenOf(), limit: '20001' })).status).toBe(400)
  })

  test('B-7-044 B-9-015: the file opens, holds what was asked for, and nothing in it can run', async () => {
    const answer = await get({
      token: await tokenOf(),
      limit: '20000',
      business: 'verde',
      filter: JSON.stringify({ inactive: true }),
      projection: '["id_item","title","brand","stock"]',
    })
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.xlsx')])
    const rows = await readSheet(Buffer.from(await answer.arrayBuffer()))
    expect(rows).toEqual([
      ['SKU', 'Nombre', 'Marca', 'Existencias', 'Sede'],
      ['SKU-cafe', `'=HYPERLINK("http://evil.example")`, `'+57`, 10, expect.any(String)],
    ])
    const without = await get({ token: await tokenOf(), filter: JSON.stringify({ has_image: false }) })
    const usual = await readSheet(Buffer.from(await without.arrayBuffer()))
    expect(usual).toHaveLength(4)
    expect(usual[0]).toEqual(expect.arrayContaining(['SKU', 'Nombre', 'Marca', 'Existencias', 'Con imagen', 'Actualizado']))
  })
})
