import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { wompiEvent } from '@plaza/contracts/payments/payments.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { send } from '../testing/send.ts'
import { anUnpaidOrder, aTransaction, wompiEventOf, writeToBooks } from '../testing/payments.ts'
import { stockShelves } from '../testing/shelves.ts'
import { configure, paperBags } from '../testing/shopper.ts'

/** The faults are put into the database: a lock that another connection holds stops the server exactly there, and then it is killed. */
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], payment_gateways: ['wompi'] })
  await stockShelves(server.db, 'verde', [{ id: 'leche', price: 5000, stock: 1000 }])
})
afterAll(() => server?.stop())

async function anUnpaidId(): Promise<string> {
  const { order } = await anUnpaidOrder(server)
  await writeToBooks(server, order.id, paymentOf(order.id))
  return order.id
}

const paymentOf = (reference: string) => aTransaction({ id: `tx-${reference}` })
const anApproval = (reference: string) => wompiEventOf(server, reference, paymentOf(reference))

const orderOf = async (id: string) => {
  const sql = `select state, (select count(*)::int from order_state_updates u where u.business_id = o.business_id and u.order_id = o.id
    and u.state = '6_payment_complete') as paid from orders o where business_id = 'verde' and id = $1`
  const [row] = await server.db.withTenant('verde', (tx) => tx.query<{ state: string; paid: number }>(sql, [id]))
  return row
}

interface Victim {
  readonly url: string
  readonly child: ChildProcess
}

/** A server of its own on the same database, as an operator starts it. */
async function aVictim(): Promise<Victim> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-victim-'))
  const main = path.resolve(import.meta.dirname, '../main.ts')
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: server.databaseUrl,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = String(text).match(/http:\/\/[^\s]+/)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { url, child }
}

async function kill({ child }: Victim) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Runs `work` while another connection holds this lock. */
async function holding<T>(lock: string, values: unknown[], work: () => Promise<T>): Promise<T> {
  const client = await server.db.pool.connect()
  try {
    await client.query("begin; set local app.business = 'verde'")
    await client.query(lock, values)
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const paidSoon = async (id: string) => {
  for (let turn = 0; turn < 200 && (await orderOf(id))?.paid !== 1; turn++) await pause(50)
  return orderOf(id)
}

test('killed after the event was answered and before the order moved: whoever looks next pays it, once', async () => {
  const id = await anUnpaidId()
  const victim = await aVictim()
  const lock = "select 1 from orders where business_id = 'verde' and id = $1 for update"
  await holding(lock, [id], async () => {
    const told = await send(victim.url, wompiEvent, anApproval(id))
    expect(told.status).toBe(200)
    await kill(victim)
  })
  expect(await paidSoon(id)).toEqual({ state: '6_payment_complete', paid: 1 })
}, 60_000)

test('killed before the event was written: no 200, so the provider tells it again, and it counts once', async () => {
  const id = await anUnpaidId()
  const victim = await aVictim()
  await holding('lock table payment_events in exclusive mode', [], async () => {
    const told = send(victim.url, wompiEvent, anApproval(id)).then(
      (answer) => answer.status,
      () => 'no answer',
    )
    await pause(300)
    await kill(victim)
    expect(await told).toBe('no answer')
  })
  expect(await orderOf(id)).toEqual({ state: '5_waiting_online_payment', paid: 0 })
  for (let again = 0; again < 2; again++) expect((await server.call(wompiEvent, anApproval(id))).status).toBe(200)
  expect(await paidSoon(id)).toEqual({ state: '6_payment_complete', paid: 1 })
}, 60_000)
