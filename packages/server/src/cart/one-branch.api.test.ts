import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'
import {
  acceptAll,
  addProduct,
  checkCart,
  copyOrder,
  createOrder,
  getActiveCart,
  selectAddress,
  selectBags,
  selectBranch,
  selectPaymentMethod,
  updateLine,
} from '@plaza/contracts/cart/cart.api'
import { isSoldAt } from '@plaza/contracts/cart/line.entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

let server: TestServer
const [norte, sur] = [testOfficeId('verde', 'norte'), testOfficeId('verde', 'sur')]
const verde = (name: string) => shelfId('verde', name)

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], cart_min_price: 1000 })
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 5000, sur: { price: 6000, stock: 50 } },
    { id: 'queso', price: 9000, sur: { price: 9000, stock: 3 } },
    { id: 'solo-norte', price: 2000 },
  ])
})
afterAll(() => server?.stop())

/** An address of the shopper's that branch sur serves. */
async function addressInTheSouth(shopper: Shopper): Promise<string> {
  const id = `${shopper.id}-sur`
  await server.db.withTenant('verde', (tx) =>
    tx.run(
      `insert into addresses (business_id, id, user_id, alias, address, city, id_branch, default_address, lat, lng)
       values ('verde', $1, $2, 'Sur', 'Carrera 100 # 11 - 60', 'Cali', $3, false, 3.37, -76.53)`,
      [id, shopper.id, sur],
    ),
  )
  return id
}

describe('A-132 A-45: one branch per cart', () => {
  test.each(['delivery', 'pickup'] as const)(
    '%s served by another branch: the total shown after accepting places the order',
    async (type) => {
      const ana = await aShopper(server)
      const { id: uuid } = await ana.adds(verde('leche'), 2)
      const place = type === 'pickup' ? sur : await addressInTheSouth(ana)
      await ana.call(selectAddress, { uuid, type, address_selected: { id: place } })
      await ana.call(acceptAll, { uuid })
      await ana.call(selectPaymentMethod, { uuid, payment_method_selected: 'cash' })
      await ana.call(selectBags, { uuid, bags_config: { code: 'papel' } })
      const { cart } = (await ana.call(getActiveCart, {})).body
      expect(cart).toMatchObject({ branch_office_id: sur, price_subtotal_computed: 12_000 })
      const placed = await ana.call(createOrder, { uuid, total_price: cart?.price_total_computed ?? 0 })
      expect([placed.status, placed.body.code]).toEqual([200, undefined])
      expect(placed.body.order).toMatchObject({ branch_office_id: sur, price_total_computed: cart?.price_total_computed })
    },
  )

  test('whoever looks from another branch sees the cart of its own: its prices, its check, its additions', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    const elsewhere = { office: sur }
    expect((await ana.call(getActiveCart, {}, elsewhere)).body.cart).toMatchObject({
      branch_office_id: norte,
      price_subtotal_computed: 5000,
    })
    expect((await ana.call(addProduct, { product: verde('leche') }, elsewhere)).body.cart).toMatchObject({
      price_subtotal_computed: 10_000,
    })
    const check = await ana.call(checkCart, { uuid, branch_office_id: sur }, elsewhere)
    expect([check.body.productsDifferentPrice, check.body.productsReadyToPay.length]).toEqual([[], 1])
    await ana.call(acceptAll, { uuid, branch_office_id: sur }, elsewhere)
    expect((await ana.call(getActiveCart, {}, elsewhere)).body.cart).toMatchObject({
      branch_office_id: norte,
      price_subtotal_computed: 10_000,
    })
  })

  test('a branch chosen by name: prices follow at once, the destination of another branch goes, what it does not sell waits for the check', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('solo-norte'))
    const { id: uuid } = await ana.adds(verde('leche'), 2)
    await ana.call(selectAddress, { uuid, address_selected: { id: ana.addressId } })
    const { body } = await ana.call(selectBranch, { uuid, branch_office_id: sur })
    expect(body.cart).toMatchObject({ branch_office_id: sur, address_selected: null, price_domicile: 0, price_subtotal_computed: 14_000 })
    const soldAt = body.cart?.products.map((line) => [line.id, isSoldAt(line, body.cart?.branch_office_id)])
    expect(new Map(soldAt as [string, boolean][])).toEqual(
      new Map([
        [verde('solo-norte'), false],
        [verde('leche'), true],
      ]),
    )
    expect(body.branch_change).toMatchObject({
      from: { id: norte, displayName: 'Sede norte' },
      to: { id: sur, displayName: 'Sede sur' },
      before: { price_subtotal_computed: 12_000, price_total_computed: 17_000 },
      after: { price_subtotal_computed: 14_000, price_total_computed: 14_000 },
    })
    expect(body.branch_change?.changes.productsDifferentPrice).toMatchObject([
      { product_id: verde('leche'), cart_total: 10_000, current_total: 12_000 },
    ])
    const { body: check } = await ana.call(checkCart, { uuid })
    expect([check.productsDifferentPrice.length, check.productsWithoutStock.map(({ product_id }) => product_id)]).toEqual([
      0,
      [verde('solo-norte')],
    ])
    const foreign = await ana.call(selectBranch, { uuid, branch_office_id: testOfficeId('azul', 'sur') })
    expect([foreign.status, foreign.body.code]).toEqual([409, 'NOT_AT_BRANCH'])
  })

  test('asked first: nothing changes until the total that was shown is accepted, and another total is asked about anew', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('solo-norte'))
    await ana.adds(verde('queso'), 5)
    const { id: uuid } = await ana.adds(verde('leche'))
    const asking = { uuid, address_selected: { id: await addressInTheSouth(ana) } }
    const asked = await ana.call(selectAddress, { ...asking, consent: {} })
    expect([asked.status, asked.body.code]).toEqual([409, 'BRANCH_CHANGES'])
    const shown = asked.body.data as BranchChange
    expect(shown).toMatchObject({
      before: { price_total_computed: 52_000 },
      after: { price_subtotal_computed: 33_000, price_total_computed: 38_000 },
    })
    expect(shown.changes.productsWithoutStock).toMatchObject([
      { product_id: verde('solo-norte'), available_count: 0 },
      { product_id: verde('queso'), available_count: 3, available_display: '3', current_total: 27_000 },
    ])
    expect((await ana.call(getActiveCart, {})).body.cart).toMatchObject({
      branch_office_id: norte,
      address_selected: null,
      price_total_computed: 52_000,
    })

    await ana.call(updateLine, { uuid, productId: verde('leche'), count: 2 })
    const consent = { branch_office_id: sur, total: 38_000 }
    const stale = await ana.call(selectAddress, { ...asking, consent })
    expect([stale.status, (stale.body.data as BranchChange).after.price_total_computed]).toEqual([409, 44_000])
    const without = await ana.call(selectAddress, { ...asking, consent: { remove: [verde('queso')] } })
    expect((without.body.data as BranchChange).after.price_total_computed).toBe(17_000)

    const { status, body } = await ana.call(selectAddress, { ...asking, consent: { ...consent, total: 44_000 } })
    expect([status, body.cart.branch_office_id, body.cart.price_total_computed]).toEqual([200, sur, 44_000])
    expect(body.cart.products.map(({ id, count }) => [id, count])).toEqual([
      [verde('queso'), 3],
      [verde('leche'), 2],
    ])
  })

  test('a branch that changes nothing is taken without a question; its coupons are judged there', async () => {
    const ana = await aShopper(server)
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into coupons (business_id, id, code, type, value, offices_ids) values ('verde', 'norteno', 'norteno', 'total_cart', 1000, $1)`,
        [JSON.stringify([norte])],
      ),
    )
    const { id: uuid } = await ana.adds(verde('queso'))
    const asking = { uuid, address_selected: { id: await addressInTheSouth(ana) }, consent: {} }
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `update orders set coupons_applyed = '[{"idCoupon":"norteno","code":"norteno","type":"total_cart","value":1000,"stackLimit":1}]' where business_id = 'verde' and id = $1`,
        [uuid],
      ),
    )
    const asked = await ana.call(selectAddress, asking)
    expect(asked.body.data).toMatchObject({ coupons_lost: ['norteno'], before: { coupons_total: 1000 }, after: { coupons_total: 0 } })
    await server.db.withTenant('verde', (tx) =>
      tx.run(`update orders set coupons_applyed = '[]' where business_id = 'verde' and id = $1`, [uuid]),
    )
    const { status, body } = await ana.call(selectAddress, asking)
    expect([status, body.cart.branch_office_id, body.cart.price_subtotal_computed]).toEqual([200, sur, 9000])
  })

  test('an empty cart takes the branch it is filled from, by a product or by an order repeated', async () => {
    const ana = await aShopper(server)
    const { id: uuid } = await ana.adds(verde('leche'))
    await ana.checksOut(uuid)
    const order = (await ana.places(uuid)).body.order
    const next = await ana.adds(verde('leche'))
    for (const fill of [
      () => ana.call(addProduct, { product: verde('leche'), only: 'line' }, { office: sur }),
      () => ana.call(copyOrder, { id: order.id }, { office: sur }),
    ]) {
      await ana.call(selectAddress, { uuid: next.id, address_selected: { id: ana.addressId } })
      await ana.call(updateLine, { uuid: next.id, productId: verde('leche'), count: 0 })
      expect((await fill()).body.cart).toMatchObject({ branch_office_id: sur, address_selected: null, price_subtotal_computed: 6000 })
    }
    // Not the same press again.
    await server.db.withTenant('verde', (tx) => tx.run("delete from cart_copies where business_id = 'verde' and user_id = $1", [ana.id]))
    const repeated = await ana.call(copyOrder, { id: order.id }, { office: norte })
    expect(repeated.body.cart).toMatchObject({ branch_office_id: sur, price_subtotal_computed: 12_000 })
  })
})
