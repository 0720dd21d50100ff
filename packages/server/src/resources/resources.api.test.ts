import type { Call } from '@plaza/contracts/kernel/call'
import { type ResourceName, resourceNames } from '@plaza/contracts/resources/resource.entity'
import { resourceCallsOf, type ResourceVerb } from '@plaza/contracts/resources/resources.api'
import { getCategories, getProduct, listProducts, queryProducts } from '@plaza/contracts/catalog/catalog.api'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Person, startTestServer, testOfficeId, type TestServer, testUserId } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

// The documents of sixteen kinds: each story says what it looks at.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = { data: any; code?: string }
const norte = testOfficeId('verde', 'norte')
const verde = (name: string) => shelfId('verde', name)
let server: TestServer
let people: Record<'client' | 'client2' | 'admin' | 'branchAdmin' | 'superadmin' | 'habeas', Person>

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche entera', brand: 'Alquería', views: 9, sur: { price: 100, stock: 1 } },
    { id: 'kumis', title: 'Kumis 50%_off', views: 5, discount: 10 },
    { id: 'retirado', views: 7, inactive: true },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche' }])
  const [client, client2, admin, branchAdmin, superadmin, habeas] = await Promise.all(
    ['cliente', 'cliente2', 'admin', 'adminsede', 'superadmin', 'habeas'].map((name) => server.signIn(`${name}@demo.co`)),
  )
  people = { client, client2, admin, branchAdmin, superadmin, habeas } as typeof people
})
afterAll(() => server?.stop())

const contractOf = (name: ResourceName, verb: ResourceVerb): Call =>
  name === 'products' && verb === 'list' ? queryProducts : (resourceCallsOf(name)[verb] as Call)
const ask = (who: Person | null, name: ResourceName, verb: ResourceVerb, input: object = {}, business = 'verde') =>
  (who
    ? who.call(contractOf(name, verb), input as never, { business })
    : server.call(contractOf(name, verb), input as never, { business })) as unknown as Promise<Answer<Body>>
const statusOf = async (answer: Promise<Answer<Body>>) => (await answer).status

describe('who may', () => {
  const staffOnly: ResourceName[] = ['campaings', 'cupons-used', 'habeas-data', 'logs', 'stats', 'users']

  test('S-7-016, A-30: staff lists are refused to guests and clients', async () => {
    for (const name of staffOnly) {
      expect([name, await statusOf(ask(null, name, 'list')), await statusOf(ask(people.client, name, 'paginate'))]).toEqual([
        name,
        401,
        403,
      ])
    }
  })

  test('B-6-005: an admin reads no users, a habeasAdmin only habeas', async () => {
    expect(await statusOf(ask(people.admin, 'users', 'list'))).toBe(403)
    expect(await statusOf(ask(people.habeas, 'users', 'list'))).toBe(403)
    expect(await statusOf(ask(people.habeas, 'habeas-data', 'list'))).toBe(200)
  })

  test('A-30: no write without a role, whatever headers or body say', async () => {
    for (const name of resourceNames) {
      const create = resourceCallsOf(name).create
      if (!create || create.access.kind !== 'staff') continue
      const forged = await server.call(create, { role: 'superadmin' } as never, {
        headers: { 'x-user-id': testUserId('verde', 'superadmin@demo.co') },
      })
      expect([name, forged.status, await statusOf(ask(people.client, name, 'create', { role: 'superadmin' }))]).toEqual([name, 401, 403])
    }
  })

  test('S-6-005: guests create no custom carts', async () => {
    expect(await statusOf(ask(null, 'custom_carts', 'create', { name: 'x', type: 'private_user_collection' }))).toBe(401)
  })

  test('S-7-006, S-7-016: every resource lists to those who may', async () => {
    for (const name of resourceNames) expect([name, await statusOf(ask(people.superadmin, name, 'paginate'))]).toEqual([name, 200])
  })
})

describe('reading', () => {
  test('S-7-007: unknown and foreign ids are not found', async () => {
    for (const id of ['nothing', testOfficeId('azul', 'norte')]) {
      const answer = await ask(null, 'offices', 'get', { id })
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('A-36: users show no password and no session fields, and cannot be asked by them', async () => {
    await server.db.withTenant('verde', (tx) => tx.run(`update users set socket_id = 'socket-secret' where business_id = 'verde'`))
    const answer = await ask(people.superadmin, 'users', 'paginate', {
      limit: 50,
      filter: { password_hash: { regex: 'argon' }, FCMtoken: 'nobody' },
    })
    expect(answer.body.data.list).toHaveLength(12)
    expect(JSON.stringify(answer.body.data.list)).not.toMatch(/secret|argon|password|FCMtoken|socket_id|token/)
  })

  test('S-7-008: page, order, filter and the union of pagination fields', async () => {
    const { body } = await ask(people.superadmin, 'users', 'paginate', { page: 2, limitPerPage: 5, order: { email: 'asc' } })
    expect(body.data.list.map(({ email }: { email: string }) => email)).toEqual(
      ['domiciliario', 'habeas', 'hyperadmin', 'mayorista', 'nuevo'].map((name) => `${name}@demo.co`),
    )
    expect(body.data.pagination).toMatchObject({ page: 2, limit: 5, limitPerPage: 5, totalCount: 12, totalPages: 3, hasNextPage: true })
  })

  test('S-7-008: rows that are alike keep one order, in reverse when it is asked for, and pages share none', async () => {
    const page = async (direction: string, page: number) => {
      const { body } = await ask(people.superadmin, 'users', 'paginate', { page, limitPerPage: 5, order: { inactive: direction } })
      return body.data.list.map(({ email }: { email: string }) => email) as string[]
    }
    const pages = async (direction: string) => (await Promise.all([1, 2, 3].map((each) => page(direction, each)))).flat()
    const forward = await pages('asc')
    expect(new Set(forward).size).toBe(12)
    expect(await pages('desc')).toEqual(forward.toReversed())
  })

  test('A-14: a pattern is only text, case does not matter, unknown fields are ignored', async () => {
    const titles = async (filter: object) =>
      (await ask(null, 'products', 'paginate', { filter })).body.data.list.map(({ title }: { title: string }) => title)
    expect(await titles({ title: { regex: '.*' } })).toEqual([])
    expect(await titles({ title: { regex: '50%_OFF' } })).toEqual(['Kumis 50%_off'])
    expect(await titles({ nonsense: 1, "x'; drop table products": 1 })).toEqual(['Leche entera', 'Kumis 50%_off'])
  })

  test('S-7-006: query parameters of a list filter by field', async () => {
    const { body } = await ask(null, 'products', 'list', { brand: 'alquería', inactive: 'false' })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([verde('leche')])
  })

  test('S-7-044: by provider list, branches with stock and picture', async () => {
    const found = async (filter: object) =>
      (await ask(null, 'products', 'paginate', { filter })).body.data.list.map(({ id }: { id: string }) => id)
    expect(await found({ offices_ids_with_stock: testOfficeId('verde', 'sur') })).toEqual([verde('leche')])
    expect(await found({ offices_ids_with_discount: [norte] })).toEqual([verde('kumis')])
    expect(await found({ imageUploaded: true })).toEqual([])
    expect(await found({ provider: ['Nadie'] })).toEqual([])
  })

  test('A-14: a list takes its fields one by one, or as one object named filter or query', async () => {
    const found = async (name: ResourceName, asked: object) =>
      (await ask(null, name, 'list', asked)).body.data.map(({ id }: { id: string }) => id)
    for (const name of ['filter', 'query']) {
      expect([name, await found('products', { [name]: { brand: 'alquería' } })]).toEqual([name, [verde('leche')]])
      expect([name, await found('products', { [name]: JSON.stringify({ brand: 'nadie' }) })]).toEqual([name, []])
      expect([name, await found('brands', { [name]: { name: 'nadie' } })]).toEqual([name, []])
    }
  })

  test('A-120: shoppers see active products, staff also the others', async () => {
    const count = async (who: Person | null) => (await ask(who, 'products', 'paginate')).body.data.pagination.totalCount
    expect([await count(null), await count(people.client), await count(people.admin)]).toEqual([2, 2, 3])
  })

  test('S-1-002: a list of one business shows nothing of another', async () => {
    const { body } = await ask(null, 'products', 'list', {}, 'azul')
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([shelfId('azul', 'leche')])
  })
})

describe('own records', () => {
  test('S-7-073: a coupon is found by its code only, and only while it is active', async () => {
    const made = await ask(people.superadmin, 'cupons', 'create', { type: 'total_cart', code: ' PRIMERA10 ', percentage: true, value: 10 })
    expect(made.body.data).toMatchObject({ code: 'primera10', percentage: 10, value: 0, stackLimit: 1 })
    const found = async (input: object) => (await ask(people.client, 'cupons', 'list', input)).body.data.length
    expect([
      await found({}),
      await found({ code: 'prim' }),
      await found({ type: 'total_cart' }),
      await found({ code: 'PRIMERA10' }),
    ]).toEqual([0, 0, 0, 1])
    expect((await ask(people.client, 'cupons', 'paginate', { filter: { code: { regex: 'p' } } })).body.data.list).toEqual([])
    expect(await statusOf(ask(people.client, 'cupons', 'get', { id: made.body.data.id }))).toBe(404)
    await ask(people.superadmin, 'cupons', 'remove', { id: made.body.data.id })
    expect(await found({ code: 'PRIMERA10' })).toBe(0)
  })

  test('A-11: a private collection is its maker’s alone', async () => {
    const made = await ask(people.client, 'custom_carts', 'create', {
      name: 'Asado',
      type: 'private_user_collection',
      products: [{ id: verde('leche'), count: 2 }],
      creatorId: 'forged',
      showOnCheckout: true,
    })
    const { id } = made.body.data
    expect(made.body.data).toMatchObject({
      creatorId: people.client.user.id,
      showOnCheckout: false,
      products: [{ id: verde('leche'), count: 2 }],
    })
    for (const who of [null, people.client2, people.admin]) expect(await statusOf(ask(who, 'custom_carts', 'get', { id }))).toBe(404)
    expect(await statusOf(ask(people.client2, 'custom_carts', 'update', { id, name: 'Mío' }))).toBe(404)
    expect(await statusOf(ask(people.client2, 'custom_carts', 'remove', { id }))).toBe(404)
    expect((await ask(people.client, 'custom_carts', 'updateById', { id, name: 'Asado grande' })).body.data.name).toBe('Asado grande')
    expect(await statusOf(ask(people.client, 'custom_carts', 'remove', { id }))).toBe(200)
  })

  test('A-89: only staff make markets, recipes and events; others may read but not write them', async () => {
    expect(await statusOf(ask(people.client, 'custom_carts', 'create', { name: 'x', type: 'market' }))).toBe(403)
    const made = await ask(people.superadmin, 'custom_carts', 'create', {
      name: 'Receta',
      type: 'recipe',
      body: '<p>Rico</p><script>x()</script>',
    })
    expect(made.body.data.body).toBe('<p>Rico</p>')
    expect(await statusOf(ask(null, 'custom_carts', 'get', { id: made.body.data.id }))).toBe(200)
    expect(await statusOf(ask(people.client, 'custom_carts', 'update', { id: made.body.data.id, name: 'Mía' }))).toBe(403)
  })

  test('S-5: a product stands in a market once, and a market has a name', async () => {
    const twice = await ask(people.client, 'custom_carts', 'create', {
      name: 'x',
      type: 'private_user_collection',
      products: [{ id: 'a' }, { id: 'a' }],
    })
    expect([twice.status, twice.body.message]).toEqual([409, 'El producto ya está en este mercado.'])
    const nameless = await ask(people.client, 'custom_carts', 'create', { name: ' ', type: 'private_user_collection' })
    expect([nameless.status, nameless.body.message]).toEqual([400, 'Agrega un nombre al carrito.'])
  })

  test('S-7-074: a moment of the cart is kept under one’s own name', async () => {
    const shoppingCart = { products: [{ id: 'a', id_item: 'a', count: 3, product: { id: 'a', id_item: 'a', title: 'Arroz' } }] }
    const made = await ask(people.client, 'shopping_cart_history', 'create', {
      action: 'add-product',
      shoppingCart,
      userId: people.client2.user.id,
    })
    expect(made.body.data).toMatchObject({ userId: people.client.user.id, productCount: 3, productNames: 'Arroz' })
    expect((await ask(people.client2, 'shopping_cart_history', 'list')).body.data).toEqual([])
  })

  test('A-33: orders are one’s own, or staff’s of their branch', async () => {
    await server.db.withTenant('verde', async (tx) => {
      const order = (id: string, branch: string) =>
        tx.run(
          `insert into orders (business_id, id, id_order, user_id, user_fullname, state, branch_office_id, placed_at) values ('verde', $1, $2, $3, 'Ana', '13_order_received', $4, now())`,
          [id, id.length, people.client.user.id, branch],
        )
      await order('order-n', norte)
      await order('order-sur', testOfficeId('verde', 'sur'))
    })
    const seen = async (who: Person) => (await ask(who, 'orders', 'list')).body.data.map(({ id }: { id: string }) => id).toSorted()
    expect(await seen(people.client2)).toEqual([])
    expect(await seen(people.client)).toEqual(['order-n', 'order-sur'])
    expect(await seen(people.branchAdmin)).toEqual(['order-n'])
    expect(await seen(people.admin)).toEqual(['order-n', 'order-sur'])
    expect(await statusOf(ask(people.client2, 'orders', 'get', { id: 'order-n' }))).toBe(404)
    expect((await ask(people.client, 'shopping_cart', 'list')).body.data).toEqual([])
  })
})

describe('writing', () => {
  test('S-7-010, S-7-014: an action nobody knows is a clear problem', async () => {
    for (const [verb, input] of [
      ['act', { action: 'explode' }],
      ['removeBy', { action: 'explode', id: '1' }],
    ] as const) {
      const answer = await ask(people.client, 'brands', verb, input)
      expect([answer.status, answer.body.code]).toEqual([404, 'ACTION_UNKNOWN'])
    }
  })

  test('S-7-012, S-7-015: a word in the place of the id is a known action, else no record', async () => {
    const pages = await ask(null, 'brands', 'paginate', { limitPerPage: 1 })
    expect([pages.status, pages.body.data.pagination.limitPerPage ?? pages.body.data.pagination.limit]).toEqual([200, 1])
    const before = await ask(null, 'brands', 'list')
    for (const [verb, input] of [
      ['get', { id: 'explode' }],
      ['updateById', { id: 'explode', name: 'x', displayName: 'X' }],
    ] as const)
      expect(await statusOf(ask(people.admin, 'brands', verb, input))).toBe(404)
    expect((await ask(null, 'brands', 'list')).body.data).toEqual(before.body.data)
  })

  test('S-7-009: what is missing is named, what is unknown is ignored, twice is refused', async () => {
    const empty = await ask(people.admin, 'brands', 'create', { name: 'x' })
    expect([empty.status, empty.body.details?.[0]?.field]).toEqual([400, 'displayName'])
    const made = await ask(people.admin, 'brands', 'create', {
      name: 'zenu',
      displayName: 'Zenú',
      id: 'mine',
      business_id: 'azul',
      totalProducts: 9,
    })
    expect(made.body.data).toMatchObject({ name: 'zenu', totalProducts: 0 })
    expect(made.body.data.id).not.toBe('mine')
    const twice = await ask(people.admin, 'brands', 'create', { name: 'zenu', displayName: 'Zenú' })
    expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE'])
  })

  test('S-7-011, S-7-013: changes and removes only what is of this business', async () => {
    const { id } = (await ask(people.admin, 'brands', 'create', { name: 'doria', displayName: 'Doria' })).body.data
    const azul = await server.signIn('admin@demo.co', 'azul')
    expect(await statusOf(ask(azul, 'brands', 'update', { id, displayName: 'Robada' }, 'azul'))).toBe(404)
    expect(await statusOf(ask(azul, 'brands', 'remove', { id }, 'azul'))).toBe(404)
    expect((await ask(people.admin, 'brands', 'update', { id, description: 'Pastas' })).body.data).toMatchObject({
      displayName: 'Doria',
      description: 'Pastas',
    })
    expect((await ask(people.admin, 'brands', 'remove', { id })).body.data).toEqual({ id })
    expect(await statusOf(ask(null, 'brands', 'get', { id }))).toBe(404)
  })

  test('S-6-013: an admin changes a product but not its tags', async () => {
    const refused = await ask(people.admin, 'products', 'update', { id: verde('leche'), tags: ['nuevo'] })
    expect([refused.status, refused.body.message]).toEqual([403, 'No tienes permisos para realiza esta accion.'])
    expect((await ask(people.superadmin, 'products', 'update', { id: verde('leche'), tags: ['nuevo'] })).body.data.tags).toEqual(['nuevo'])
  })

  test('A-120: a product’s change bumps its version and reaches every cached answer at once', async () => {
    const read = () => server.call(getProduct, { id: verde('leche'), office_id: norte })
    const before = await read()
    await ask(people.admin, 'products', 'update', {
      id: verde('leche'),
      title: 'Leche deslactosada',
      stock_branch_offices: [{ id: norte, price: 7000, price_neto: 6500 }],
    })
    const after = await read()
    expect([
      before.body.data.title,
      after.body.data.title,
      after.body.data.price,
      after.headers.get('etag') === before.headers.get('etag'),
    ]).toEqual(['Leche entera', 'Leche deslactosada', 7000, false])
    const [row] = await server.db.withTenant('verde', (tx) =>
      tx.query<{ version: number }>(`select version from products where business_id = 'verde' and id = $1`, [verde('leche')]),
    )
    expect(row?.version).toBe(3)
  })

  test('S-1-002: prices at a branch of another business are refused and nothing is written', async () => {
    const answer = await ask(people.admin, 'products', 'update', {
      id: verde('kumis'),
      title: 'Robado',
      stock_branch_offices: [{ id: testOfficeId('azul', 'norte'), price: 1, price_neto: 1, stock: 1 }],
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'REFERENCE_UNKNOWN'])
    expect((await ask(null, 'products', 'list', { id: verde('kumis') })).body.data[0].title).toBe('Kumis 50%_off')
  })

  test('B-7-001: a category in use is not deleted, a disabled one disappears for shoppers', async () => {
    const refused = await ask(people.superadmin, 'categories', 'remove', { id: verde('lacteos') })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'IN_USE',
      expect.stringMatching(/Elimínala en Admin - Categorias/),
    ])
    await ask(people.superadmin, 'categories', 'update', { id: verde('lacteos'), disabled: true, originalName: 'changed' })
    expect(await statusOf(ask(null, 'categories', 'get', { id: verde('lacteos') }))).toBe(404)
    expect((await server.call(getCategories, {})).body.data.items.map((each) => each.categoryName)).toEqual(['carnes'])
    expect((await server.call(listProducts, { cityId: norte })).body.products.data.items).toEqual([])
    expect((await ask(people.superadmin, 'categories', 'update', { id: verde('lacteos'), disabled: false })).body.data.originalName).toBe(
      '1',
    )
  })

  test('a coupon or banner that makes no sense is refused at its field, and nothing is written', async () => {
    const fieldOf = async (name: ResourceName, verb: ResourceVerb, input: object) => {
      const { status, body } = await ask(people.superadmin, name, verb, input)
      return [status, body.details?.map(({ field }) => field)]
    }
    const coupon = { type: 'total_cart', code: 'reglas', value: 1000 }
    expect(await fieldOf('cupons', 'create', { ...coupon, percentage: true })).toEqual([400, ['value']])
    expect(await fieldOf('cupons', 'create', { ...coupon, usesTotalLimit: -1 })).toEqual([400, ['usesTotalLimit']])
    const { id } = (await ask(people.superadmin, 'cupons', 'create', { ...coupon, startDate: '2026-12-02' })).body.data
    expect(await fieldOf('cupons', 'update', { id, endDate: '2026-12-01' })).toEqual([400, ['endDate']])
    expect(await fieldOf('cupons', 'updateById', { id, percentage: 150 })).toEqual([400, ['percentage']])
    expect((await ask(people.superadmin, 'cupons', 'get', { id })).body.data).toMatchObject({ value: 1000, percentage: 0, endDate: null })

    const banner = { nameOffer: 'Reglas', section: 'HOME', alldays: false, startDailyHour: 18, endDailyHour: 13 }
    expect(await fieldOf('offers', 'create', banner)).toEqual([400, ['endDailyHour']])
    expect(await fieldOf('offers', 'create', { nameOffer: 'Reglas', section: 'HOME_99' })).toEqual([400, ['section']])
    expect((await ask(people.superadmin, 'offers', 'paginate', { filter: { nameOffer: 'Reglas' } })).body.data.list).toEqual([])
  })

  describe('what a record names must be there, in this business', () => {
    const coupon = { type: 'products_price', code: 'ajeno', value: 1000, produtsIds: [verde('leche')] }
    const banner = { nameOffer: 'Ajeno', section: 'HOME' }
    const texts = { id_item: 'A-1', bar_code: '770', title: 'Ajeno', brand: 'x', description: 'x' }
    const product = { ...texts, category_id: verde('lacteos'), sub_category_id: verde('leches') }
    const stocked = { ...product, stock_branch_offices: [{ id: norte, price: 1, price_neto: 0, stock: 1 }] }
    const azul = { office: testOfficeId('azul', 'norte'), product: shelfId('azul', 'leche'), category: shelfId('azul', 'lacteos') }

    test.each<[ResourceName, object, string, string]>([
      ['cupons', { ...coupon, produtsIds: [verde('leche'), azul.product] }, 'produtsIds', `El producto «${azul.product}» no existe.`],
      ['cupons', { ...coupon, offices_ids: [norte, azul.office] }, 'offices_ids', `La sede «${azul.office}» no existe.`],
      ['cupons', { ...coupon, produtsIds: ['a', 'b', 'c', 'd', 'e'] }, 'produtsIds', 'Estos productos no existen: «a», «b», «c» y 2 más.'],
      ['offers', { ...banner, branchId: azul.office }, 'branchId', `La sede «${azul.office}» no existe.`],
      ['offers', { ...banner, category: azul.category }, 'category', `La categoría «${azul.category}» no existe.`],
      ['offers', { ...banner, subCategory: 'leches' }, 'subCategory', 'La subcategoría «leches» no existe.'],
      ['campaings', { type: 'ALL_USERS_SMS', title: 'x', office: azul.office }, 'office', `La sede «${azul.office}» no existe.`],
      [
        'custom_carts',
        { name: 'x', type: 'market', products: [{ id: azul.product }] },
        'products',
        `El producto «${azul.product}» no existe.`,
      ],
      [
        'products',
        { ...product, stock_branch_offices: [{ id: azul.office, price: 1, price_neto: 0, stock: 1 }] },
        'stock_branch_offices',
        `La sede «${azul.office}» no existe.`,
      ],
      ['products', { ...stocked, category_id: azul.category }, 'category_id', 'La categoría o subcategoría indicada no existe.'],
      ['products', { ...stocked, sub_category_id: verde('res') }, 'sub_category_id', 'La categoría o subcategoría indicada no existe.'],
    ])('S-1-002: %s %#', async (name, input, field, message) => {
      const { status, body } = await ask(people.superadmin, name, 'create', input)
      expect([status, body.details]).toEqual([400, [{ field, message }]])
    })

    test('S-1-002: a change is asked the same; what left the shop since holds up no other change', async () => {
      const { id } = (await ask(people.superadmin, 'cupons', 'create', coupon)).body.data
      const refused = await ask(people.superadmin, 'cupons', 'updateById', { id, produtsIds: [azul.product] })
      expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, 'produtsIds'])
      await server.db.withTenant('verde', (tx) =>
        tx.run(`update coupons set produts_ids = '["se-fue"]' where business_id = $1 and id = $2`, [tx.business, id]),
      )
      const { status, body } = await ask(people.superadmin, 'cupons', 'update', { id, produtsIds: ['se-fue', verde('leche')], value: 2000 })
      expect([status, body.data.produtsIds]).toEqual([200, ['se-fue', verde('leche')]])
      expect(await statusOf(ask(people.superadmin, 'products', 'update', { id: verde('kumis'), sub_category_id: verde('res') }))).toBe(400)
    })
  })

  test('a coupon stored wrong long ago can still be switched off', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(`insert into coupons (business_id, id, type, code, percentage) values ('verde', 'antiguo', 'total_cart', 'antiguo', 150)`),
    )
    expect(await statusOf(ask(people.superadmin, 'cupons', 'update', { id: 'antiguo', inactive: true }))).toBe(200)
  })

  test('B-7-059: an office is made, moved and closed; closed ones are gone for shoppers', async () => {
    const made = await ask(people.superadmin, 'offices', 'create', {
      name: 'centro',
      displayName: 'Centro',
      city: 'Palmira',
      address: 'Calle 1',
      geopoint: { lat: 3.5, lng: -76.3 },
    })
    const { id } = made.body.data
    expect(made.body.data.geopoint).toEqual({ lat: 3.5, lng: -76.3 })
    expect((await server.call(listProducts, { cityId: 'palmira' })).status).toBe(200)
    await ask(people.superadmin, 'offices', 'remove', { id })
    expect((await server.call(listProducts, { cityId: 'palmira' })).status).toBe(404)
    expect((await ask(people.superadmin, 'offices', 'get', { id })).body.data.inactive).toBe(true)
  })

  test('who did what is written down', async () => {
    const rows = await server.db.withTenant('verde', (tx) =>
      tx.query<{ user_name: string }>(`select user_name from audit_log where business_id = 'verde' and entity = 'offices' order by id`),
    )
    expect(rows.map(({ user_name }) => user_name.split(' ')[0])).toEqual(['superadmin', 'superadmin'])
  })
})

describe('files', () => {
  const put = (fields: Record<string, string>, file?: { field: string; bytes: Uint8Array; type: string }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (file) form.append(file.field, new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type }), 'x.png')
    return fetch(`${server.url}/api/v1/offers`, {
      method: 'POST',
      body: form,
      headers: { 'at-business': 'verde', authorization: `Bearer ${people.superadmin.token}` },
    })
  }
  const named = { nameOffer: 'Quincena', section: 'HOME', alldays: '1', order: '3', photos: '[]' }

  test('A-115: bytes that are no picture, drawings with script and fields that take none are refused', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')
    const statuses = [
      await put(named, { field: 'photo', bytes: svg, type: 'image/png' }),
      await put(named, { field: 'photo', bytes: new Uint8Array(50), type: 'image/png' }),
      await put(named, { field: 'url', bytes: svg, type: 'image/png' }),
      await put(named, { field: 'photo', bytes: new Uint8Array(2500 * 1024 + 1), type: 'image/png' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 415, 413])
  })

  test('S-7-011: multipart fields are read as their kinds, the picture is stored anew', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    const answer = await put(named, { field: 'photo', bytes: picture, type: 'image/png' })
    const { data } = (await answer.json()) as Body
    expect(data).toMatchObject({ alldays: true, order: 3, photos: [] })
    expect(data.photo).toMatch(/^\/media\/verde\/offers\/[\w-]+\.webp$/)
    const stored = await server.uses.media.read('verde', data.photo.replace('/media/verde/', ''))
    expect((await sharp(stored as Buffer).metadata()).format).toBe('webp')
  })
})
