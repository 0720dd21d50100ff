import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'
import * as cart from '@plaza/contracts/cart/cart.api'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import type { Order } from '@plaza/contracts/orders/order.entity'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

/**
 * Random ways of one shopper, in two tabs, through branches, destinations, changes of the shop, coupons and answers. Whatever total was shown last
 * and accepted is what the order costs, and Finalizar never answers the same refusal twice. `PLAZA_WAYS` sets how many ways are tried,
 * `PLAZA_WAYS_SEED` repeats a run.
 */
const ways = Number(process.env.PLAZA_WAYS ?? 12)
const seed = Number(process.env.PLAZA_WAYS_SEED ?? Date.now() % 2 ** 31)
const limitMs = process.env.PLAZA_WAYS ? 3_600_000 : 20_000

const branches = [testOfficeId('verde', 'norte'), testOfficeId('verde', 'sur')] as const
const minimum = 3000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], cart_min_price: minimum })
  await sql(
    `insert into coupons (business_id, id, code, type, value, offices_ids, stack_limit)
     values ($1, 'todas', 'todas', 'total_cart', 700, '[]', 2), ($1, 'norte', 'norte', 'total_cart', 900, $2, 3)`,
    JSON.stringify([branches[0]]),
  )
})
afterAll(() => server?.stop())

const sql = (text: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.run(text, ['verde', ...values]))

interface Tab {
  /** The branch this tab's requests name, which may be stale. */
  branch: string
  /** The cart as the tab shows it. */
  shown: Order | null
}

interface World {
  readonly ana: Shopper
  readonly south: string
  readonly products: readonly string[]
  readonly tabs: readonly [Tab, Tab]
  readonly counts: { placed: number; refused: number }
}

let serial = 0
async function aWorld(counts: World['counts']): Promise<World> {
  const ana = await aShopper(server)
  const names = [1, 2, 3].map((at) => `w${++serial}-${at}`)
  await stockShelves(
    server.db,
    'verde',
    names.map((id, at) => ({ id, price: 2000 + at * 700, stock: 20, sur: at === 2 ? null : { price: 2300 + at * 400, stock: 8 } })),
  )
  const south = `${ana.id}-sur`
  await sql(
    `insert into addresses (business_id, id, user_id, alias, address, city, id_branch, default_address, lat, lng)
     values ($1, $2, $3, 'Sur', 'Carrera 100 # 11 - 60', 'Cali', $4, false, 3.37, -76.53)`,
    south,
    ana.id,
    branches[1],
  )
  const tab = () => ({ branch: branches[0] as string, shown: null })
  return { ana, south, products: names.map((name) => shelfId('verde', name)), tabs: [tab(), tab()], counts }
}

type Step = (world: World, tab: Tab) => Promise<void>

const ask = <C extends Parameters<Shopper['call']>[0]>({ ana }: World, { branch }: Tab, call: C, input: object) =>
  ana.call(call, input as never, { office: branch })

/** The screen follows the answer, and the header the cart's branch. */
function show(tab: Tab, shown: Order | null) {
  tab.shown = shown
  if (shown && shown.products.length > 0) tab.branch = shown.branch_office_id ?? tab.branch
}

const reload: Step = async (world, tab) => show(tab, (await ask(world, tab, cart.getActiveCart, {})).body.cart as Order | null)

async function change(world: World, tab: Tab, call: Parameters<Shopper['call']>[0], input: object) {
  const answer = await ask(world, tab, call, input)
  expect(answer.status).toBeLessThan(500)
  if (answer.status === 200 && 'cart' in answer.body) show(tab, answer.body.cart as Order)
  else await reload(world, tab)
  return answer
}

const withCart =
  (step: (world: World, tab: Tab, shown: Order) => Promise<unknown>): Step =>
  async (world, tab) => {
    if (tab.shown) await step(world, tab, tab.shown)
  }

const add =
  (product: number, count: number): Step =>
  async (world, tab) =>
    void (await change(world, tab, cart.addProduct, { product: world.products[product], count }))

const chooseBranch = (branch: string): Step =>
  withCart(async (world, tab, { id: uuid }) => {
    const answer = await change(world, tab, cart.selectBranch, { uuid, branch_office_id: branch })
    if (answer.status === 200) expect(tab.shown?.branch_office_id).toBe(branch)
  })

/** A destination, asked first; what was shown is what the cart costs afterwards, and refusing changes nothing. */
const choosePlace = (place: 'north' | 'south' | 'pickup north' | 'pickup south', isAccepted: boolean): Step =>
  withCart(async (world, tab, { id: uuid }) => {
    const type = place.startsWith('pickup') ? 'pickup' : 'delivery'
    const isSouth = place.endsWith('south')
    const id = type === 'pickup' ? branches[isSouth ? 1 : 0] : isSouth ? world.south : world.ana.addressId
    const asking = { uuid, type, address_selected: { id } }
    const before = (await ask(world, tab, cart.getActiveCart, {})).body
    const asked = await ask(world, tab, cart.selectAddress, { ...asking, consent: {} })
    if (asked.body.code !== 'BRANCH_CHANGES') return change(world, tab, cart.selectAddress, { ...asking, consent: {} })
    expect((await ask(world, tab, cart.getActiveCart, {})).body).toEqual(before)
    if (!isAccepted) return
    const { to, after } = asked.body.data as BranchChange
    const consent = { branch_office_id: to.id, total: after.price_total_computed }
    const moved = await change(world, tab, cart.selectAddress, { ...asking, consent })
    expect([moved.status, tab.shown?.branch_office_id, tab.shown?.price_total_computed]).toEqual([200, to.id, after.price_total_computed])
  })

const shopChanges =
  (column: 'price' | 'stock', product: number, branch: string, value: number): Step =>
  async ({ products }) =>
    void (await sql(
      `update product_branches set ${column} = $4 where business_id = $1 and product_id = $2 and office_id = $3`,
      products[product],
      branch,
      value,
    ))

const coupon = (code: string): Step => withCart((world, tab, { id: uuid }) => change(world, tab, cart.applyCoupon, { uuid, code }))

const checkAnd = (call: typeof cart.acceptAll | typeof cart.rejectAll): Step =>
  withCart(async (world, tab, { id: uuid }) => {
    const { body } = await ask(world, tab, cart.checkCart, { uuid, branch_office_id: tab.branch })
    if ('productsReadyToPay' in body && hasNews(body as unknown as CartValidation)) await change(world, tab, call, { uuid })
    else await reload(world, tab)
  })

/** A guest fills a cart at a branch and signs in: it replaces the cart on the server. */
const signInAsGuest =
  (branch: string, product: number): Step =>
  async (world, tab) => {
    await ask(world, tab, cart.deleteActiveCart, {})
    const at = { ...tab, branch }
    await ask(world, at, cart.addProduct, { product: world.products[product], count: 2 })
    await reload(world, tab)
    if (tab.shown) expect(tab.shown.branch_office_id).toBe(branch)
  }

const stocks = async ({ products }: World) =>
  server.db.withTenant('verde', (tx) =>
    tx.query<{ key: string; stock: number }>(
      `select product_id || ' ' || office_id as key, stock from product_branches where business_id = $1 and product_id = any($2) order by 1`,
      ['verde', products],
    ),
  )

/** Presses Finalizar as the screen does: each refusal is answered, and none comes twice. */
const finish: Step = withCart(async (world, tab) => {
  const heard = new Set<string>()
  for (let press = 0; press < 8; press++) {
    const { shown } = tab
    // The screen's own guards: nothing to order, no destination, below the minimum.
    if (!shown || shown.products.length === 0 || !shown.address_selected || shown.price_subtotal_computed < minimum) return
    const { id: uuid } = shown
    if (!shown.payment_method_selected) {
      await change(world, tab, cart.selectPaymentMethod, { uuid, payment_method_selected: 'cash' })
      continue
    }
    if (!shown.bags_config) {
      await change(world, tab, cart.selectBags, { uuid, bags_config: { code: 'papel' } })
      continue
    }
    const before = await stocks(world)
    const answer = await ask(world, tab, cart.createOrder, { uuid, total_price: shown.price_total_computed })
    if (answer.status === 200) return placed(world, shown, answer.body.order as Order, before)
    world.counts.refused++
    const { code, data } = answer.body as { code: string; data?: unknown }
    const refusal = JSON.stringify([code, data, shown.price_total_computed])
    expect(heard, 'the same refusal twice').not.toContain(refusal)
    heard.add(refusal)
    await answerRefusal(world, tab, uuid, code, data)
  }
  expect.fail(`still refused: ${[...heard].join('\n')}`)
})

async function placed(world: World, shown: Order, order: Order, before: { key: string; stock: number }[]) {
  for (const tab of world.tabs) show(tab, null)
  world.counts.placed++
  expect([order.price_total_computed, order.branch_office_id]).toEqual([shown.price_total_computed, shown.branch_office_id])
  const taken = (await stocks(world)).flatMap(({ key, stock }, at) => (stock === before[at]?.stock ? [] : [key]))
  expect(taken).toEqual(order.products.map(({ id }) => `${id} ${order.branch_office_id}`).toSorted())
}

async function answerRefusal(world: World, tab: Tab, uuid: string, code: string, data: unknown) {
  const news = data as Partial<CartValidation> & { idCoupon?: string }
  const lists = [news.productsDifferentPrice, news.productsInactive, news.productsNotExists, news.productsWithoutStock]
  for (const { product_id: productId } of lists.flatMap((each) => each ?? []))
    await change(world, tab, cart.acceptProduct, { uuid, productId })
  if (code === 'COUPON_INVALID') await change(world, tab, cart.removeCoupon, { uuid, idCoupon: news.idCoupon })
  await reload(world, tab)
}

class Move implements fc.AsyncCommand<object, World> {
  readonly words: string
  readonly tab: 0 | 1
  readonly step: Step

  constructor(words: string, tab: 0 | 1, step: Step) {
    this.words = words
    this.tab = tab
    this.step = step
  }
  check = () => true
  async run(_model: object, world: World) {
    await this.step(world, world.tabs[this.tab])
    // One cart, whoever looks and from wherever.
    const seen = await Promise.all(branches.map((office) => world.ana.call(cart.getActiveCart, {}, { office })))
    expect(seen[0]?.body).toEqual(seen[1]?.body)
  }
  toString = () => `tab ${this.tab}: ${this.words}`
}

const tab = fc.constantFrom(0 as const, 1 as const)
const branch = fc.constantFrom(...branches)
const product = fc.nat(2)
const moves = (words: string, steps: fc.Arbitrary<[string, Step]>) =>
  fc.tuple(tab, steps).map(([at, [detail, step]]) => new Move(`${words} ${detail}`, at, step))
const anyMove = [
  moves(
    'adds',
    fc.tuple(product, fc.integer({ min: 1, max: 5 })).map(([at, count]) => [`${count} of ${at}`, add(at, count)]),
  ),
  moves(
    'goes to',
    branch.map((at) => [at, chooseBranch(at)]),
  ),
  moves(
    'wants it at',
    fc
      .tuple(fc.constantFrom('north', 'south', 'pickup north', 'pickup south'), fc.boolean())
      .map(([place, isAccepted]) => [`${place}, ${isAccepted ? 'accepts' : 'refuses'}`, choosePlace(place, isAccepted)]),
  ),
  moves(
    'the shop sets the price',
    fc
      .tuple(product, branch, fc.integer({ min: 1000, max: 4000 }))
      .map(([at, where, to]) => [`${at} ${where} ${to}`, shopChanges('price', at, where, to)]),
  ),
  moves(
    'the shop sets the stock',
    fc.tuple(product, branch, fc.nat(6)).map(([at, where, to]) => [`${at} ${where} ${to}`, shopChanges('stock', at, where, to)]),
  ),
  moves(
    'applies',
    fc.constantFrom('todas', 'norte').map((code) => [code, coupon(code)]),
  ),
  moves('checks and accepts', fc.constant(['', checkAnd(cart.acceptAll)])),
  moves('checks and rejects', fc.constant(['', checkAnd(cart.rejectAll)])),
  moves('reloads', fc.constant(['', reload])),
  moves(
    'signs in as a guest at',
    fc.tuple(branch, product).map(([at, what]) => [`${at} with ${what}`, signInAsGuest(at, what)]),
  ),
  moves('finishes', fc.constant(['', finish])),
]

test('A-132 A-45 A-65: what was shown and accepted is what the order costs, and no refusal comes twice', async () => {
  console.log(`ways: seed ${seed}`)
  const counts = { placed: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.commands([...anyMove, ...anyMove.slice(2, 6)], { maxCommands: 20, size: 'max' }), async (commands) => {
      const world = await aWorld(counts)
      // Everybody has something in the cart and somewhere to bring it, and ends with pressing Finalizar, however old what the tab shows.
      await add(0, 2)(world, world.tabs[0])
      await choosePlace('north', true)(world, world.tabs[0])
      await reload(world, world.tabs[1])
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
      await finish(world, world.tabs[1])
      await finish(world, world.tabs[0])
    }),
    { numRuns: ways, seed, interruptAfterTimeLimit: limitMs, endOnFailure: process.env.PLAZA_WAYS === undefined },
  )
  console.log(`ways: ${counts.placed} orders placed, ${counts.refused} refusals answered`)
  expect(counts.placed).toBeGreaterThan(0)
}, 3_700_000)
