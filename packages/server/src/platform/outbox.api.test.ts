import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Counter } from 'prom-client'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { addToOutbox, type OutboxRow, startRelay } from './outbox.ts'

let seeded: TestServer
let shop: TestServer
beforeAll(async () => {
  seeded = await startTestServer()
  // Demo mode on a database that is not empty: /dev/outbox without the demo's goods.
  shop = await startTestServer({ databaseUrl: seeded.databaseUrl, env: { DEMO: '1' } })
})
afterAll(async () => {
  await shop?.stop()
  await seeded?.stop()
})

const mail = (to: string) => ({ to, subject: 'Hola', body: 'Tu pedido va en camino <b>' })
const sentTo = (to: string) => shop.db.withTenant('verde', (tx) => tx.query('select subject from sent_messages where recipient = $1', [to]))

test('what is rolled back is never sent', async () => {
  const failing = shop.db.withTenant('verde', async (tx) => {
    await addToOutbox(tx, 'mail', mail('nadie@demo.co'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await pause(100)
  expect(await sentTo('nadie@demo.co')).toEqual([])
})

test('a mail leaves after the commit and shows at /dev/outbox, as JSON and as a page', async () => {
  await shop.db.withTenant('verde', (tx) => addToOutbox(tx, 'mail', mail('ana@demo.co')))
  await expect.poll(() => sentTo('ana@demo.co')).toEqual([{ subject: 'Hola' }])
  const { messages } = (await (await shop.request('/dev/outbox', { headers: { accept: 'application/json' } })).json()) as {
    messages: unknown[]
  }
  expect(messages[0]).toMatchObject({ business: 'verde', kind: 'mail', to: 'ana@demo.co', body: 'Tu pedido va en camino <b>' })
  const page = await (await shop.request('/dev/outbox', { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('Tu pedido va en camino &#60;b&#62;')
})

// Another process that commits messages one after another, says so, and is killed in the middle.
const writer = `
  import { connectDatabase } from '${path.join(import.meta.dirname, 'database.ts')}'
  import { addToOutbox } from '${path.join(import.meta.dirname, 'outbox.ts')}'
  const db = await connectDatabase(process.argv[1])
  for (let i = 0; ; i++) {
    await db.withTenant('verde', (tx) => addToOutbox(tx, 'mail', { to: process.argv[2], body: String(i) }))
    process.stdout.write(i + '\\n')
  }`

test('messages whose process was killed between commit and delivery arrive, each once', async () => {
  for (let round = 0; round < 3; round++) {
    const to = `round-${round}@demo.co`
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, shop.databaseUrl, to])
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(20)
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    const committed = said.trim().split('\n').length
    await expect.poll(() => sentTo(to).then((rows) => rows.length), { timeout: 10_000 }).toBeGreaterThanOrEqual(committed)
    const bodies = await shop.db.withTenant('verde', (tx) =>
      tx.query<{ body: string }>('select body from sent_messages where recipient = $1', [to]),
    )
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(bodies.length)
  }
}, 60_000)

test('a delivery that fails is tried again later, with its reason kept', async () => {
  const tried: OutboxRow[] = []
  const counter = new Counter({ name: 'test_outbox', help: '-', labelNames: ['topic', 'result'], registers: [] })
  const other = await startTestServer()
  await other.db.withTenant('verde', (tx) => addToOutbox(tx, 'carrier-pigeon', { to: 'x' }))
  const waiting = () =>
    other.db.withPlatform((tx) =>
      tx.query<{ attempts: number; last_error: string | null; later: boolean }>(
        'select attempts, last_error, next_try > now() as later from outbox where sent_at is null',
      ),
    )
  await expect.poll(waiting).toMatchObject([{ attempts: 1, last_error: 'Nobody delivers "carrier-pigeon"', later: true }])
  const relay = startRelay({
    db: other.db,
    log: pino({ level: 'silent' }),
    delivered: counter,
    deliver: async (row) => void tried.push(row),
  })
  await other.db.withPlatform((tx) => tx.run('update outbox set next_try = now()'))
  await relay.drained()
  await relay.close()
  await other.stop()
  expect(tried.length).toBeLessThanOrEqual(1)
})

test('two relays together deliver each message once', async () => {
  const other = await startTestServer({ databaseUrl: shop.databaseUrl })
  await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      (i % 2 ? shop : other).db.withTenant('verde', (tx) => addToOutbox(tx, 'sms', { to: 'pair', body: String(i) })),
    ),
  )
  await expect.poll(() => sentTo('pair').then((rows) => rows.length), { timeout: 10_000 }).toBe(60)
  await other.stop()
})
