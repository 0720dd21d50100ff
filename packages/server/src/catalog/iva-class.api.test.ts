import { getCategories, getProduct, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { exportProducts, getAdminProduct, listAdminProducts, updateAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { createCategory, updateCategory } from '@plaza/contracts/catalog/categories.api'
import { updateSubCategory } from '@plaza/contracts/catalog/sub-categories.api'
import { checkImport, getImport, listImportErrors, startImport, uploadImport } from '@plaza/contracts/imports/imports.api'
import type { ImportMapping } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import type { Call } from '@plaza/contracts/kernel/call'
import { fileTicket } from '@plaza/contracts/kernel/files.api'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let admin: Person
let superadmin: Person
let ofBranch: Person
const norte = testOfficeId('verde', 'norte')
const id = (name: string) => shelfId('verde', name)
const generic = resourceCallsOf('products')

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche' },
    { id: 'queso', title: 'Queso', sub: 'quesos' },
    { id: 'res', title: 'Res', category: 'carnes', sub: 'res' },
  ])
  ;[admin, superadmin, ofBranch] = await Promise.all([
    server.signIn('admin@demo.co'),
    server.signIn('superadmin@demo.co'),
    server.signIn('adminsede@demo.co'),
  ])
})
afterAll(() => server?.stop())
beforeEach(() =>
  server.db.withTenant('verde', async (tx) => {
    for (const table of ['products', 'sub_categories', 'categories'])
      await tx.run(`update ${table} set iva_class = null where business_id = 'verde'`)
  }),
)

const put = (who: Person, product: object, name = 'leche') => who.call(updateAdminProduct, { id: id(name), product: product as never })
const classesOf = async (name: string) => {
  const { iva_class, iva_class_inherited } = (await admin.call(getAdminProduct, { id: id(name) })).body.data
  return [iva_class, iva_class_inherited]
}
const withoutClass = async () => {
  const { items, pagination } = (await admin.call(listAdminProducts, { has_iva: false, sort: 'title' })).body.data
  expect(pagination.totalCount).toBe(items.length)
  return items.map(({ title }) => title)
}
const lacteos = { id: id('lacteos'), categoryName: 'lacteos', position: 2 }

describe('IVA class: what a product is taxed with', () => {
  test('its own, else its sub-category’s, else its category’s, never one that nobody chose; staff list those without', async () => {
    expect(await withoutClass()).toEqual(['Leche', 'Queso', 'Res'])
    expect((await superadmin.call(updateCategory, { ...lacteos, iva_class: 'iva19' })).body.data.iva_class).toBe('iva19')
    const sub = { categoryId: id('lacteos'), subId: id('leches') }
    expect((await superadmin.call(updateSubCategory, { ...sub, iva_class: 'exento' })).body.data.iva_class).toBe('exento')
    expect([await classesOf('leche'), await classesOf('queso'), await classesOf('res')]).toEqual([
      [null, 'exento'],
      [null, 'iva19'],
      [null, null],
    ])
    expect((await put(admin, { iva_class: 'excluido' })).body.data).toMatchObject({ iva_class: 'excluido', iva_class_inherited: 'exento' })
    expect(await withoutClass()).toEqual(['Res'])
    expect((await admin.call(listAdminProducts, { has_iva: true })).body.data.pagination.totalCount).toBe(2)

    expect((await put(admin, { iva_class: null })).body.data.iva_class).toBeNull()
    expect((await superadmin.call(updateSubCategory, { ...sub, iva_class: null })).body.data.iva_class).toBeNull()
    expect(await classesOf('leche')).toEqual([null, 'iva19'])
    expect((await superadmin.call(updateCategory, { ...lacteos, iva_class: null })).body.data.iva_class).toBeNull()
    expect(await classesOf('leche')).toEqual([null, null])
  })

  test('what a change leaves out stays; a class that is none is refused with words', async () => {
    await put(admin, { iva_class: 'inc8' })
    expect((await put(admin, { subTitle: 'Bolsa' })).body.data.iva_class).toBe('inc8')
    const refused = await put(admin, { iva_class: 'iva16' })
    expect([refused.status, (refused.body as never as { details: object[] }).details]).toEqual([
      400,
      [{ field: 'product.iva_class', message: 'Debe ser uno de: excluido, exento, iva5, iva19, inc8.' }],
    ])
    await superadmin.call(updateCategory, { ...lacteos, iva_class: 'iva5' })
    await superadmin.call(updateCategory, lacteos)
    expect(await classesOf('leche')).toEqual(['inc8', 'iva5'])
    const made = await superadmin.call(createCategory, { categoryName: 'Aseo', originalName: 'WS-A', position: 5, iva_class: 'iva19' })
    expect(made.body.data.iva_class).toBe('iva19')
  })

  test('the generic resources carry it too', async () => {
    const update = async (iva_class: unknown) =>
      (await admin.call(generic.update as Call, { id: id('queso'), iva_class } as never)) as { status: number; body: any }
    expect((await update('iva5')).body.data.iva_class).toBe('iva5')
    expect((await update('iva16')).status).toBe(400)
    const found = await admin.call(generic.paginate as Call, { filter: { iva_class: 'iva5' } } as never)
    expect((found.body as never as { data: { list: { id: string }[] } }).data.list.map((each) => each.id)).toEqual([id('queso')])
    expect((await update(null)).body.data.iva_class).toBeNull()
    const category = resourceCallsOf('categories').update as Call
    const changed = await superadmin.call(category, { id: id('lacteos'), iva_class: 'exento' } as never)
    expect((changed.body as never as { data: { iva_class: string } }).data.iva_class).toBe('exento')
  })

  test('A-33: staff of a branch change no class, by no call', async () => {
    const whole = { title: 'Pan', description: 'x', id_item: 'P-1', brand: 'x', bar_code: '1', category_id: id('lacteos') }
    const entry = { sub_category_id: id('leches'), stock_branch_offices: [{ id: norte, price: 1, price_neto: 0, stock: 1 }] }
    for (const { status, body } of [
      await put(ofBranch, { iva_class: 'exento' }),
      await ofBranch.call(generic.update as Call, { id: id('leche'), iva_class: 'exento' } as never),
      await ofBranch.call(generic.create as Call, { ...whole, ...entry, iva_class: 'exento' } as never),
    ])
      expect([status, (body as { code?: string }).code]).toEqual([403, 'BRANCH_STAFF'])
    expect((await put(ofBranch, { iva_class: null })).status).toBe(200)
    expect(await classesOf('leche')).toEqual([null, null])
  })

  test('shoppers’ lists do not carry it, a product’s page and the categories do', async () => {
    await put(admin, { iva_class: 'iva5' })
    const { body } = await server.call(listProducts, { branch_id: norte, category_id: id('lacteos') } as never)
    expect(JSON.stringify(body)).not.toContain('iva_class')
    expect((await server.call(getProduct, { id: id('leche') })).body.data.iva_class).toBe('iva5')
    expect((await server.call(getCategories, {})).body.data.items[0]?.subcategories[0]).toHaveProperty('iva_class', null)
  })
})

describe('IVA class: by file', () => {
  const upload = async (bytes: Uint8Array | string, name = 'productos.csv') =>
    (await sendFiles<{ data: ImportDetail }>(server, uploadImport, { token: superadmin.token }, [{ field: 'file', name, bytes }])).body.data
  const settled = (importId: string) =>
    vi.waitFor(
      async () => {
        const { data } = (await superadmin.call(getImport, { id: importId })).body
        expect(['checked', 'done']).toContain(data.phase)
        return data
      },
      { timeout: 30_000, interval: 50 },
    )
  const check = async (found: ImportDetail, offices: string[] = []) => {
    await superadmin.call(checkImport, { id: found._id, mapping: { ...(found.mapping as ImportMapping), offices } })
    return settled(found._id)
  }

  test('the names people write; what is none is told by row, and an empty cell changes nothing', async () => {
    await put(admin, { iva_class: 'exento' }, 'queso')
    const found = await upload(
      [
        'SKU;Nombre;Categoría;IVA',
        'SKU-leche;Leche;;19 %',
        'SKU-queso;Queso;;',
        'SKU-res;Res;;0 %',
        'N-1;Papa;lacteos;Excluido',
        'N-2;Yuca;lacteos;16 %',
        'N-3;Empanada;lacteos;INC 8 %',
      ].join('\n'),
    )
    const dry = await check(found)
    expect(dry.counts).toMatchObject({ created: 2, updated: 1, same: 1, wrong: 2 })
    expect((await superadmin.call(listImportErrors, { id: found._id })).body.data).toEqual([
      {
        row: 4,
        column: 'IVA',
        message: 'IVA: «0 %» no es Excluido, Exento, 5 %, 19 % o INC 8 %. El 0 % puede ser excluido o exento: escribe cuál.',
      },
      { row: 6, column: 'IVA', message: 'IVA: «16 %» no es Excluido, Exento, 5 %, 19 % o INC 8 %.' },
    ])
    expect(dry.changes[0]?.fields).toEqual([{ field: 'IVA', before: null, after: '19 %' }])
    await superadmin.call(startImport, { id: found._id })
    await settled(found._id)
    expect([await classesOf('leche'), await classesOf('queso'), await classesOf('res')]).toEqual([
      ['iva19', null],
      ['exento', null],
      [null, null],
    ])
    const { items } = (await admin.call(listAdminProducts, { item_id: 'N-' })).body.data
    expect(Object.fromEntries(items.map(({ id_item, iva_class }) => [id_item, iva_class]))).toEqual({ 'N-1': 'excluido', 'N-3': 'inc8' })
  })

  test('an export says what is the product’s own, and imported again it changes nothing', async () => {
    await put(admin, { iva_class: 'iva5' })
    await superadmin.call(updateCategory, { ...lacteos, iva_class: 'iva19' })
    const { token } = (await admin.call(fileTicket, { call: exportProducts.key })).body
    const query = new URLSearchParams({ token, office: norte, filter: JSON.stringify({ item_id: 'SKU-' }) })
    const answer = await server.request(`/api/v1/products/export?${query}`, { headers: { 'at-business': 'verde' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const [head = [], ...rows] = await readSheet(bytes)
    const place = head.indexOf('IVA')
    expect(Object.fromEntries(rows.map((row) => [row[head.indexOf('SKU')], row[place]]))).toEqual({
      'SKU-leche': '5 %',
      'SKU-queso': null,
      'SKU-res': null,
    })
    const found = await upload(bytes, 'productos.xlsx')
    expect(found.mapping?.sources).toContainEqual({ target: 'iva_class', column: 'IVA' })
    expect((await check(found, [norte])).counts).toMatchObject({ created: 0, updated: 0, same: 3, wrong: 0 })
  })
})
