import { allProducts, allProductsWithoutImages, searchBrands, searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { InputOf } from '@plaza/contracts/kernel/call'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToOutbox } from '../platform/outbox.ts'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')
const verde = (name: string) => shelfId('verde', name)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche entera', views: 50, price: 5200, sur: { price: 6000, stock: 3 } },
    { id: 'kumis', title: 'Kumis natural', views: 10, price: 3000, discount: 20 },
    { id: 'queso', title: 'Queso campesino', brand: 'Alquería', sub: 'quesos', views: 10, sur: { price: 9000, stock: 0 } },
    { id: 'res', title: 'Carne de res', category: 'carnes', sub: 'res', views: 5, tags: ['asado'] },
    { id: 'lechona', title: 'Lechona con arroz', category: 'carnes', sub: 'res', brand: 'Del Tolima', views: 900 },
    { id: 'chuleta', title: 'Chuleta apanada', category: 'carnes', sub: 'res', brand: 'Cerdos', stock: 0 },
    { id: 'chuleta-fresca', title: 'Chuleta con hueso', category: 'carnes', sub: 'res', brand: 'Cerdos' },
    { id: 'sin-precio', title: 'Leche de otra sede', price: 0 },
    { id: 'retirado', title: 'Leche retirada', inactive: true },
    { id: 'oculto', title: 'Leche oculta', category: 'oculta', sub: 'sorpresas' },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche', title: 'Leche azul' }])
})
afterAll(() => server?.stop())

const ask = async (input: InputOf<typeof searchProducts>) => (await server.call(searchProducts, { office_id: norte, ...input })).body.data
const found = async (query: string) => (await ask({ query })).products.map(({ title }) => title)

describe('search', () => {
  test('S-7-047: nothing asked or nothing found is an empty answer', async () => {
    for (const query of ['', '   ', 'zzz', "');drop table products;--", 'de la', '%', '"\'', '🥑', '<script>alert(1)</script>']) {
      const { status, body } = await server.call(searchProducts, { query, office_id: norte })
      expect([query, status, body.data.found, body.data.products]).toEqual([query, 200, 0, []])
    }
  })

  test('S-7-047: a query of more than 300 characters is refused in Spanish', async () => {
    const { status, body } = await server.call(searchProducts, { query: 'a'.repeat(500) })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
  })

  test('S-1-002: the words of another business find nothing', async () => {
    expect(await found('azul')).toEqual([])
    const { body } = await server.call(searchProducts, { query: 'leche' }, { business: 'azul' })
    expect(body.data.products.map(({ title }) => title)).toEqual(['Leche azul'])
  })

  test('S-1-005 S-7-047: what is meant stands first, by accents, plurals, beginnings, slips, sounds, brand and tag', async () => {
    for (const [query, title] of [
      ['LÉCHE', 'Leche entera'],
      ['leches', 'Leche entera'],
      ['camp', 'Queso campesino'],
      ['quseo', 'Queso campesino'],
      ['keso', 'Queso campesino'],
      ['quesito', 'Queso campesino'],
      ['alqueria quesos', 'Queso campesino'],
      ['asado', 'Carne de res'],
      ['lechona', 'Lechona con arroz'],
      ['deltolima', 'Lechona con arroz'],
      ['cumis', 'Kumis natural'],
    ] as const)
      expect([query, (await found(query))[0]]).toEqual([query, title])
  })

  test('S-7-047: what is hidden, without price here or withdrawn is never found', async () => {
    expect(await found('leche')).not.toEqual(expect.arrayContaining([expect.stringMatching(/oculta|retirada|otra sede/)]))
  })

  test('S-7-047: a SKU finds its product first, however it is written', async () => {
    for (const code of ['SKU-kumis', 'sku-kumis']) expect((await found(code))[0]).toBe('Kumis natural')
  })

  test('S-1-010 S-7-047: what the branch has comes before what it has run out of', async () => {
    expect(await found('chuleta')).toEqual(['Chuleta con hueso', 'Chuleta apanada'])
    expect((await ask({ query: 'leche', office_id: sur })).products[0]).toMatchObject({ title: 'Leche entera', price: 6000 })
  })

  test('A-79 S-2-097: counts per category of all matches beside what the chosen one found', async () => {
    const data = await ask({ query: 'colanta', category_id: verde('carnes') })
    expect(data).toMatchObject({
      found: 1,
      counts: [
        { categoryName: 'lacteos', count: 2 },
        { category_id: verde('carnes'), count: 1 },
      ],
    })
    expect(data.products.map(({ title }) => title)).toEqual(['Carne de res'])
  })

  test('S-9-015: without a limit ten, and pages go on where the last one ended', async () => {
    await stockShelves(
      server.db,
      'verde',
      Array.from({ length: 12 }, (_, at) => ({ id: `avena-${at}`, title: `Avena ${at}`, views: at })),
    )
    await server.db.withTenant('verde', (tx) => addToOutbox(tx, 'catalog.changed', {}))
    const first = await ask({ query: 'avena' })
    const second = await ask({ query: 'avena', page: 2 })
    expect([first.products.length, first.found, second.products.length]).toEqual([10, 12, 2])
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(12)
  })

  test('S-7-047: sorted by price, discount or name, and filtered by brand; an unreadable filter is none', async () => {
    const titles = async (input: object) => (await ask({ query: 'colanta', ...input })).products.slice(0, 2).map(({ title }) => title)
    expect((await titles({ sort: 'price_asc' }))[0]).toBe('Kumis natural')
    expect((await titles({ sort: 'price_desc' }))[0]).toBe('Leche entera')
    expect((await titles({ sort: 'discount' }))[0]).toBe('Kumis natural')
    expect((await ask({ query: 'queso', filter: JSON.stringify({ brand: 'alqueria' }) })).found).toBe(1)
    expect((await ask({ query: 'queso', filter: JSON.stringify({ brand: 'Colanta' }) })).found).toBe(0)
    expect((await ask({ query: 'queso', filter: '{' })).found).toBeGreaterThan(0)
  })

  test('S-7-047: a change of the catalogue is found at once, and only what it says now', async () => {
    const admin = await server.signIn('superadmin@demo.co')
    const { update } = resourceCallsOf('products')
    await admin.call(update as never, { id: verde('kumis'), title: 'Yogurt griego' } as never)
    expect((await found('griego'))[0]).toBe('Yogurt griego')
    expect(await found('natural')).toEqual([])
    await admin.call(update as never, { id: verde('kumis'), title: 'Kumis natural' } as never)
    expect((await found('kumis'))[0]).toBe('Kumis natural')
  })

  test('A-84: a category that is hidden disappears from what is found', async () => {
    const show = (disabled: boolean) =>
      server.db.withTenant('verde', async (tx) => {
        await tx.run('update categories set disabled = $3 where business_id = $1 and id = $2', [tx.business, verde('carnes'), disabled])
        await addToOutbox(tx, 'catalog.changed', {})
      })
    await show(true)
    expect(await found('lechona')).not.toContain('Lechona con arroz')
    await show(false)
    expect((await found('lechona'))[0]).toBe('Lechona con arroz')
  })
})

describe('brands and whole catalogues', () => {
  beforeAll(() =>
    server.db.withTenant('verde', async (tx) => {
      for (const name of ['Colanta', 'Alquería', 'Del Tolima'])
        await tx.run('insert into brands (business_id, id, name, display_name) values ($1, $2, $2, $2)', [tx.business, name])
      await addToOutbox(tx, 'catalog.changed', {})
    }),
  )
  const brands = async (query: string, business = 'verde') =>
    (await server.call(searchBrands, { query, page: 1 }, { business })).body.data.brands

  test('S-7-048: brands by beginnings, with a slip and in one word; another business has none of them', async () => {
    expect((await brands('colanta'))[0]).toMatchObject({ name: 'Colanta', displayName: 'Colanta' })
    for (const query of ['col', 'colatna', 'alqueria', 'deltolima']) expect([query, (await brands(query)).length]).toEqual([query, 1])
    for (const query of ['nada', '%', ' ']) expect(await brands(query)).toEqual([])
    expect(await brands('colanta', 'azul')).toEqual([])
    const page = await server.call(searchBrands, { query: 'col', page: 2 })
    expect(page.body.data).toMatchObject({ brands: [], pagination: { page: 2, totalCount: 1 } })
  })

  test('S-7-040: everything a branch sells, page by page', async () => {
    const first = await server.call(allProducts, { office_id: norte, limit: 4 })
    expect(first.body.pagination).toMatchObject({ page: 1, totalPages: 5, hasNextPage: true })
    expect(first.body.data).toHaveLength(4)
    const here = await server.call(allProducts, { office_id: sur })
    expect(here.body.data.map(({ title }) => title).toSorted()).toEqual(['Leche entera', 'Queso campesino'])
  })

  test('S-7-042: products without a picture from the given one on, for staff only', async () => {
    expect((await server.call(allProductsWithoutImages, {})).status).toBe(401)
    const admin = await server.signIn('admin@demo.co')
    const first = await admin.call(allProductsWithoutImages, { limit: 2 })
    expect(first.body.data).toHaveLength(2)
    const rest = await admin.call(allProductsWithoutImages, { startAt: first.body.next as string })
    expect([rest.body.data[0]?.id, rest.body.next]).toEqual([first.body.next, null])
  })

  test('S-7-051: custom carts by type through the generic resource', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into custom_carts (business_id, id, name, type) values ($1, 'sancocho', 'Sancocho', 'recipe'), ($1, 'quincena', 'La quincena', 'market')`,
        [tx.business],
      ),
    )
    const { list } = resourceCallsOf('custom_carts')
    const answer = await server.call(list as never, { type: 'recipe' } as never)
    expect((answer.body as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual(['Sancocho'])
  })
})
