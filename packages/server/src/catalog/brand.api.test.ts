import { getBrand, queryProducts } from '@plaza/contracts/catalog/catalog.api'
import type { InputOf } from '@plaza/contracts/kernel/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'entera', title: 'Leche entera', brand: 'Colanta', views: 50, sur: { price: 6000, stock: 3 } },
    { id: 'kumis', title: 'Kumis', brand: 'Colanta', views: 50, discount: 20 },
    { id: 'queso', title: 'Queso', brand: 'Colanta', views: 90 },
    { id: 'agotado', brand: 'Colanta', views: 99, stock: 0 },
    { id: 'retirado', brand: 'Colanta', views: 99, inactive: true },
    { id: 'oculto', brand: 'Colanta', category: 'oculta', sub: 'sorpresas', views: 99 },
    { id: 'suelto', title: 'Queso sin ficha', brand: 'Quesera del Valle' },
    ...Array.from({ length: 21 }, (_, at) => ({ id: `muchos-${at}`, brand: 'Muchos' })),
  ])
  await stockShelves(server.db, 'azul', [{ id: 'ajeno', brand: 'Brisa' }])
  await server.db.withTenant('verde', async (tx) => {
    for (const [id, name, inactive] of [
      ['b1', 'Colanta', false],
      ['b2', 'Muchos', false],
      ['b3', 'Retirada', true],
    ] as const)
      await tx.run('insert into brands (business_id, id, name, display_name, description, inactive) values ($1, $2, $3, $3, $4, $5)', [
        tx.business,
        id,
        name,
        `Lo de ${name}`,
        inactive,
      ])
    await tx.run(
      `update products set provider = case when brand = 'Colanta' then 'Cooperativa Colanta' else 'Otros' end where business_id = $1`,
      [tx.business],
    )
    await tx.run('update products set photo_url = $2 where business_id = $1 and id <> $3', [
      tx.business,
      '/media/x',
      shelfId('verde', 'queso'),
    ])
  })
})
afterAll(() => server?.stop())

const titles = (products: { title: string }[]) => products.map(({ title }) => title)

describe('brand', () => {
  test.each(['Nadie', 'Retirada', 'Brisa'])('S-7-043: %s, unknown, switched off or of another business, is not found', async (name) => {
    const { status, body } = await server.call(getBrand, { name, office_id: norte })
    expect([status, body.code]).toEqual([404, 'BRAND_NOT_FOUND'])
  })

  test('S-7-043 S-7-045: the brand and what the branch has of it, by views, then by branches with a discount', async () => {
    const { data } = (await server.call(getBrand, { name: 'colanta', office_id: norte })).body
    expect(data.brand).toMatchObject({ id: 'b1', name: 'Colanta', description: 'Lo de Colanta', totalProducts: 3 })
    expect(titles(data.items)).toEqual(['Queso', 'Kumis', 'Leche entera'])
    expect(titles((await server.call(getBrand, { name: 'b1', office_id: sur })).body.data.items)).toEqual(['Leche entera'])
  })

  test('S-7-046: twenty products a page, and a page beyond the end still tells the count', async () => {
    const page = async (number: number) => (await server.call(getBrand, { name: 'Muchos', office_id: norte, page: number })).body.data
    expect([(await page(1)).items.length, (await page(2)).items.length]).toEqual([20, 1])
    expect(await page(3)).toMatchObject({ items: [], pagination: { totalCount: 21, hasNextPage: false } })
  })

  test('a brand that only products name has a page too', async () => {
    const { data } = (await server.call(getBrand, { name: 'Quesera del Valle', office_id: norte })).body
    expect([data.brand.displayName, data.brand.logo, titles(data.items)]).toEqual(['Quesera del Valle', null, ['Queso sin ficha']])
  })
})

describe('product list by query', () => {
  const list = async (input: InputOf<typeof queryProducts>) => (await server.call(queryProducts, input)).body

  test('S-7-044: by one provider or several, only with a picture and what the branch has', async () => {
    const asked = { provider: 'Cooperativa Colanta', offices_ids_with_stock: norte, imageUploaded: true }
    expect(titles((await list(asked)).data)).not.toContain('Queso')
    expect(titles((await list({ ...asked, offices_ids_with_stock: sur })).data)).toEqual(['Leche entera'])
    expect((await list({ ...asked, provider: ['Cooperativa Colanta', 'Otros'], limit: 20 })).pagination).toMatchObject({
      hasNextPage: true,
    })
    expect((await list({ ...asked, provider: 'Nadie' })).data).toEqual([])
  })

  test('S-7-045: most viewed first, then by branches with a discount', async () => {
    const { data } = await list({
      provider: 'Cooperativa Colanta',
      offices_ids_with_stock: norte,
      brand: 'Colanta',
      category_id: shelfId('verde', 'lacteos'),
    })
    expect(titles(data)).toEqual(['Queso', 'Kumis', 'Leche entera'])
  })

  test('S-2-139: what a branch has on offer', async () => {
    expect(titles((await list({ offices_ids_with_discount: norte, limit: 50 })).data)).toEqual(['Kumis'])
  })
})
