import {
  allProducts,
  getBrand,
  getCategories,
  getProduct,
  listFacets,
  listOffers,
  listProducts,
  searchProducts,
  suggestProducts,
} from '@plaza/contracts/catalog/catalog.api'
import type { Call, InputOf } from '@plaza/contracts/kernel/call'
import { saveProductExtras } from './save-product-extras.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { addToOutbox } from '../platform/outbox.ts'
import type { Tx } from '../platform/database.ts'

const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')
const verde = (name: string) => shelfId('verde', name)
const lacteos = verde('lacteos')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche entera', brand: 'Alquería', views: 50, price: 5200, price_neto: 4500, discount: 13.5, tags: ['Integral'] },
    { id: 'nata', title: 'Ñata de leche', brand: 'Colanta', views: 40, price: 3000, sur: { price: 2900, stock: 4 } },
    { id: 'avena', title: 'Ávena fría', brand: 'Alpina', views: 30, price: 2500, discount: 20, tags: ['Integral', 'Sin azúcar'] },
    { id: 'queso', title: 'Queso campesino', brand: 'Colanta', sub: 'quesos', views: 20, price: 9000 },
    { id: 'cuajada', title: 'Cuajada', brand: 'Colanta', sub: 'quesos', views: 10, price: 8000, stock: 0 },
    { id: 'res', title: 'Carne de res', brand: 'Alpina', category: 'carnes', sub: 'res', views: 60, price: 20_000 },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche', title: 'Leche azul', brand: 'Alpina' }])
})
afterAll(() => server?.stop())

const listed = async (input: object) => (await server.call(listProducts, { cityId: norte, ...input })).body.products.data
const titles = async (input: object) => (await listed(input)).items.map(({ title }) => title)

/** Changes the catalogue as the back office does. */
const change = (work: (tx: Tx) => Promise<unknown>) =>
  server.db.withTenant('verde', async (tx) => {
    await work(tx)
    await addToOutbox(tx, 'catalog.changed', {})
  })

describe('refusals', () => {
  test('S-7-038: a size, page, price or order that is none is said in Spanish, and nothing fails', async () => {
    for (const [field, value] of Object.entries({
      limit: 100_000,
      page: 0,
      min_price: -1,
      max_price: 'abc',
      sort: 'random()',
      only_offers: 'tal vez',
    })) {
      const answer = await server.call(listProducts, { cityId: norte, [field]: value } as never)
      expect([field, answer.status, answer.body.code]).toEqual([field, 400, 'VALIDATION'])
      expect(answer.body.details).toEqual([{ field, message: expect.stringMatching(/\S/) }])
    }
  })

  test('S-7-038: script, SQL and the ids of another business find nothing', async () => {
    const strange = ["<script>alert('x')</script>", "x' or '1'='1", '%', '|', ' '.repeat(200)]
    for (const text of strange)
      for (const field of ['category_id', 'sub_category_id', 'tag']) expect(await titles({ [field]: text })).toEqual([])
    expect(await titles({ brand: strange[1] })).toEqual([])
    expect(await titles({ category_id: shelfId('azul', 'lacteos') })).toEqual([])
  })

  test('S-7-038: the facets of a branch nobody has are not found', async () => {
    const answer = await server.call(listFacets, { cityId: testOfficeId('azul', 'norte') })
    expect([answer.status, answer.body.code]).toEqual([404, 'BRANCH_NOT_FOUND'])
  })
})

describe('a branch that the business does not have', () => {
  test.each(['nadie', testOfficeId('azul', 'norte')])(
    'S-1-010: %s is said by every read that names one, and no other branch answers in its place',
    async (branch) => {
      const answers = await Promise.all([
        server.call(listProducts, { cityId: branch }),
        server.call(listFacets, { cityId: branch }),
        server.call(getCategories, { branch_id: branch }),
        server.call(getProduct, { id: verde('leche'), office_id: branch }),
        server.call(getBrand, { name: 'Colanta', office_id: branch }),
        server.call(searchProducts, { query: 'leche', office_id: branch }),
        server.call(suggestProducts, { product: verde('leche'), city: branch }),
        server.call(allProducts, { office_id: branch }),
        server.call(listOffers, { branch_id: branch }),
      ])
      expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
        answers.map(() => [404, 'BRANCH_NOT_FOUND']),
      )
    },
  )
})

describe('narrowing', () => {
  test('by one brand, by several, and by none that exists', async () => {
    expect(await titles({ category_id: lacteos, brand: 'Colanta' })).toEqual(['Ñata de leche', 'Queso campesino'])
    expect(await titles({ category_id: lacteos, brand: 'Colanta|Alpina' })).toEqual(['Ñata de leche', 'Ávena fría', 'Queso campesino'])
    expect(await titles({ brand: 'colanta' })).toEqual([])
  })

  test('A-77: by what is charged, both ends included', async () => {
    expect(await titles({ min_price: 4500, max_price: 9000 })).toEqual(['Leche entera', 'Queso campesino'])
    expect(await titles({ min_price: 4501, max_price: 8999 })).toEqual([])
    expect(await titles({ min_price: 9000, max_price: 4500 })).toEqual([])
  })

  test('by offers and by tag, together and counted', async () => {
    expect(await titles({ only_offers: true })).toEqual(['Leche entera', 'Ávena fría'])
    const both = await listed({ only_offers: true, tag: 'Sin azúcar', category_id: lacteos })
    expect([both.items.length, both.pagination.totalCount]).toEqual([1, 1])
  })

  test('A-77: what is left empty asks for nothing', async () => {
    const everything = await titles({})
    for (const field of ['min_price', 'max_price', 'brand', 'tag', 'category_id', 'page', 'limit']) {
      expect([field, await titles({ [field]: '' })]).toEqual([field, everything])
    }
  })

  test('S-7-038: every choice of filters goes with every order, one after the other', async () => {
    const choices = {
      category_id: lacteos,
      sub_category_id: verde('leches'),
      brand: 'Alquería',
      tag: 'Integral',
      min_price: 100,
      max_price: 90_000,
      only_offers: true,
    }
    const names = Object.keys(choices) as (keyof typeof choices)[]
    const subsets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, at) => bits & (1 << at)))
    for (const sort of ['relevance', 'price_asc', 'price_desc', 'discount', 'name'] as const)
      for (const inStock of [true, false])
        for (const subset of subsets) {
          const asked = { sort, inStock, ...Object.fromEntries(subset.map((name) => [name, choices[name]])) }
          expect([asked, (await titles(asked)).includes('Leche entera')]).toEqual([asked, true])
        }
    for (const subset of subsets) {
      const answer = await server.call(listFacets, { cityId: norte, ...Object.fromEntries(subset.map((name) => [name, choices[name]])) })
      expect([subset, answer.status]).toEqual([subset, 200])
    }
  })

  test('S-1-010: each branch by its own prices', async () => {
    expect(await titles({ max_price: 2900 })).toEqual(['Ávena fría'])
    expect(await titles({ cityId: sur, max_price: 2900 })).toEqual(['Ñata de leche'])
  })
})

describe('order', () => {
  test.each([
    ['relevance', ['Leche entera', 'Ñata de leche', 'Ávena fría', 'Queso campesino']],
    ['price_asc', ['Ávena fría', 'Ñata de leche', 'Leche entera', 'Queso campesino']],
    ['price_desc', ['Queso campesino', 'Leche entera', 'Ñata de leche', 'Ávena fría']],
    ['discount', ['Ávena fría', 'Leche entera', 'Ñata de leche', 'Queso campesino']],
    ['name', ['Ávena fría', 'Leche entera', 'Ñata de leche', 'Queso campesino']],
  ])('by %s, the same over pages of one: S-7-045', async (sort, expected) => {
    expect(await titles({ sort, category_id: lacteos })).toEqual(expected)
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => titles({ sort, category_id: lacteos, limit: 1, page })))
    expect(pages.flat()).toEqual(expected)
  })
})

test('facets count what each choice would list: their own filter left out, the others kept', async () => {
  const { body } = await server.call(listFacets, { cityId: norte, category_id: lacteos, brand: 'Colanta', max_price: 5000 })
  expect(body.data).toEqual({
    brands: [
      { name: 'Alpina', count: 1 },
      { name: 'Alquería', count: 1 },
      { name: 'Colanta', count: 1 },
    ],
    tags: [],
    price: { min: 3000, max: 9000 },
    offers: 0,
    total: 1,
  })
  const nothing = await server.call(listFacets, { cityId: norte, tag: 'nada' })
  expect(nothing.body.data).toMatchObject({ brands: [], price: null, offers: 0, total: 0 })
})

describe('what changes is listed anew', () => {
  test('S-7-038: sold out, back, dearer, renamed, moved, retired', async () => {
    const id = verde('nata')
    const stock = (amount: number) =>
      change((tx) =>
        tx.run('update product_branches set stock = $3 where business_id = $1 and product_id = $2 and office_id = $4', [
          tx.business,
          id,
          amount,
          norte,
        ]),
      )
    await stock(0)
    expect(await titles({ category_id: lacteos })).not.toContain('Ñata de leche')
    expect(await titles({ category_id: lacteos, inStock: false })).toContain('Ñata de leche')
    await stock(3)
    expect(await titles({ category_id: lacteos })).toContain('Ñata de leche')
    await change((tx) => saveProductExtras(tx, id, [{ id: norte, price: 7000, price_neto: 0, discount: 0, stock: 3, stock_min: 0 }]))
    expect(await titles({ min_price: 7000, max_price: 7000 })).toEqual(['Ñata de leche'])
    await change((tx) => tx.run("update products set title = 'Zumo', brand = 'Hit' where business_id = $1 and id = $2", [tx.business, id]))
    expect((await titles({ category_id: lacteos, sort: 'name' })).at(-1)).toBe('Zumo')
    expect(await titles({ brand: 'Hit' })).toEqual(['Zumo'])
    await change((tx) =>
      tx.run('update products set category_id = $3, sub_category_id = $4 where business_id = $1 and id = $2', [
        tx.business,
        id,
        verde('carnes'),
        verde('res'),
      ]),
    )
    expect(await titles({ category_id: verde('carnes') })).toEqual(['Carne de res', 'Zumo'])
    await change((tx) => tx.run('update products set inactive = true where business_id = $1 and id = $2', [tx.business, id]))
    expect(await titles({ inStock: false, brand: 'Hit' })).toEqual([])
    await change((tx) => tx.run('delete from products where business_id = $1 and id = $2', [tx.business, id]))
    const { body } = await server.call(getCategories, { branch_id: norte })
    expect(body.data.items.map((each) => [each.categoryName, each.totalProducts])).toEqual([
      ['carnes', 1],
      ['lacteos', 3],
    ])
  })

  test('what lists of products answer is exactly what their contracts say', async () => {
    const same = async <C extends Call>(contract: C, input: InputOf<C>) => {
      const { body } = await server.call(contract, input)
      expect(body, contract.key).toEqual(contract.output.parse(body))
      expect(JSON.stringify(body)).toContain('"id":"verde-')
    }
    await same(listProducts, { cityId: norte })
    await same(searchProducts, { query: 'queso', office_id: norte })
    await same(suggestProducts, { product: verde('leche'), city: norte })
    await same(getBrand, { name: 'Colanta', office_id: norte })
  })

  test('S-1-002: the listings of another business are out of reach even without a condition', async () => {
    const seen = await server.db.withTenant('verde', (tx) => tx.query<{ business_id: string }>('select distinct business_id from listings'))
    expect(seen).toEqual([{ business_id: 'verde' }])
  })
})
