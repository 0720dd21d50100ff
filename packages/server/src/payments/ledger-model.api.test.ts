import { randomInt } from 'node:crypto'
import { changeOrder, getOrder } from '@plaza/contracts/orders/orders.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { continueUnpaid, listPayments, recordRefund, recordTakenBack, wompiEvent } from '@plaza/contracts/payments/payments.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { anUnpaidOrder, aTransaction, type TestTransaction, wompiEventOf, writeToBooks } from '../testing/payments.ts'
import { stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

/**
 * Random lives of orders against a model that knows no SQL: what each transaction was told to be, and what staff gave back. Whatever the order of
 * events, the books add up, no approval is lost, and an order that is not paid is never taken for paid. LEDGER_SEED repeats a run.
 */
const seed = Number(process.env.LEDGER_SEED ?? randomInt(2 ** 31))
const budgetMs = 12_000
const stepsPerOrder = 14
const total = 10_500

let server: TestServer
let admin: Shopper

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], payment_gateways: ['wompi'] })
  await stockShelves(server.db, 'verde', [{ id: 'leche', price: 5000, stock: 100_000 }])
  admin = await aShopper(server, 'verde', { role: 'admin' })
})
afterAll(() => server?.stop())

/** A small generator whose sequence the seed decides. */
function numbersFrom(start: number) {
  let state = start >>> 0
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface Known {
  readonly id: string
  readonly amount: number
  status: string
  done: number
}
interface World {
  readonly order: Order
  readonly known: Map<string, Known>
  readonly pick: (below: number) => number
  readonly log: string[]
  serial: number
}

const isTaken = (status: string) => ['VOIDED', 'REFUNDED', 'CHARGED_BACK'].includes(status)
const mayFollow = (before: string | undefined, after: string) =>
  before === undefined || (before === 'PENDING' && after !== 'PENDING') || (before === 'APPROVED' && isTaken(after))

/** The provider's word changes only as a provider's may; the event may claim anything. */
async function tell(world: World, id: string, status: string, amount = total) {
  const known = world.known.get(id)
  if (mayFollow(known?.status, status)) {
    const next = known ?? { id, amount, status, done: 0 }
    next.status = status
    world.known.set(id, next)
  }
  const now = world.known.get(id) as Known
  const transaction: TestTransaction = aTransaction({ id, status: now.status, amount: now.amount * 100 })
  await writeToBooks(server, world.order.id, transaction)
  await server.call(wompiEvent, wompiEventOf(server, world.order.id, { ...transaction, status }))
}

const someOf = (world: World) => [...world.known.keys()][world.pick(Math.max(1, world.known.size))]
const fresh = (world: World) => `${world.order.id}-${world.serial++}`

const operations: Record<string, (world: World) => Promise<unknown>> = {
  approve: (world) => tell(world, fresh(world), 'APPROVED'),
  'approve another amount': (world) => tell(world, fresh(world), 'APPROVED', total + 1000),
  begin: (world) => tell(world, fresh(world), 'PENDING'),
  decline: (world) => tell(world, fresh(world), 'DECLINED'),
  'settle late': async (world) => {
    const id = someOf(world)
    if (id) await tell(world, id, ['APPROVED', 'DECLINED', 'PENDING', 'ERROR'][world.pick(4)] as string)
  },
  void: async (world) => {
    const id = someOf(world)
    if (id) await tell(world, id, 'VOIDED')
  },
  'tell twice at once': async (world) => {
    const known = world.known.get(someOf(world) ?? '')
    if (known) await Promise.all([tell(world, known.id, known.status), tell(world, known.id, known.status)])
  },
  'charge back': async (world) => {
    const known = world.known.get(someOf(world) ?? '')
    if (!known) return
    const { status } = await admin.call(recordTakenBack, { gateway: 'wompi', transaction_id: known.id, status: 'charged_back' })
    expect(status === 200).toBe(known.status === 'APPROVED' || known.status === 'CHARGED_BACK')
    if (status === 200) known.status = 'CHARGED_BACK'
  },
  refund: async (world) => {
    const { payments } = (await admin.call(listPayments, { to_refund: 'true', limit: 200 })).body.data
    const due = payments.find(({ order_id }) => order_id === world.order.id)
    if (!due) return
    const key = { gateway: 'wompi' as const, transaction_id: due.transaction_id, amount: due.refund_due - due.refund_done }
    const answers = await Promise.all([admin.call(recordRefund, key), admin.call(recordRefund, key)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const known = world.known.get(due.transaction_id) as Known
    known.done += key.amount
  },
  accept: (world) => move(world, '7_admin_cart_accept'),
  pick: (world) => move(world, '8_store_select_products'),
  dispatch: (world) => move(world, '10_store_dispatch_products'),
  cancel: async (world) => world.pick(3) === 0 && move(world, '12_store_cancel_order'),
  decide: (world) => admin.call(continueUnpaid, { id: world.order.id }),
  'void while accepting': async (world) => {
    const id = someOf(world)
    if (id) await Promise.all([tell(world, id, 'VOIDED'), move(world, '7_admin_cart_accept')])
  },
}
const move = (
  world: World,
  state: '7_admin_cart_accept' | '8_store_select_products' | '10_store_dispatch_products' | '12_store_cancel_order',
) => admin.call(changeOrder, { id: world.order.id, state })

async function check(world: World, before: Order, operation: string) {
  const known = [...world.known.values()]
  const read = async () => (await admin.call(getOrder, { id: world.order.id })).body
  // Nothing is lost, and everything is what it was last allowed to become; the provider is asked about an event for longer than its sender waits.
  const recorded = async () => ((await read()).payments ?? []).map((each) => `${each.transaction_id} ${each.status}`).toSorted()
  await expect.poll(recorded, { timeout: 10_000 }).toEqual(known.map(({ id, status }) => `${id} ${status.toLowerCase()}`).toSorted())
  const { order, payments = [] } = await read()
  const byId = new Map(payments.map((payment) => [payment.transaction_id, payment]))

  const owed = order.state === '12_store_cancel_order' ? 0 : total
  const approved = known.filter(({ status }) => status === 'APPROVED')
  const counting = approved.filter(({ amount }) => amount === total)
  const kept = Math.min(owed, sum(counting.map(({ amount, done }) => amount - done)))
  const due = sum(approved.map(({ id }) => byId.get(id)?.refund_due ?? 0))
  expect(due).toBe(sum(approved.map(({ amount }) => amount)) - kept)
  for (const { refund_due, refund_done, status } of payments) {
    expect(refund_due).toBeGreaterThanOrEqual(refund_done)
    if (status !== 'approved') expect(refund_due).toBe(refund_done)
  }

  const isCovered = owed > 0 && kept >= owed
  const waits = order.state === '5_waiting_online_payment' || order.state === '11_store_onlinepayment_fail'
  if (order.state === '6_payment_complete') expect(isCovered).toBe(true)
  if (waits) expect(isCovered).toBe(false)
  if (isCovered) expect([order.payment_voided_at, order.payment_blocked]).toEqual([null, false])
  if (!isCovered && ['7_admin_cart_accept', '8_store_select_products'].includes(order.state)) expect(order.payment_voided_at).not.toBeNull()
  // What was stopped before stays stopped, unless it was paid, decided or given up.
  if (before.payment_blocked && !isCovered && operation !== 'decide' && order.state !== '12_store_cancel_order')
    expect(['5_waiting_online_payment', '11_store_onlinepayment_fail', before.state]).toContain(order.state)
  return order
}

const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + each, 0)

test(`A-40 A-54: the payment ledger holds in random lives of orders (LEDGER_SEED=${seed})`, async () => {
  const pick = numbersFrom(seed)
  const names = Object.keys(operations)
  const end = performance.now() + budgetMs
  let orders = 0
  while (performance.now() < end) {
    const { order } = await anUnpaidOrder(server)
    const world: World = { order, known: new Map(), pick, log: [], serial: 0 }
    let current = order
    for (let step = 0; step < stepsPerOrder; step++) {
      const name = names[pick(names.length)] as string
      world.log.push(name)
      try {
        await operations[name]?.(world)
        current = await check(world, current, name)
      } catch (error) {
        throw new Error(`LEDGER_SEED=${seed}, order ${orders}: ${world.log.join(' → ')}`, { cause: error })
      }
    }
    orders++
  }
  expect(orders).toBeGreaterThan(3)
}, 60_000)
