import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate, ownMigrations, readMigrations } from '../platform/migrate.ts'

/** Names the PostgreSQL of this run; its role may create databases. Set by the global set-up, inherited by every test file. */
export const testServerVariable = 'PLAZA_TEST_POSTGRES'
const lockNumber = 7_052_693

export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

/** PostgreSQL for tests: `DATABASE_URL` when given, otherwise an embedded one in the system's temporary folder, without fsync. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-test-'))
  fs.chmodSync(folder, 0o755)
  const embedded = await startEmbeddedPostgres({ folder, durable: false })
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A fresh database with our migrations (or those of `migrations`), copied from a template; `drop` removes it. */
export async function createTestDatabase(server: string, migrations = ownMigrations): Promise<{ url: string; drop(): Promise<void> }> {
  const template = await ensureTemplate(server, migrations)
  const name = `plaza_test_${randomBytes(6).toString('hex')}`
  await inDatabase(server, (client) => client.query(`create database ${name} template ${template}`))
  return {
    url: withDatabase(server, name),
    drop: () => drop(server, name),
  }
}

/** An empty database without a table. */
export async function createEmptyDatabase(server: string) {
  const name = `plaza_test_${randomBytes(6).toString('hex')}`
  await inDatabase(server, (client) => client.query(`create database ${name}`))
  return {
    url: withDatabase(server, name),
    drop: () => drop(server, name),
  }
}

// An autovacuum that is at work in it belongs to a superuser and ends by itself.
async function drop(server: string, name: string, tries = 10): Promise<void> {
  try {
    await inDatabase(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  } catch (error) {
    if (tries === 1 || (error as { code?: string }).code !== '42501') throw error
    await pause(500)
    await drop(server, name, tries - 1)
  }
}

async function ensureTemplate(server: string, migrations: string) {
  const files = await readMigrations(migrations)
  // One of another role, left by a run that was killed, may not be copied.
  const { username } = new URL(server)
  const name = `plaza_template_${createHash('sha256')
    .update([username, ...files.map((file) => file.name + file.checksum)].join())
    .digest('hex')
    .slice(0, 12)}`
  await inDatabase(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const known = await client.query('select 1 from pg_database where datname = $1', [name])
    if (known.rowCount === 0) await makeTemplate(client, server, name, migrations)
  })
  return name
}

// Built under another name: a template that is there is complete.
async function makeTemplate(client: pg.Client, server: string, name: string, migrations: string) {
  const fresh = `${name}_new`
  await client.query(`drop database if exists ${fresh} with (force)`)
  await client.query(`create database ${fresh}`)
  const pool = new pg.Pool({ connectionString: withDatabase(server, fresh), max: 1 })
  await migrate(pool, migrations).finally(() => pool.end())
  await client.query(`alter database ${fresh} rename to ${name}`)
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
