import {
  acceptAll,
  acceptProduct,
  addProduct,
  checkCart,
  deleteActiveCart,
  deleteCart,
  getActiveCart,
  rejectAll,
  rejectProduct,
  selectAddress,
  selectBags,
  selectPaymentMethod,
  updateLine,
} from '@plaza/contracts/cart/cart.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { Database, Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { addProduct as add } from './add-product.ts'
import { aShopper, configure, paperBags } from '../testing/shopper.ts'

let server: TestServer
const verde = (name: string) => shelfId('verde', name)
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 5200, price_neto: 4500, sur: { price: 6000, stock: 3 } },
    { id: 'kumis', price: 3000 },
    { id: 'queso', price: 9000 },
    { id: 'tomate', price: 4000, stock: 100_000 },
    { id: 'pollo', price: 9600, stock: 100_000 },
    { id: 'solo-sur', price: 0, sur: { price: 1000, stock: 5 } },
    { id: 'retirado', inactive: true },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche', price: 1000 }])
  await change(
    "update products set count_type = 'grams', grams_x_unidad = 150, unit_gram = 50 where business_id = $1 and id = $2",
    verde('tomate'),
  )
  await change(
    "update products set count_type = 'grams', grams_x_unidad = 500, unit_gram = 100 where business_id = $1 and id = $2",
    verde('pollo'),
  )
  await change('update product_branches set quantity_pum = 500 where business_id = $1 and product_id = $2', verde('pollo'))
  await change('update product_branches set quantity_pum = 1000 where business_id = $1 and product_id = $2', verde('tomate'))
  await configure(server, 'verde', { bags_config: paperBags })
})
afterAll(() => server?.stop())

const change = (sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.run(sql, ['verde', ...values]))
const setPrice = (product: string, price: number) =>
  change(
    'update product_branches set price = $3, price_neto = 0 where business_id = $1 and product_id = $2 and office_id = $4',
    verde(product),
    price,
    norte,
  )
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]
const linesOf = (cart: Order) => cart.products.map(({ id, count }) => [id, count])
const historyOf = (id: string) =>
  server.db.withTenant('verde', (tx) =>
    tx.query<{ state: string }>('select state from order_state_updates where business_id = $1 and order_id = $2 order by seq', [
      'verde',
      id,
    ]),
  )

describe('adding', () => {
  test('S-7-053: a guest has no server cart', async () => {
    expect(problemOf(await server.call(addProduct, { product: verde('leche') }))).toEqual([401, 'UNAUTHENTICATED'])
    expect(problemOf(await server.call(getActiveCart, {}))).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('S-5-024: no price at this branch, inactive, unknown or of another business: not available here, and no cart is opened', async () => {
    const ana = await aShopper(server)
    for (const product of [verde('solo-sur'), verde('retirado'), 'nada', shelfId('azul', 'leche')]) {
      const answer = await ana.call(addProduct, { product })
      expect(problemOf(answer)).toEqual([409, 'NOT_AT_BRANCH'])
      expect(answer.body.message).toBe('El producto no esta disponible para tu sede actual.')
    }
    expect((await ana.call(addProduct, { product: verde('leche'), branch_office_id: testOfficeId('azul', 'norte') })).status).toBe(409)
    expect((await ana.call(getActiveCart, {})).body.cart).toBeNull()
  })

  test('S-7-053: too many, none, half of one, or grams of what is sold by the piece', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('leche'), 999)
    for (const more of [{ count: 1 }, { count: 1000 }, { count: 0 }, { count: -1 }, { count: 0.5 }, { countType: 'grams' as const }]) {
      expect(problemOf(await ana.call(addProduct, { product: verde('leche'), ...more }))).toEqual([400, 'VALIDATION'])
    }
    expect(linesOf((await ana.call(getActiveCart, {})).body.cart as Order)).toEqual([[verde('leche'), 999]])
  })

  test("S-4-028 S-7-053 A-65: the first product opens the cart with count 1, at the branch's price, whatever the client says", async () => {
    const ana = await aShopper(server)
    const { body } = await ana.call(addProduct, { product: { id: verde('leche') }, id_item: 'x', totalPrice: 1, comment: 'bien fría' })
    expect(body.cart).toMatchObject({
      state: '1_waiting_products',
      type: 'delivery',
      price_subtotal_computed: 4500,
      discounts_total: 700,
      price_domicile: 0,
    })
    expect(body.cart.products[0]).toMatchObject({
      id: verde('leche'),
      id_item: 'SKU-leche',
      count: 1,
      totalPrice: 4500,
      priceBase: 4500,
      comment: 'bien fría',
    })
    expect(body.cart.id_order).toBeNull()
  })

  test('A-12: adding again adds to the count, in one line', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('leche'), 2)
    const cart = await ana.adds(verde('leche'), 3)
    expect(linesOf(cart)).toEqual([[verde('leche'), 5]])
    expect(cart.price_total_computed).toBe(22_500)
  })

  test('two tabs that add at once end with one cart and every count', async () => {
    const ana = await aShopper(server)
    await Promise.all([...Array(8)].map(() => ana.adds(verde('leche'))))
    const { body } = await ana.call(getActiveCart, {})
    expect(linesOf(body.cart as Order)).toEqual([[verde('leche'), 8]])
    expect(body.cart?.price_subtotal_computed).toBe(36_000)
  })

  test('S-9 A-77: grams are rounded once per line and shown as grams', async () => {
    const ana = await aShopper(server)
    const { body } = await ana.call(addProduct, { product: verde('tomate'), count: 3, countType: 'grams' })
    expect(body.cart.products[0]).toMatchObject({ countType: 'grams', totalPrice: 600, countDisplay: '150 g' })
  })

  test("the owner's open pages hear of it after the commit, nobody else", async () => {
    const [ana, eva] = [await aShopper(server), await aShopper(server)]
    const [hers, others] = [await listen(ana.token), await listen(eva.token)]
    const cart = await ana.adds(verde('leche'), 2)
    await expect.poll(() => hers.heard).toEqual([{ cartId: cart.id, count: 1 }])
    expect(others.heard).toEqual([])
    for (const { socket } of [hers, others]) socket.disconnect()
  })

  test('the cost of a change does not grow with the cart', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('leche'))
    const small = await statementsOfAdding(ana.id, verde('kumis'))
    for (const product of ['queso', 'tomate']) await ana.adds(verde(product))
    expect(await statementsOfAdding(ana.id, verde('kumis'))).toBe(small)
  })
})

async function listen(token: string) {
  const auth = { business: 'verde', token }
  const socket = io(server.url, { path: '/socket/', auth, transports: ['websocket'], reconnection: false, forceNew: true })
  const heard: unknown[] = []
  socket.on('cart:updated', (payload) => heard.push(payload))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

/** Counts what the use case sends, apart from the server's background work. */
async function statementsOfAdding(userId: string, product: string): Promise<number> {
  let count = 0
  const counted = (tx: Tx): Tx => ({
    ...tx,
    query: (...given) => (count++, tx.query(...given)),
    run: (...given) => (count++, tx.run(...given)),
  })
  const db: Database = {
    ...server.db,
    withTenant: (business, work, options) => server.db.withTenant(business, (tx) => work(counted(tx)), options),
  }
  const user = { id: userId, role: 'client' as const, branchId: null, name: 'Ana' }
  const scope: Scope = { business: 'verde', user, branchId: norte, modules: new Set(), compositionId: null, ip: '', network: '' }
  await add(scope, { product, count: 1 }, { ...server.uses, db })
  return count
}

describe('changing a line', () => {
  test("S-5-025 S-7-054: a line that is not there, and a cart that is somebody else's or another business's", async () => {
    const [ana, luis, azul] = [await aShopper(server), await aShopper(server), await aShopper(server, 'azul')]
    const cart = await ana.adds(verde('leche'))
    const missing = await ana.call(updateLine, { uuid: cart.id, productId: verde('kumis'), count: 2 })
    expect(problemOf(missing)).toEqual([404, 'LINE_NOT_FOUND'])
    expect(missing.body.message).toBe('Producto no encontrado en el carrito.')
    for (const other of [luis, azul]) {
      expect(problemOf(await other.call(updateLine, { uuid: cart.id, productId: verde('leche'), count: 2 }))).toEqual([
        404,
        'FAIL_GET_SHOPPINGCART',
      ])
      expect(problemOf(await other.call(deleteCart, { uuid: cart.id }))).toEqual([404, 'FAIL_GET_SHOPPINGCART'])
      expect(problemOf(await other.call(rejectAll, { uuid: cart.id }))).toEqual([404, 'FAIL_GET_SHOPPINGCART'])
    }
    expect(linesOf((await ana.call(getActiveCart, {})).body.cart as Order)).toEqual([[verde('leche'), 1]])
  })

  test('S-7-054 S-4-036: count, comment, maturity and unit change; the total follows', async () => {
    const ana = await aShopper(server)
    const cart = await ana.adds(verde('tomate'), 2)
    expect(cart.products[0]).toMatchObject({ countType: 'units', totalPrice: 8000 })
    const { body } = await ana.call(updateLine, {
      uuid: cart.id,
      productId: verde('tomate'),
      count: 4,
      countType: 'grams',
      comment: 'maduros',
      maturity: 'Maduro',
    })
    expect(body.cart.products[0]).toMatchObject({ count: 4, countType: 'grams', totalPrice: 800, comment: 'maduros', maturity: 'Maduro' })
    expect(body.cart.price_subtotal_computed).toBe(800)
  })

  test('S-4-035 S-7-054: a change of unit alone keeps the amount; an addition in the other unit adds to it', async () => {
    const ana = await aShopper(server)
    const { body: added } = await ana.call(addProduct, { product: verde('pollo'), count: 5, countType: 'grams' })
    expect(added.cart.products[0]).toMatchObject({ count: 5, countType: 'grams', totalPrice: 9600 })
    const line = { uuid: added.cart.id, productId: verde('pollo') }
    const { body: byPiece } = await ana.call(updateLine, { ...line, countType: 'units', only: 'line' })
    expect(byPiece.cart.products[0]).toMatchObject({ count: 1, countType: 'units', totalPrice: 9600 })
    const { body: byGrams } = await ana.call(updateLine, { ...line, countType: 'grams' })
    expect(byGrams.cart.products[0]).toMatchObject({ count: 5, countType: 'grams', totalPrice: 9600 })
    const { body: both } = await ana.call(addProduct, { product: verde('pollo'), count: 1, countType: 'units' })
    expect(both.cart.products[0]).toMatchObject({ count: 10, countType: 'grams', totalPrice: 19_200 })
  })

  test('S-4-032 S-7-055: count 0 removes the line', async () => {
    const ana = await aShopper(server)
    const cart = await ana.adds(verde('leche'))
    const { body } = await ana.call(updateLine, { uuid: cart.id, productId: verde('leche'), count: 0 })
    expect([body.cart.products, body.cart.price_total_computed]).toEqual([[], 0])
  })
})

describe('emptying', () => {
  test('S-7-056 S-4-023: the cart goes, the history keeps it, the next one is for delivery', async () => {
    const ana = await aShopper(server)
    const cart = await ana.adds(verde('leche'), 2)
    await ana.call(selectAddress, { uuid: cart.id, type: 'pickup', address_selected: { id: norte } })
    expect((await ana.call(deleteCart, { uuid: cart.id })).body).toEqual({ ok: true })
    expect((await ana.call(getActiveCart, {})).body.cart).toBeNull()
    expect(await ana.adds(verde('kumis'))).toMatchObject({ type: 'delivery', address_selected: null })
    const [kept] = await server.db.withTenant('verde', (tx) =>
      tx.query<{ product_count: number; product_names: string; shopping_cart: Order }>(
        'select * from cart_history where business_id = $1 and user_id = $2',
        ['verde', ana.id],
      ),
    )
    expect(kept).toMatchObject({ product_count: 1, product_names: 'leche' })
    expect(kept?.shopping_cart.products[0]).toMatchObject({ id: verde('leche'), count: 2 })
  })

  test('S-7-057 S-4-051: the active cart, and none at all', async () => {
    const ana = await aShopper(server)
    expect((await ana.call(deleteActiveCart, {})).body).toEqual({ ok: true, history_id: null })
    await ana.adds(verde('leche'))
    expect((await ana.call(deleteActiveCart, {})).body).toEqual({ ok: true, history_id: expect.any(String) })
    expect((await ana.call(getActiveCart, {})).body.cart).toBeNull()
  })
})

describe('checkout choices', () => {
  test("S-7-058: somebody else's address, one outside coverage, an office that is not ours", async () => {
    const [ana, luis] = [await aShopper(server), await aShopper(server)]
    const cart = await ana.adds(verde('leche'))
    await change('update addresses set lat = 4.6, lng = -74 where business_id = $1 and id = $2', luis.addressId)
    const luisCart = await luis.adds(verde('leche'))
    expect(problemOf(await ana.call(selectAddress, { uuid: cart.id, address_selected: { id: luis.addressId } }))).toEqual([
      409,
      'ADDRESS_INVALID',
    ])
    const away = await luis.call(selectAddress, { uuid: luisCart.id, address_selected: { id: luis.addressId } })
    expect([...problemOf(away), away.body.message]).toEqual([409, 'ADDRESS_INVALID', 'Sin cobertura disponible en esta dirección.'])
    expect(
      problemOf(await ana.call(selectAddress, { uuid: cart.id, type: 'pickup', address_selected: { id: testOfficeId('azul', 'norte') } })),
    ).toEqual([409, 'ADDRESS_INVALID'])
  })

  test('S-7-058 S-4-020 S-4-021 S-4-022 A-50: address and office clear each other; delivery is what the server says', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    const delivery = await ana.call(selectAddress, { uuid, address_selected: { id: ana.addressId, address: 'forjada' }, delivery_price: 1 })
    expect(delivery.body.cart).toMatchObject({
      type: 'delivery',
      state: '3_waiting_paymethod',
      price_domicile: 5000,
      price_total_computed: 9500,
      branch_office_id: norte,
    })
    expect(delivery.body.cart.address_selected).toMatchObject({ address: 'Calle 15 # 8 - 20', idBranch: norte })
    const pickup = await ana.call(selectAddress, { uuid, type: 'pickup', address_selected: { id: sur } })
    expect(pickup.body.cart).toMatchObject({
      type: 'pickup',
      price_domicile: 0,
      branch_office_id: sur,
      address_selected: { id: sur, displayName: 'Sede sur' },
    })
    const back = await ana.call(selectAddress, { uuid, address_selected: { id: ana.addressId } })
    expect(back.body.cart).toMatchObject({ type: 'delivery', address_selected: { id: ana.addressId } })
  })

  test('A-52: a pickup office is chosen by exactly the fields that an address_selected of one has', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    const office = { displayName: 'Sede sur', name: 'sur', branch: 'Sede sur', idBranch: sur, address: 'Calle 1' }
    const { status, body } = await ana.call(selectAddress, { uuid, type: 'pickup', address_selected: office })
    expect([status, body.cart]).toEqual([
      200,
      expect.objectContaining({
        type: 'pickup',
        branch_office_id: sur,
        address_selected: expect.objectContaining({ id: sur, idBranch: sur }),
      }),
    ])
    expect((await ana.call(selectAddress, { uuid, type: 'pickup', address_selected: { name: 'sur' } })).status).toBe(400)
    expect((await ana.call(selectAddress, { uuid, address_selected: { idBranch: sur } })).status).toBe(409)
  })

  test('S-7-059: payment before an address, and pickup for a delivery, are refused', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    expect(problemOf(await ana.call(selectPaymentMethod, { uuid, payment_method_selected: 'cash' }))).toEqual([409, 'CHECKOUT_INCOMPLETE'])
    await ana.call(selectAddress, { uuid, address_selected: { id: ana.addressId } })
    expect(problemOf(await ana.call(selectPaymentMethod, { uuid, payment_method_selected: 'pickup' }))).toEqual([400, 'VALIDATION'])
    expect((await ana.call(selectPaymentMethod, { uuid, payment_method_selected: 'bitcoin' as 'cash' })).status).toBe(400)
  })

  test('S-7-060 A-58: a bag the business does not have is refused; price and limits are never the client’s', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'), 11)
    expect(problemOf(await ana.call(selectBags, { uuid, bags_config: { code: 'gratis', price_per_bag: 0 } }))).toEqual([
      409,
      'BAGS_INVALID',
    ])
    const { body } = await ana.call(selectBags, { uuid, bags_config: { code: 'papel', price_per_bag: 0 } })
    expect(body.cart).toMatchObject({ bags_count: 2, price_total_bags: 1000, price_total_computed: 50_500 })
  })

  test('A-40: 1 → 2 → 3 → 4 by check, address and payment; a changed line goes back to 1', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    await ana.call(checkCart, { uuid })
    await ana.checksOut(uuid)
    await ana.adds(verde('leche'))
    const states = (await historyOf(uuid)).map(({ state }) => state[0])
    expect(states).toEqual(['1', '2', '3', '4', '1'])
  })
})

describe('the check and its answers', () => {
  test('S-7-061 S-4-038: four lists and what is ready; accepting keeps what there is of a product', async () => {
    const ana = await aShopper(server)
    await stockShelves(server.db, 'verde', [
      { id: 'sube', price: 1000 },
      { id: 'cierra', price: 1000 },
      { id: 'vuela', price: 1000 },
      { id: 'falta', price: 1000, stock: 2 },
    ])
    for (const name of ['leche', 'sube', 'cierra', 'vuela']) await ana.adds(verde(name))
    const { id: uuid } = await ana.adds(verde('falta'), 3)
    await setPrice('sube', 1200)
    await change('update products set inactive = true where business_id = $1 and id = $2', verde('cierra'))
    await change('delete from products where business_id = $1 and id = $2', verde('vuela'))
    const { body } = await ana.call(checkCart, { uuid, branch_office_id: norte })
    expect(body.productsDifferentPrice).toMatchObject([
      { product_id: verde('sube'), error_type: 'price_changed', cart_price: 1000, current_price: 1200 },
    ])
    expect(body.productsInactive).toMatchObject([{ product_id: verde('cierra'), product_name: 'cierra' }])
    expect(body.productsNotExists).toMatchObject([{ product_id: verde('vuela'), product_name: 'vuela' }])
    expect(body.productsWithoutStock).toMatchObject([
      { product_id: verde('falta'), available_count: 2, cart_total: 3000, current_total: 2000 },
    ])
    expect(body.productsReadyToPay).toMatchObject([{ id: verde('leche') }])

    const accepted = await ana.call(acceptAll, { uuid, branch_office_id: norte })
    expect(linesOf(accepted.body.cart)).toEqual([
      [verde('leche'), 1],
      [verde('sube'), 1],
      [verde('falta'), 2],
    ])
    expect(accepted.body.cart.price_subtotal_computed).toBe(7700)
    const again = await ana.call(checkCart, { uuid })
    expect(again.body.productsReadyToPay).toHaveLength(3)
  })

  test('S-7-062 S-4-042 A-44: accepting a new price takes it', async () => {
    const ana = await aShopper(server)
    await stockShelves(server.db, 'verde', [{ id: 'arroz', price: 2000 }])
    const { id: uuid } = await ana.adds(verde('arroz'), 2)
    await setPrice('arroz', 2500)
    expect((await ana.call(getActiveCart, {})).body.cart?.price_subtotal_computed).toBe(4000)
    const { body } = await ana.call(acceptProduct, { uuid, productId: verde('arroz') })
    expect(body.cart.price_subtotal_computed).toBe(5000)
  })

  test('S-7-076 S-4-043: rejecting removes the line; a line that is not there is told', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    expect(problemOf(await ana.call(rejectProduct, { uuid, productId: 'nada' }))).toEqual([404, 'LINE_NOT_FOUND'])
    expect((await ana.call(rejectProduct, { uuid, productId: verde('leche') })).body.cart.products).toEqual([])
  })

  test('S-7-063 S-7-064: reject-all removes only what has news', async () => {
    const ana = await aShopper(server)
    await stockShelves(server.db, 'verde', [{ id: 'cafe', price: 2000 }])
    await ana.adds(verde('leche'))
    const { id: uuid } = await ana.adds(verde('cafe'))
    await setPrice('cafe', 2100)
    expect(linesOf((await ana.call(rejectAll, { uuid })).body.cart)).toEqual([[verde('leche'), 1]])
  })
})
