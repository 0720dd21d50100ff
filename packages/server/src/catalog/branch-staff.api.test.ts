import { allCalls } from '@plaza/contracts/all-calls'
import { updateAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { createCategory } from '@plaza/contracts/catalog/categories.api'
import type { AdminArea } from '@plaza/contracts/kernel/access'
import type { Call } from '@plaza/contracts/kernel/call'
import { getComposition } from '@plaza/contracts/registry/registry.api'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

let server: TestServer
let ofBranch: Person
let admin: Person
let picture: Uint8Array
const [norte, sur] = [testOfficeId('verde', 'norte'), testOfficeId('verde', 'sur')]
const id = (name: string) => shelfId('verde', name)
const [leche, quesos, brand, offer] = [id('leche'), id('quesos'), id('brand'), id('offer')]
const generic = resourceCallsOf('products')

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 5000, stock: 50, sur: { price: 5200, stock: 30 } },
    { id: 'queso', sub: 'quesos', stock: 50 },
  ])
  await server.db.withTenant('verde', async (tx) => {
    await tx.run(`insert into brands (business_id, id, name, display_name) values ('verde', $1, 'Colanta', 'Colanta')`, [brand])
    await tx.run(`insert into offers (business_id, id, name_offer, section) values ('verde', $1, 'Una', 'HOME')`, [offer])
  })
  ;[ofBranch, admin] = await Promise.all([server.signIn('adminsede@demo.co'), server.signIn('admin@demo.co')])
  picture = new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a00' } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => server?.stop())

interface Row {
  readonly input: object
  /** `ok` writes nothing of the catalogue. */
  readonly expected: 403 | 404 | 'ok'
  /** A field that takes a picture. */
  readonly file?: string
}
const refused = (input: object, file?: string): Row => ({ input, expected: 403, ...(file ? { file } : {}) })
const unknown = (input: object): Row => ({ input, expected: 404 })
const category = { categoryName: 'Aseo', originalName: 'WS-7', position: 7 }
const sub = { id: id('lacteos'), subId: quesos }
const place = { ...sub, office_id: norte, gondola: '1', isle: '1' }
const one = { category_id: id('lacteos'), sub_category_id: id('leches'), description: 'x', brand: 'x', bar_code: '1' }
const newProduct = { ...one, title: 'Pan', id_item: 'P-1', stock_branch_offices: [{ id: norte, price: 1, price_neto: 0, stock: 1 }] }
const renamed = { id: leche, title: 'Otra' }

/** What staff of a branch get for each write that touches the catalogue. */
const rows: Record<string, Row | readonly Row[]> = {
  'POST /api/v1/products/suggest': { input: { product: 'Pan', city: 'Cali' }, expected: 'ok' },
  'POST /api/v1/products/:id/view': { input: { id: leche }, expected: 'ok' },
  'PUT /api/admin/v1/admin/products/:id': [
    { title: 'Otra' },
    { category_id: id('carnes'), sub_category_id: id('res') },
    { sub_category_id: quesos },
    { inactive: true },
    { inactiveManual: true },
    { iva_class: 'exento' },
    { photoUrl: '/media/verde/otra' },
    { stock_branch_offices: [{ id: sur, price: 1, stock_seen: 30 }] },
    { stock_branch_offices: [{ id: sur, price: 5200, stock: 1, stock_seen: 30 }] },
    {
      stock_branch_offices: [
        { id: norte, price: 4000 },
        { id: sur, price: 4000 },
      ],
    },
  ].map((product) => refused({ id: leche, product })),
  'POST /api/admin/v1/admin/products/images': refused({}, 'image'),
  'POST /api/v1/products/custom': refused({ type: 'import_images', images: [] }),
  'DELETE /api/admin/v1/admin/imports/:id': refused({ id: 'x' }),
  'PUT /api/admin/v1/admin/imports/:id/mapping': refused({ id: 'x', mapping: {} }),
  'POST /api/admin/v1/admin/imports/feed': refused({ url: 'https://example.com/a.csv' }),
  'PUT /api/admin/v1/admin/imports/feed': refused({ url: 'https://example.com/a.csv', cron: '' }),
  'POST /api/admin/v1/admin/imports/:id/start': refused({ id: 'x' }),
  'POST /api/admin/v1/admin/imports': refused({}, 'file'),
  'POST /api/admin/v1/admin/categories/:id/tags': refused({ id: id('lacteos'), tagName: 'Nuevo' }),
  'DELETE /api/admin/v1/admin/categories/:id/tags/': refused({ id: id('lacteos'), tag: 'Nuevo' }),
  'PUT /api/admin/v1/admin/categories/:id/tags/': refused({ id: id('lacteos'), tagName: 'a', originalName: 'b' }),
  'POST /api/admin/v1/admin/categories': refused(category, 'icon'),
  'PUT /api/admin/v1/admin/categories/:id': refused({ id: id('lacteos'), ...category }, 'icon'),
  'DELETE /api/admin/v1/admin/categories/:id': refused({ id: id('lacteos') }),
  'POST /api/admin/v1/admin/categories/:id/reopen': refused({ id: id('lacteos') }),
  // Only reports of their own branch are theirs to mark.
  'POST /api/admin/v1/admin/products/settled-discounts/seen': unknown({ entries: [{ product_id: leche, office_id: sur }] }),
  'POST /api/admin/v1/admin/categories/:id/product-cards': refused({ id: id('lacteos'), brand: true }),
  'POST /api/admin/v1/admin/categories/:id/subcategories/:subId/planometry': refused(place),
  'PUT /api/admin/v1/admin/categories/:id/subcategories/:subId/planometry/:planometryId': refused({ ...place, planometryId: 'x' }),
  'DELETE /api/admin/v1/admin/categories/:id/subcategories/:subId/planometry/:planometryId': refused({ ...sub, planometryId: 'x' }),
  'DELETE /api/admin/v1/admin/categories/:id/subcategories/:subId': refused(sub),
  'PUT /api/admin/v1/admin/categories/:id/subcategories/:subId/options': refused({ ...sub, name: 'x', options: [] }),
  'DELETE /api/admin/v1/admin/categories/:id/subcategories/:subId/options': refused({ ...sub, name: 'x' }),
  'PUT /api/admin/v1/admin/categories/:categoryId/subcategories/:subId': refused(
    { categoryId: id('lacteos'), subId: quesos, categoryName: 'x' },
    'photoUrl',
  ),
  'POST /api/v1/brands': refused({ name: 'Nueva', displayName: 'Nueva' }, 'logo'),
  'PUT /api/v1/brands': refused({ id: brand, name: 'Otra' }),
  'PUT /api/v1/brands/:id': refused({ id: brand, name: 'Otra' }, 'logo'),
  'DELETE /api/v1/brands/:id': refused({ id: brand }),
  'POST /api/v1/brands/:action': unknown({ action: 'x' }),
  'DELETE /api/v1/brands/:action/:id': unknown({ action: 'x', id: 'x' }),
  'POST /api/v1/categories': refused(category, 'icon'),
  'PUT /api/v1/categories': refused({ id: id('lacteos'), categoryName: 'x' }),
  'PUT /api/v1/categories/:id': refused({ id: id('lacteos'), categoryName: 'x' }, 'icon'),
  'DELETE /api/v1/categories/:id': refused({ id: id('lacteos') }),
  'POST /api/v1/categories/:action': unknown({ action: 'x' }),
  'DELETE /api/v1/categories/:action/:id': unknown({ action: 'x', id: 'x' }),
  'POST /api/v1/offers': refused({ nameOffer: 'x', section: 'HOME' }, 'photo'),
  'PUT /api/v1/offers': refused({ id: offer, nameOffer: 'x' }),
  'PUT /api/v1/offers/:id': refused({ id: offer, nameOffer: 'x' }, 'photo'),
  'DELETE /api/v1/offers/:id': refused({ id: offer }),
  'POST /api/v1/offers/:action': unknown({ action: 'x' }),
  'DELETE /api/v1/offers/:action/:id': unknown({ action: 'x', id: 'x' }),
  'POST /api/v1/products': refused(newProduct, 'photoUrl'),
  'PUT /api/v1/products': [
    refused(renamed),
    refused({ id: leche, inactive: true }),
    refused({ id: leche, stock_branch_offices: [{ id: sur, price: 1, price_neto: 0 }] }),
  ],
  'PUT /api/v1/products/:id': [refused(renamed), refused({ id: leche }, 'photoUrl')],
  'DELETE /api/v1/products/:id': refused({ id: leche }),
  'POST /api/v1/products/:action': unknown({ action: 'x' }),
  'DELETE /api/v1/products/:action/:id': unknown({ action: 'x', id: 'x' }),
}

const areas: readonly AdminArea[] = ['products', 'categories', 'importImages', 'importData', 'banners']
const touchesCatalogue = ({ method, access, path }: Call) =>
  method !== 'GET' &&
  ((access.kind === 'staff' && areas.includes(access.area)) ||
    (/product|categor|brand|offer|import|image/.test(path) && !path.startsWith('/shopping-cart')))
const writes = [...allCalls.values()].filter(touchesCatalogue)

const tables = [
  'products',
  'product_branches',
  'categories',
  'sub_categories',
  'brands',
  'offers',
  'product_image_files',
  'product_imports',
]
const catalogue = () =>
  server.db.withTenant('verde', async (tx) => {
    const found: unknown[] = []
    for (const table of tables) found.push(await tx.query(`select to_jsonb(t) - 'views_total_count' as row from ${table} t order by 1`))
    return JSON.stringify([found, (await server.uses.media.list('verde')).toSorted()])
  })

async function statusOf(call: Call, { input, file }: Row): Promise<number> {
  if (!file) return (await ofBranch.call(call, input as never)).status
  const { id: named, categoryId, subId, ...fields } = input as Record<string, string>
  const path = call.path.replace(':categoryId', categoryId ?? '').replace(':subId', subId ?? '')
  const sent = await sendFiles(
    server,
    { ...call, path } as Call,
    { token: ofBranch.token, id: named ?? '' },
    [{ field: file, name: 'SKU-leche.png', bytes: picture }],
    fields,
  )
  return sent.status
}

describe('A-33: staff of a branch and the catalogue', () => {
  test('every write that touches the catalogue has a row', () => {
    expect(writes.map(({ key }) => key).toSorted()).toEqual(Object.keys(rows).toSorted())
  })

  test.each(writes)('$key changes nothing and stores no picture', async (call) => {
    const before = await catalogue()
    for (const row of [rows[call.key] ?? []].flat()) {
      const status = await statusOf(call, row)
      expect(row.expected === 'ok' ? status < 300 : status, JSON.stringify(row.input)).toBe(row.expected === 'ok' ? true : row.expected)
    }
    expect(await catalogue()).toBe(before)
  })

  test('pages know the branch that staff are bound to', async () => {
    const userOf = async (who: Person) => (await who.call(getComposition, { path: '/admin/products' })).body.user
    expect(await userOf(ofBranch)).toMatchObject({ role: 'admin', branchId: norte })
    expect(await userOf(admin)).not.toHaveProperty('branchId')
  })

  test('a picture sent with a typed change is refused before it is stored', async () => {
    const before = await catalogue()
    const files = [{ field: 'photoUrl', name: 'otra.png', bytes: picture }]
    const sent = await sendFiles(
      server,
      { ...updateAdminProduct, sends: 'multipart' } as Call,
      { token: ofBranch.token, id: leche },
      files,
      { product: {} },
    )
    expect([sent.status, sent.body.code]).toEqual([403, 'BRANCH_STAFF'])
    expect(await catalogue()).toBe(before)
  })

  test('a category that is refused stores no picture', async () => {
    const superadmin = await server.signIn('superadmin@demo.co')
    const before = await catalogue()
    const files = [{ field: 'icon', name: 'icono.png', bytes: picture }]
    const sent = await sendFiles(server, createCategory, { token: superadmin.token }, files, {
      ...category,
      originalName: '1',
      position: '7',
    })
    expect(sent.status).toBe(409)
    expect(await catalogue()).toBe(before)
  })

  test('prices and stock of the own branch are theirs, whatever unchanged values come along', async () => {
    const entry = { id: norte, price: 4800, price_neto: 0, stock: 40, stock_seen: 50 }
    const typed = await ofBranch.call(updateAdminProduct, {
      id: leche,
      product: { title: 'leche', inactive: false, stock_branch_offices: [entry, { id: sur, price: 5200, stock: 7, stock_seen: 7 }] },
    })
    expect([typed.status, typed.body.data?.stock_branch_offices]).toEqual([
      200,
      [expect.objectContaining({ id: norte, price: 4800, stock: 40 }), expect.objectContaining({ id: sur, price: 5200, stock: 30 })],
    ])
    const sent = { id: leche, title: 'leche', stock_branch_offices: [{ ...entry, price: 4700, stock: 50, stock_seen: 40 }] }
    expect((await ofBranch.call(generic.update as Call, sent as never)).status).toBe(200)
  })
})

describe('stock is never overwritten by an old number', () => {
  let shopper: Shopper
  const stockOf = (product: string) =>
    server.db.withTenant('verde', async (tx) => {
      const sql = `select stock from product_branches where business_id = 'verde' and product_id = $1 and office_id = $2`
      return (await tx.query<{ stock: number }>(sql, [product, norte]))[0]?.stock
    })
  const sell = async (product: string, count: number) => {
    const cart = await shopper.adds(product, count)
    await shopper.checksOut(cart.id)
    const { status } = await shopper.places(cart.id)
    expect(status).toBe(200)
  }
  beforeAll(async () => {
    await configure(server, 'verde', { bags_config: [paperBags] })
    shopper = await aShopper(server)
  })

  test.each([
    ['typed', (entry: object) => admin.call(updateAdminProduct, { id: id('queso'), product: { stock_branch_offices: [entry as never] } })],
    ['generic', (entry: object) => admin.call(generic.update as Call, { id: id('queso'), stock_branch_offices: [entry] } as never)],
    [
      'generic by id',
      (entry: object) => admin.call(generic.updateById as Call, { id: id('queso'), stock_branch_offices: [entry] } as never),
    ],
  ])('%s: a number without what was seen, after a sale', async (name, write) => {
    const opened = (await stockOf(id('queso'))) as number
    await sell(id('queso'), 8)
    const now = opened - 8
    const entry = { id: norte, price: 5000, price_neto: 0, discount: 0 }
    const blind = await write({ ...entry, stock: opened })
    const body = blind.body as { code?: string; data?: unknown }
    expect([blind.status, body.code, body.data]).toEqual([
      409,
      'STOCK_CHANGED',
      { stock: [{ office: norte, seen: null, sent: opened, now }] },
    ])
    expect((await write({ ...entry, stock: opened + 5, stock_seen: opened })).status).toBe(name === 'typed' ? 412 : 409)
    expect(await stockOf(id('queso'))).toBe(now)
    // A price that changes with the stock as it was seen leaves the sale alone, and so does one without any stock.
    expect((await write({ ...entry, price: 5100, stock: opened, stock_seen: opened })).status).toBe(200)
    expect((await write({ ...entry, price: 5200 })).status).toBe(200)
    expect(await stockOf(id('queso'))).toBe(now)
    expect((await write({ ...entry, stock: now + 2, stock_seen: now })).status).toBe(200)
    expect(await stockOf(id('queso'))).toBe(now + 2)
  })
})
