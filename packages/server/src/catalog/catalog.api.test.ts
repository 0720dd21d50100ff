import { getCategories, getProduct, listOffers, listProducts, suggestProducts } from '@plaza/contracts/catalog/catalog.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { addToOutbox } from '../platform/outbox.ts'

const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')
const verde = (name: string) => shelfId('verde', name)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche entera', views: 50, price: 5200, price_neto: 4500, discount: 13.5, sur: { price: 6000, stock: 3 } },
    { id: 'kumis', title: 'Kumis natural', views: 50, discount: 20 },
    { id: 'queso', title: 'Queso campesino', brand: 'Alquería', sub: 'quesos', views: 10, sur: { price: 9000, stock: 0 } },
    { id: 'res', title: 'Carne de res', category: 'carnes', sub: 'res', views: 5, tags: ['asado'] },
    { id: 'agotado', views: 99, stock: 0 },
    { id: 'sin-precio', views: 99, price: 0 },
    { id: 'retirado', title: 'Leche retirada', views: 99, inactive: true },
    { id: 'guardado', views: 99, inactiveManual: true },
    { id: 'oculto', title: 'Leche oculta', category: 'oculta', sub: 'sorpresas', views: 99 },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche', title: 'Leche azul' }])
})
afterAll(() => server?.stop())

const titles = (items: { title: string }[]) => items.map(({ title }) => title)

describe('listing', () => {
  test('S-7-038: an unknown branch or city, and the branch of another business, are not found', async () => {
    for (const cityId of ['Atlantis', testOfficeId('azul', 'norte')]) {
      const answer = await server.call(listProducts, { cityId })
      expect([answer.status, answer.body.code]).toEqual([404, 'BRANCH_NOT_FOUND'])
    }
  })

  test('S-7-038: a page beyond the end is empty and still tells the count', async () => {
    const { body } = await server.call(listProducts, { cityId: norte, page: 9, limit: 2 })
    expect(body.products.data.items).toEqual([])
    expect(body.products.data.pagination).toMatchObject({
      page: 9,
      limit: 2,
      limitPerPage: 2,
      totalPages: 2,
      totalCount: 4,
      hasNextPage: false,
    })
  })

  test('S-7-045: only what the branch sells and has, by views then discount', async () => {
    const { body } = await server.call(listProducts, { cityId: norte })
    expect(titles(body.products.data.items)).toEqual(['Kumis natural', 'Leche entera', 'Queso campesino', 'Carne de res'])
  })

  test('S-7-038: by category and by sub-category, page by page', async () => {
    const byCategory = await server.call(listProducts, { cityId: norte, category_id: verde('lacteos'), limit: 2 })
    expect(byCategory.body.products.data.pagination).toMatchObject({ totalCount: 3, totalPages: 2, hasNextPage: true })
    const bySub = await server.call(listProducts, { cityId: norte, category_id: verde('lacteos'), sub_category_id: verde('quesos') })
    expect(titles(bySub.body.products.data.items)).toEqual(['Queso campesino'])
  })

  test.each(['CALI', 'cali', 'Cáli', 'CÁLI'])('A-05: a city name (%s) means its first branch', async (cityId) => {
    const { body } = await server.call(listProducts, { cityId, inStock: false })
    expect(titles(body.products.data.items)[0]).toBe('agotado')
  })

  test('S-1-010: the branch determines price and stock', async () => {
    const { body } = await server.call(listProducts, { cityId: sur })
    expect(body.products.data.items).toHaveLength(1)
    expect(body.products.data.items[0]).toMatchObject({ title: 'Leche entera', price: 6000, stock_branch_offices: [{ id: sur, stock: 3 }] })
  })

  test('S-1-002: two businesses list disjoint products', async () => {
    const { body } = await server.call(listProducts, { cityId: testOfficeId('azul', 'norte') }, { business: 'azul' })
    expect(titles(body.products.data.items)).toEqual(['Leche azul'])
  })
})

describe('one product', () => {
  test('S-7-007: an unknown id and the id of another business are not found', async () => {
    for (const id of ['nothing', shelfId('azul', 'leche'), "x' or '1'='1"]) {
      const answer = await server.call(getProduct, { id })
      expect([answer.status, answer.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    }
  })

  test('S-1-010: two branches, two prices', async () => {
    const prices = await Promise.all([norte, sur].map((office_id) => server.call(getProduct, { id: verde('leche'), office_id })))
    expect(prices.map(({ body }) => [body.data.price, body.data.price_neto])).toEqual([
      [5200, 4500],
      [6000, 0],
    ])
    const byHeader = await server.call(getProduct, { id: verde('leche') }, { office: sur })
    expect(byHeader.body.data.price).toBe(6000)
  })

  test('S-3-039: it brings its entries of all branches and what its category says of the card', async () => {
    const { body } = await server.call(getProduct, { id: verde('leche') })
    expect(body.data).toMatchObject({
      offices_ids_with_stock: [norte, sur],
      offices_ids_with_discount: [norte],
      main_category_name: 'lacteos',
      hasDiscount: true,
      the_discount: 13.5,
      withoutStock: false,
    })
    expect(body.category).toMatchObject({ product_card_config: { likes: true }, subCategory: { id: verde('leches') } })
  })

  test('A-88: what an import wrote into a notice is cleaned when it is read', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run("update products set restrictions_message = '<b>18+</b><script>x()</script>' where business_id = $1 and id = $2", [
        tx.business,
        verde('queso'),
      ]),
    )
    const { body } = await server.call(getProduct, { id: verde('queso'), office_id: norte })
    expect(body.data.restrictionsMessage).toBe('<b>18+</b>')
  })

  test('A-120: an inactive product can be read and says so', async () => {
    const { body } = await server.call(getProduct, { id: verde('retirado') })
    expect(body.data.inactive).toBe(true)
  })

  test('S-1-010: where the branch does not sell it there is no price', async () => {
    const { body } = await server.call(getProduct, { id: verde('res'), office_id: sur })
    expect(body.data).toMatchObject({ price: null, withoutStock: true })
  })

  test('S-7-041: suggestions are others of the same sub-category that the branch has', async () => {
    const { body } = await server.call(suggestProducts, { product: verde('leche'), city: norte })
    expect(titles(body.result.all)).toEqual(['Kumis natural'])
    const foreign = await server.call(suggestProducts, { product: shelfId('azul', 'leche'), city: norte })
    expect(foreign.body.result.all).toEqual([])
  })
})

describe('categories', () => {
  test('S-7-036: by position; the disabled and empty sub-categories of others are not there', async () => {
    const { body } = await server.call(getCategories, { branch_id: norte })
    expect(body.data.items.map((each) => each.categoryName)).toEqual(['carnes', 'lacteos'])
    expect(body.data.items[1]).toMatchObject({ totalProducts: 3, subcategories: [{ name: 'leches' }, { name: 'quesos' }] })
  })

  test('A-84: a sub-category that is not shown disappears with its products', async () => {
    await changeCatalogue('update sub_categories set show = false where business_id = $1 and id = $2', verde('quesos'))
    const { body } = await server.call(getCategories, { branch_id: norte })
    expect(body.data.items[1]).toMatchObject({ totalProducts: 2, subcategories: [{ name: 'leches' }] })
    const listed = await server.call(listProducts, { cityId: norte, sub_category_id: verde('quesos') })
    expect(listed.body.products.data.items).toEqual([])
    await changeCatalogue('update sub_categories set show = true where business_id = $1 and id = $2', verde('quesos'))
  })

  test.each(['disabled', 'inactive'])(
    'A-84: nothing of a category that is %s is listed or counted, under whatever it is asked for',
    async (flag) => {
      const asked = () =>
        Promise.all(
          [{}, { category_id: verde('lacteos') }, { sub_category_id: verde('leches') }].map(async (scope) => {
            const { products } = (await server.call(listProducts, { cityId: norte, inStock: false, ...scope })).body
            return { of: products.data.items.map((item) => item.category_id), count: products.data.pagination.totalCount }
          }),
        )
      const before = await asked()
      expect(before.every(({ of }) => of.includes(verde('lacteos')))).toBe(true)
      await changeCatalogue(`update categories set ${flag} = true where business_id = $1 and id = $2`, verde('lacteos'))
      const hidden = await asked()
      await changeCatalogue(`update categories set ${flag} = false where business_id = $1 and id = $2`, verde('lacteos'))
      expect(hidden.flatMap(({ of }) => of)).toEqual(before[0]?.of.filter((id) => id !== verde('lacteos')))
      expect(hidden.map(({ count }) => count)).toEqual([hidden[0]?.of.length, 0, 0])
      expect(await asked()).toEqual(before)
    },
  )

  test('S-7-037: with order_carnes_last the category of original name 2 goes last', async () => {
    await server.db.withPlatform((tx) =>
      tx.run(`update businesses set config = config || '{"order_carnes_last": true}' where business_id = 'verde'`),
    )
    await changeCatalogue('select $1, $2', '')
    const { body } = await server.call(getCategories, { branch_id: norte })
    expect(body.data.items.map((each) => each.categoryName)).toEqual(['lacteos', 'carnes'])
  })

  const changeCatalogue = (text: string, id: string) =>
    server.db.withTenant('verde', async (tx) => {
      await tx.query(text, text.includes('select') ? ['x', 'y'] : [tx.business, id])
      await addToOutbox(tx, 'catalog.changed', {})
    })
})

describe('offers', () => {
  beforeAll(async () => {
    await server.db.withTenant('verde', async (tx) => {
      const offer = (id: string, section: string, branch: string | null, due: string | null, inactive = false, url = '') =>
        tx.run(
          'insert into offers (business_id, id, name_offer, section, branch_id, due_date, inactive, url) values ($1, $2, $2, $3, $4, $5, $6, $7)',
          [tx.business, id, section, branch, due, inactive, url],
        )
      await offer('everywhere', 'HOME', null, null)
      await offer('sur-only', 'HOME', sur, null)
      await offer('past', 'HOME', null, '2020-01-01')
      await offer('off', 'HOME', null, null, true)
      await offer('pop', 'HOME-POP-UP', null, null, false, '/provider/name/Colanta%20SA')
    })
  })
  const names = async (input: object, business = 'verde') =>
    (await server.call(listOffers, input, { business })).body.data.map((each) => each.nameOffer)

  test('S-1-002: another business has its own offers', async () => {
    expect(await names({ section: 'HOME' }, 'azul')).toEqual([])
  })

  test('A-86: only offers active now, of everyone and of the branch', async () => {
    expect(await names({ section: 'HOME', branch_id: norte })).toEqual(['everywhere'])
    expect((await names({ section: 'HOME', branch_id: sur })).toSorted()).toEqual(['everywhere', 'sur-only'])
  })

  test('S-7-049, S-7-050: by sections and by provider', async () => {
    expect(await names({ section: 'HOME-POP-UP,HOME', branch_id: norte })).toHaveLength(2)
    expect(await names({ provider: 'colanta sa' })).toEqual(['pop'])
  })
})
