import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { connectDatabase } from './database.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

const firstLockOff = 'select distinct business_id from users'

test('S-1-002 with the first lock off, row-level security still shows one business only', async () => {
  const seen = await shop.db.withTenant('azul', (tx) => tx.query(firstLockOff))
  expect(seen).toEqual([{ business_id: 'azul' }])
})

test('S-1-002 a row of another business can be neither written, changed nor removed', async () => {
  const inVerde = (work: string) => shop.db.withTenant('verde', (tx) => tx.run(work))
  await expect(inVerde("insert into brands (business_id, id, name, display_name) values ('azul', 'x', 'x', 'x')")).rejects.toThrow(
    /row-level security/,
  )
  expect(await inVerde("update users set name = 'x' where business_id = 'azul'")).toBe(0)
  expect(await inVerde("delete from addresses where business_id = 'azul'")).toBe(0)
  await expect(
    inVerde(
      "update brands set business_id = 'azul'; insert into brands (business_id, id, name, display_name) values ('azul', 'y', 'y', 'y')",
    ),
  ).rejects.toThrow()
})

test('S-1-002 without a business, and for the platform, tenant tables look empty', async () => {
  expect((await shop.db.pool.query(firstLockOff)).rows).toEqual([])
  expect(await shop.db.withPlatform((tx) => tx.query(firstLockOff))).toEqual([])
})

test('S-1-002 every table with a business_id is under forced row-level security', async () => {
  const open = await shop.db.pool.query(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)
      and c.relname not in ('remote_channels', 'remote_history')`)
  expect(open.rows).toEqual([])
})

test('one business does not leak into the next transaction of the same connection', async () => {
  await shop.db.withTenant('verde', (tx) => tx.query('select 1'))
  const left = await shop.db.pool.query("select nullif(current_setting('app.business', true), '') as business")
  expect(left.rows).toEqual([{ business: null }])
})

test('a business id that is not one never reaches SQL', async () => {
  expect(() => shop.db.withTenant("verde'; drop table users; --", async () => 1)).toThrow(/Not a business id/)
})

test('S-1-002 a reader sees rows of its business alone, cannot write, and leaves its connection usable after a failure', async () => {
  const verde = shop.db.reader('verde')
  expect(await verde.query(firstLockOff)).toEqual(await shop.db.withTenant('verde', (tx) => tx.query(firstLockOff)))
  const both = await Promise.all(['verde', 'azul'].map((id) => shop.db.reader(id).query<{ business_id: string }>(firstLockOff)))
  expect(both.flatMap((rows) => [...new Set(rows.map((row) => row.business_id))])).toEqual(['verde', 'azul'])
  await expect(verde.query("update brands set name = 'x'")).rejects.toThrow(/read-only/)
  await expect(verde.query('select nothing')).rejects.toThrow(/nothing/)
  const after = await Promise.all(Array.from({ length: 30 }, () => verde.query('select 1 as one')))
  expect(after.flat()).toEqual(Array.from({ length: 30 }, () => ({ one: 1 })))
  expect(() => shop.db.reader("verde'; drop table users; --")).toThrow(/Not a business id/)
})

test('S-1-002 readers that ask in one breath fail and see by themselves, and nothing of theirs stays on the connection', async () => {
  const db = await connectDatabase(shop.databaseUrl)
  try {
    const [verde, azul, kept] = [db.reader('verde'), db.reader('azul'), db.reader('verde', { keptPlans: true })]
    const settings = `select current_setting('app.business', true) as business, current_setting('plan_cache_mode') as plans, current_setting('transaction_read_only') as reads`
    const asked = await Promise.allSettled([
      verde.query(settings),
      verde.query('select 1 / $1::int as one', [0], 'one-by'),
      verde.query('select 1 / $1::int as one', [1], 'one-by'),
      verde.query('select nothing', [], 'no-statement'),
      azul.query(settings),
      kept.query(settings),
      kept.query('select $1::text[] as asked', [['a', 'b']]),
    ])
    expect(asked.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
      [{ business: 'verde', plans: 'auto', reads: 'on' }],
      'error: division by zero',
      [{ one: 1 }],
      'error: column "nothing" does not exist',
      [{ business: 'azul', plans: 'auto', reads: 'on' }],
      [{ business: 'verde', plans: 'force_generic_plan', reads: 'on' }],
      [{ asked: ['a', 'b'] }],
    ])
    await expect(verde.query('select nothing', [], 'no-statement')).rejects.toThrow('column "nothing" does not exist')
    const everywhere = await Promise.all(Array.from({ length: 20 }, () => db.pool.query(settings)))
    expect([...new Set(everywhere.map(({ rows: [row] }) => JSON.stringify([{ ...row, business: row.business ?? '' }])))]).toEqual([
      '[{"business":"","plans":"auto","reads":"off"}]',
    ])
  } finally {
    await db.close()
  }
})

test('while all connections are busy readers wait and go out together; a lost connection is told to each of them', async () => {
  const db = await connectDatabase(shop.databaseUrl)
  try {
    const busy = await Promise.all(Array.from({ length: db.pool.options.max }, () => db.pool.connect()))
    const waiting = Array.from({ length: 40 }, (_, at) => db.reader('verde').query('select $1::int as at', [at], 'at'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(db.pool.waitingCount).toBe(1)
    for (const client of busy) client.release()
    expect((await Promise.all(waiting)).flat()).toEqual(waiting.map((_, at) => ({ at })))
    const lost = await Promise.allSettled([
      db.reader('verde').query('select pg_terminate_backend(pg_backend_pid())'),
      db.reader('verde').query('select 1 as one'),
    ])
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await db.reader('verde').query('select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await db.close()
  }
})

test('statements sent together all fail with the reason of the one that failed', async () => {
  const heard: unknown[] = []
  const working = shop.db.withTenant('verde', async (tx) => {
    const asked = [tx.query('select $1::text', ['\0']), tx.query('select 2'), tx.run('select 3'), tx.write('select 4')]
    heard.push(...(await Promise.allSettled<unknown>(asked)).map((each) => each.status === 'rejected' && each.reason.code))
  })
  await expect(working).rejects.toMatchObject({ code: '22021' })
  expect(heard).toEqual(['22021', '22021', '22021', '22021'])
})

test('work that fails is rolled back, and what waits for the commit does not run', async () => {
  let told = false
  const failing = shop.db.withTenant('verde', async (tx) => {
    tx.afterCommit(() => (told = true))
    await tx.run("insert into brands (business_id, id, name, display_name) values ('verde', 'lost', 'lost', 'lost')")
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(told).toBe(false)
  expect(await shop.db.withTenant('verde', (tx) => tx.query("select 1 from brands where id = 'lost'"))).toEqual([])
})

test('work that asks for a second connection while it holds one is found in any test', async () => {
  const nested: (() => Promise<unknown>)[] = [
    () => shop.db.withTenant('azul', (tx) => tx.query('select 1')),
    () => shop.db.withPlatform((tx) => tx.query('select 1')),
    () => shop.db.reader('verde').query('select 1'),
    () => shop.uses.cards.of('verde', ['leche'], 'verde-norte'),
  ]
  for (const ask of nested) await expect(shop.db.withTenant('verde', ask), String(ask)).rejects.toThrow(/second connection/)
  for (const ask of nested) await ask()
})

test('statements whose long names begin alike are two', async () => {
  const name = 'listing-discount-stock-category_id-sub_category_id-brand-min_price-max_price'
  await shop.db.withTenant('verde', async (tx) => {
    expect(await tx.query('select $1::int as one', [1], name)).toEqual([{ one: 1 }])
    expect(await tx.query('select $1::int as two', [2], `${name}-only_offers`)).toEqual([{ two: 2 }])
    expect(await tx.query('select $1::int as one', [1], name)).toEqual([{ one: 1 }])
  })
})

test('a deadlock is run again when asked to', async () => {
  let runs = 0
  const lockBoth = (first: string, second: string) =>
    shop.db.withTenant(
      'verde',
      async (tx) => {
        runs++
        await tx.run('update offices set name = name where business_id = $1 and id = $2', ['verde', first])
        await new Promise((resolve) => setTimeout(resolve, 100))
        await tx.run('update offices set name = name where business_id = $1 and id = $2', ['verde', second])
      },
      { retry: 5 },
    )
  await Promise.all([lockBoth('verde-norte', 'verde-sur'), lockBoth('verde-sur', 'verde-norte')])
  expect(runs).toBeGreaterThan(2)
})

test('a server that does not answer stops the start with one line', async () => {
  await expect(connectDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/^DATABASE_URL: PostgreSQL does not answer/)
})

test('a role above row-level security is refused', async () => {
  const url = new URL(shop.databaseUrl)
  url.username = 'postgres'
  const client = new pg.Client({ connectionString: url.href })
  const reachable = await client.connect().then(
    () => true,
    () => false,
  )
  if (reachable) await client.end()
  // Only the embedded server lets the test in as its superuser.
  if (reachable) await expect(connectDatabase(url.href)).rejects.toThrow(/role "postgres" is a superuser/)
})

test('a shared flush: what was written is on disk before the work is answered', async () => {
  // The tests' PostgreSQL waits for no disk unless asked to.
  const db = await connectDatabase(`${shop.databaseUrl}${shop.databaseUrl.includes('?') ? '&' : '?'}options=-c%20synchronous_commit%3Don`)
  try {
    for (let turn = 0; turn < 20; turn++) {
      const written = await db.withTenant(
        'verde',
        async (tx) => {
          await tx.run("update businesses set last_update_date = now() where business_id = 'verde'")
          const [row] = await tx.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
          return row?.at
        },
        { sharedFlush: true },
      )
      const { rows } = await db.pool.query('select pg_current_wal_flush_lsn() >= $1::pg_lsn as flushed', [written])
      expect(rows).toEqual([{ flushed: true }])
    }
  } finally {
    await db.close()
  }
})
