import { applyCoupon, checkCart, createOrder as createOrderCall, getActiveCart, removeCoupon } from '@plaza/contracts/cart/cart.api'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import type { Call } from '@plaza/contracts/kernel/call'
import { getPaymentLink, startPayment } from '@plaza/contracts/payments/payments.api'
import { changeOrder } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CouponBook, type CouponUse, guardedCoupons } from '../orders/coupon-uses.ts'
import { ProblemError } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { limiterInProcess } from '../platform/rate-limit.ts'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { refuse } from './coupons.ts'
import { createOrder } from './create-order.ts'

let server: TestServer
const norte = testOfficeId('verde', 'norte')
const leche = shelfId('verde', 'leche')
const queso = shelfId('verde', 'queso')

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 10_000, stock: 10_000 },
    { id: 'queso', price: 20_000, stock: 10_000 },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche', price: 10_000 }])
  await configure(server, 'verde', { bags_config: { ...paperBags, price_per_bag: 0 } })
})
afterAll(() => server?.stop())

let made = 0
/** Inserts a coupon of $1.000 that stands alone, unless said otherwise; answers its code, lower case. */
async function aCoupon(over: Record<string, unknown> = {}) {
  const code = `vale${++made}`
  const columns: Record<string, unknown> = { id: code, type: 'total_cart', code, value: 1000, ...over }
  const names = Object.keys(columns)
  await server.db.withTenant('verde', (tx) =>
    tx.run(`insert into coupons (business_id, ${names.join(', ')}) values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')})`, [
      'verde',
      ...Object.values(columns),
    ]),
  )
  return code
}
const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const usedCount = async (code: string) =>
  (await rows<{ n: number }>('select uses_total_count as n from coupons where business_id = $1 and id = $2', code))[0]?.n
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined; message?: string | undefined } }) => [
  status,
  body.code,
  body.message,
]
const invalid = [409, 'COUPON_INVALID', 'El cupon no es valido.']

async function withCart(count = 1): Promise<{ ana: Shopper; uuid: string }> {
  const ana = await aShopper(server)
  return { ana, uuid: (await ana.adds(leche, count)).id }
}

describe('guessing coupons', () => {
  // Counts by itself, also where Redis counts for all: no other test is counted with it.
  const startAlone = async () => {
    const started = await startTestServer({ databaseUrl: server.databaseUrl })
    Reflect.set(started.uses, 'limits', limiterInProcess())
    return started
  }
  let alone: TestServer
  beforeAll(async () => {
    alone = await startAlone()
  })
  afterAll(() => alone?.stop())

  test('a person’s wrong codes are counted, right ones are not, and the list of coupons counts them too', async () => {
    const code = await aCoupon()
    const ana = await aShopper(alone)
    const { id: uuid } = await ana.adds(leche)
    for (let n = 0; n < 15; n++) expect((await ana.call(applyCoupon, { uuid, code })).status).toBe(200)
    const list = resourceCallsOf('cupons').list as Call
    const tried = [
      ...(await Promise.all(Array.from({ length: 10 }, (_, n) => ana.call(applyCoupon, { uuid, code: `no${n}` })))),
      ...(await Promise.all(Array.from({ length: 10 }, (_, n) => ana.call(list, { code: `no${n}` } as never)))),
    ]
    expect(tried.map(({ status }) => status)).toEqual([...Array(10).fill(409), ...Array(10).fill(200)])
    expect((await ana.call(applyCoupon, { uuid, code: 'no' })).status).toBe(429)
    expect((await ana.call(list, { code: 'no' } as never)).status).toBe(429)
    expect((await ana.call(resourceCallsOf('cupons').paginate as Call, { filter: { code: 'no' } } as never)).status).toBe(429)
  })

  test('a network’s wrong codes are counted over all its people', async () => {
    const other = await startAlone()
    try {
      const statuses: number[] = []
      for (let person = 0; person < 8; person++) {
        const ana = await aShopper(other)
        const { id: uuid } = await ana.adds(leche)
        const tried = Array.from({ length: 15 }, (_, n) => ana.call(applyCoupon, { uuid, code: `no${n}` }))
        statuses.push(...(await Promise.all(tried)).map(({ status }) => status))
      }
      expect([statuses.filter((status) => status === 409).length, statuses.filter((status) => status === 429).length]).toEqual([100, 20])
    } finally {
      await other.stop()
    }
  })
})

describe('an online order that costs nothing', () => {
  test('is paid as it is placed, has no payment page and waits for none', async () => {
    const code = await aCoupon({ percentage: 100, value: 0 })
    const { ana, uuid } = await withCart()
    await ana.call(applyCoupon, { uuid, code })
    await ana.checksOut(uuid, 'online', 'pickup')
    const { status, body } = await ana.places(uuid, 0)
    expect([status, body.order]).toEqual([
      200,
      expect.objectContaining({ state: '6_payment_complete', payment_method_selected: 'online', price_total_computed: 0 }),
    ])
    expect((await ana.call(getPaymentLink, { id: uuid })).status).toBe(409)
    expect((await ana.call(startPayment, { id: uuid })).body.code).toBe('PAYMENT_DONE')
  })
})

describe('applying a coupon', () => {
  test.each([
    ['is unknown', {}, 'otro'],
    ['is inactive', { inactive: true }, null],
    ['has not begun', { start_date: new Date(Date.now() + 60_000) }, null],
    ['has ended', { end_date: new Date(Date.now() - 60_000) }, null],
    ['is for another branch', { offices_ids: JSON.stringify(['verde-sur']) }, null],
    ['was used as often as it may', { uses_total_limit: 3, uses_total_count: 3 }, null],
  ])('S-5-041 S-5-042 A-62: one that %s is not valid and changes nothing', async (_why, over, asked) => {
    const code = await aCoupon(over)
    const { ana, uuid } = await withCart()
    expect(problemOf(await ana.call(applyCoupon, { uuid, code: asked ?? code }))).toEqual(invalid)
    expect((await ana.call(getActiveCart, {})).body.cart?.coupons_applyed).toEqual([])
  })

  test('A-63: without the module no coupon is valid', async () => {
    const ana = await aShopper(server, 'azul')
    const { id: uuid } = await ana.adds(shelfId('azul', 'leche'))
    expect(problemOf(await ana.call(applyCoupon, { uuid, code: 'x' }))).toEqual(invalid)
  })

  test('S-5-040 S-5-046 S-9-004: capitals and spaces do not matter, applied again it counts once, and removed it is gone', async () => {
    const code = await aCoupon({ percentage: 10, value: 0 })
    const { ana, uuid } = await withCart(2)
    await ana.call(applyCoupon, { uuid, code })
    const { body } = await ana.call(applyCoupon, { uuid, code: ` ${code.toUpperCase()} ` })
    expect(body.cart.coupons_applyed).toMatchObject([{ idCoupon: code, code, percentage: 10, amount: 2000 }])
    expect(body.cart).toMatchObject({ coupons_total: 2000, price_total_computed: 18_000 })
    const more = await ana.adds(leche)
    expect(more).toMatchObject({ coupons_total: 3000, price_total_computed: 27_000 })
    const without = await ana.call(removeCoupon, { uuid, idCoupon: code })
    expect(without.body.cart).toMatchObject({ coupons_applyed: [], coupons_total: 0 })
  })

  test('S-5-043 S-5-044 S-5-045: what does not stand together is refused by name', async () => {
    const [wide, narrow, alone] = [await aCoupon({ stack_limit: 3 }), await aCoupon({ stack_limit: 2 }), await aCoupon()]
    const { ana, uuid } = await withCart()
    await ana.call(applyCoupon, { uuid, code: narrow })
    expect(problemOf(await ana.call(applyCoupon, { uuid, code: wide }))).toEqual([
      409,
      'COUPON_BLOCKED',
      `El cupon ${wide} no se puede acumular con el cupon ${narrow}`,
    ])
    expect(problemOf(await ana.call(applyCoupon, { uuid, code: alone }))).toEqual([
      409,
      'COUPON_ALONE',
      `El cupon ${alone} no se puede acumular con otro cupon.`,
    ])
    const again = await withCart()
    for (const code of [await aCoupon({ stack_limit: 9 }), await aCoupon({ stack_limit: 8 })])
      await again.ana.call(applyCoupon, { uuid: again.uuid, code })
    expect(problemOf(await again.ana.call(applyCoupon, { uuid: again.uuid, code: narrow }))).toEqual([
      409,
      'COUPON_LIMIT',
      `El cupon ${narrow} solo se puede aplicar junto con 2 cupones.`,
    ])
  })

  test('A-61: a coupon for certain products looks at those lines only', async () => {
    const code = await aCoupon({ type: 'products_price', percentage: 50, value: 0, produts_ids: JSON.stringify([queso]) })
    const { ana, uuid } = await withCart()
    await ana.adds(queso)
    expect((await ana.call(applyCoupon, { uuid, code })).body.cart.coupons_total).toBe(10_000)
    expect((await ana.adds(leche, 4)).coupons_total).toBe(10_000)
  })
})

describe('a coupon in an order', () => {
  test('A-62: using it is recorded with the order, its limit per person holds, and cancelling gives it back once', async () => {
    const code = await aCoupon({ uses_per_user_limit: 1 })
    const { ana, uuid } = await withCart()
    await ana.call(applyCoupon, { uuid, code })
    await ana.checksOut(uuid)
    const { body } = await ana.places(uuid)
    expect(body.order).toMatchObject({ coupons_total: 1000, coupons_applyed: [{ idCoupon: code, amount: 1000 }] })
    expect(await usedCount(code)).toBe(1)

    const next = await ana.adds(leche)
    expect(problemOf(await ana.call(applyCoupon, { uuid: next.id, code }))).toEqual(invalid)

    const admin = await server.signIn('superadmin@demo.co')
    await admin.call(changeOrder, { id: body.order.id, state: '12_store_cancel_order' })
    await admin.call(changeOrder, { id: body.order.id, state: '12_store_cancel_order' })
    expect(await usedCount(code)).toBe(0)
    expect((await ana.call(applyCoupon, { uuid: next.id, code })).status).toBe(200)
  })

  test('A-62: one that ended meanwhile refuses the order by name, and nothing is written', async () => {
    const code = await aCoupon()
    const { ana, uuid } = await withCart()
    await ana.call(applyCoupon, { uuid, code })
    await ana.checksOut(uuid)
    await rows('update coupons set inactive = true where business_id = $1 and id = $2 returning id', code)
    const answer = await ana.call(createOrderCall, { uuid })
    expect(problemOf(answer)).toEqual(invalid)
    expect(answer.body.data).toMatchObject({ code, idCoupon: code })
    expect(await usedCount(code)).toBe(0)
    await ana.call(removeCoupon, { uuid, idCoupon: code })
    expect((await ana.call(createOrderCall, { uuid })).status).toBe(200)
  })

  test('A-62: what applies by itself does so at checkout entry, when it may', async () => {
    const code = await aCoupon({ auto_activate: true, stack_limit: 4 })
    const ended = await aCoupon({ auto_activate: true, end_date: new Date(Date.now() - 1000) })
    const { ana, uuid } = await withCart()
    await ana.call(checkCart, { uuid })
    const { cart } = (await ana.call(getActiveCart, {})).body
    expect(cart).toMatchObject({ coupons_total: 1000, coupons_applyed: [{ code }] })
    expect(cart?.coupons_applyed.some((each) => each.code === ended)).toBe(false)
    await rows('update coupons set inactive = true where business_id = $1 and id = $2 returning id', code)
  })
})

/** What the guard replaces: looks first, raises afterwards. */
const readThenWrite: CouponBook = {
  async use(tx, uses, now) {
    const [{ orderId, userId, couponId }] = uses as [CouponUse]
    const [coupon] = await tx.query<{ used: number; most: number }>(
      'select uses_total_count as used, uses_total_limit as most from coupons where business_id = $1 and id = $2',
      [tx.business, couponId],
    )
    if (!coupon || coupon.used >= coupon.most) refuse(couponId, couponId)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await tx.run('update coupons set uses_total_count = $3 where business_id = $1 and id = $2', [tx.business, couponId, coupon.used + 1])
    await tx.run(
      'insert into coupon_uses (business_id, id, id_cupon, id_user, id_shopping_cart, creation_date) values ($1, $2, $3, $4, $2, $5)',
      [tx.business, orderId, couponId, userId, now],
    )
  },
}

describe('fifty orders for the last use of a coupon', () => {
  test('A-62: one gets it, forty-nine are refused as a whole', async () => {
    expect(await race({ coupons: guardedCoupons })).toEqual({ accepted: 1, refused: 49, broken: [], uses: 1, count: 1 })
  })

  test('A-62: the same when many orders are one transaction, as the shop places them', async () => {
    expect(await race()).toEqual({ accepted: 1, refused: 49, broken: [], uses: 1, count: 1 })
  })

  test('the same race without the guard gives it away more than once, so the race is a real one', async () => {
    expect((await race({ coupons: readThenWrite })).uses).toBeGreaterThan(1)
  })
})

async function race(guards?: { coupons: CouponBook }) {
  const code = await aCoupon({ uses_total_limit: 1 })
  const carts = await Promise.all(
    [...Array(50)].map(async (_, at) => {
      const ana = await cartOfOwnProduct(`carrera${made}-${at}`)
      await ana.call(applyCoupon, { uuid: ana.uuid, code })
      await ana.checksOut(ana.uuid)
      return ana
    }),
  )
  const results = await Promise.allSettled(carts.map(({ scope, uuid }) => createOrder(scope, { uuid }, server.uses, guards)))
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const uses = await rows<{ n: number }>('select count(*)::int as n from coupon_uses where business_id = $1 and id_cupon = $2', code)
  return {
    accepted: carts.length - refusals.length,
    refused: refusals.filter((reason) => reason instanceof ProblemError && reason.problem.code === 'COUPON_INVALID').length,
    broken: refusals.filter((reason) => !(reason instanceof ProblemError)).map(String),
    uses: uses[0]?.n,
    count: await usedCount(code),
  }
}

// Each its own product: the shelf must not put the orders in a row before they reach the coupon.
async function cartOfOwnProduct(product: string) {
  await stockShelves(server.db, 'verde', [{ id: product, price: 10_000 }])
  const ana = await aShopper(server)
  const { id: uuid } = await ana.adds(shelfId('verde', product))
  const user = { id: ana.id, role: 'client' as const, branchId: null, name: 'Ana' }
  const scope: Scope = { business: 'verde', user, branchId: norte, modules: new Set(['cupons']), compositionId: null, ip: '', network: '' }
  return { ...ana, uuid, scope }
}
