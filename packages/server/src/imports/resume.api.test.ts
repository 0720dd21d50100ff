import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkImport, getImport, uploadImport } from '@plaza/contracts/imports/imports.api'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../platform/database.ts'
import { createTestDatabase, testServerVariable } from '../testing/database.ts'
import { startTestServer, startTestPostgres, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { seedBusinesses } from '../testing/world.ts'

const rows = 3000
let postgres: Awaited<ReturnType<typeof startTestPostgres>> | null
let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database

beforeAll(async () => {
  postgres = process.env[testServerVariable] ? null : await startTestPostgres()
  database = await createTestDatabase(postgres?.url ?? (process.env[testServerVariable] as string))
  db = await connectDatabase(database.url)
  await seedBusinesses(db, ['verde'])
})
afterAll(async () => {
  await db.close()
  await database.drop()
  await postgres?.stop()
})

const inServer = async <T>(work: (server: TestServer) => Promise<T>): Promise<T> => {
  const server = await startTestServer({ databaseUrl: database.url })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

const untilPhase = (server: TestServer, token: string, id: string, phase: string) =>
  vi.waitFor(
    async () => {
      const { body } = await server.call(getImport, { id }, { token })
      expect(body.data.phase).toBe(phase)
      return body.data
    },
    { timeout: 50_000, interval: 50 },
  )

async function checkedImport(): Promise<string> {
  const lines = Array.from({ length: rows }, (_, n) => `K-${n},Producto ${n},Despensa,Granos,${1000 + n},5`)
  return inServer(async (server) => {
    const { token } = await server.signIn('superadmin@demo.co')
    const text = ['SKU,Nombre,Categoría,Subcategoría,Precio,Existencias', ...lines].join('\n')
    const { body } = await sendFiles<{ data: ImportDetail }>(server, uploadImport, { token }, [
      { field: 'file', name: 'a.csv', bytes: text },
    ])
    const { _id: id, mapping } = body.data
    await server.call(checkImport, { id, mapping: mapping as never }, { token })
    await untilPhase(server, token, id, 'checked')
    return id
  })
}

/** A whole server as a process of its own, to be killed. */
function anotherServer(folder: string): ChildProcess {
  const source = path.join(import.meta.dirname, '..')
  const code = `const { createServer } = await import('${source}/server.ts'); const { readEnv } = await import('${source}/platform/env.ts'); await createServer(readEnv(process.env))`
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', PORT: '0', DEMO: '0', DATA_DIR: folder, DATABASE_URL: database.url },
    stdio: 'ignore',
  })
}

const processed = async (id: string) => {
  const [row] = await db
    .reader('verde')
    .query<{ processed_records: number }>('select processed_records from product_imports where business_id = $1 and id = $2', ['verde', id])
  return row?.processed_records ?? 0
}

test('A-103: an import whose server is killed goes on where it was, and writes each product once', async () => {
  const id = await checkedImport()
  await db.withTenant('verde', (tx) =>
    tx.run(
      `update product_imports set phase = 'importing', import_status = 'in_progress', processed_records = 0, counts = '{}', changes = '[]', change_set = 'killed' where business_id = 'verde' and id = $1`,
      [id],
    ),
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-killed-'))
  const killed = anotherServer(folder)
  const gone = new Promise((resolve) => killed.once('exit', (_code, signal) => resolve(signal)))
  await vi.waitFor(async () => expect(await processed(id)).toBeGreaterThan(300), { timeout: 50_000, interval: 10 })
  killed.kill('SIGKILL')
  expect(await gone).toBe('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  const left = await processed(id)
  expect(left).toBeLessThan(rows)

  const done = await inServer(async (server) => {
    const { token } = await server.signIn('superadmin@demo.co')
    return untilPhase(server, token, id, 'done')
  })

  expect(done).toMatchObject({
    import_status: 'completed',
    processed_records: rows,
    counts: { created: rows, updated: 0, same: 0, wrong: 0 },
  })
  const [found] = await db.reader('verde').query<{ count: number; versions: number; entries: number; audited: number }>(
    `select count(*)::int as count, max(version) as versions, (select count(*)::int from product_branches where business_id = $1) as entries,
         (select count(distinct c.entity_id)::int from audit_changes c where c.business_id = $1 and c.change_set = 'killed' and c.entity = 'products') as audited from products where business_id = $1`,
    ['verde'],
  )
  expect(found).toEqual({ count: rows, versions: 1, entries: rows * 2, audited: rows })
}, 120_000)
