import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartError } from './env.ts'

export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url))
const lockNumber = 7_052_692

interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Applies the numbered .sql files that are not applied yet, each in its own transaction, and answers their names.
 * Instances that start together wait for each other. Throws StartError when an applied file was changed afterwards.
 */
export async function migrate(pool: pg.Pool, folder = ownMigrations): Promise<string[]> {
  const files = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const applied = await readApplied(client)
    refuseChanged(files, applied)
    const waiting = files.filter((file) => !applied.has(file.name))
    for (const file of waiting) await apply(client, file)
    if (waiting.length > 0) await watchNewTables(client)
    return waiting.map((file) => file.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {})
    client.release()
  }
}

/** The files in order; their joined checksums name a schema. */
export async function readMigrations(folder = ownMigrations): Promise<Migration[]> {
  const names = (await fs.readdir(folder)).filter((name) => /^\d+.*\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await fs.readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.PoolClient) {
  await client.query(
    'create table if not exists plaza_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const rows = await client.query<{ name: string; checksum: string }>('select name, checksum from plaza_migrations')
  return new Map(rows.rows.map((row) => [row.name, row.checksum]))
}

function refuseChanged(files: Migration[], applied: Map<string, string>) {
  const changed = files.find((file) => applied.has(file.name) && applied.get(file.name) !== file.checksum)
  if (changed)
    throw new StartError(
      `Migration ${changed.name} was changed after it was applied; write a new one instead (or remove the database of a development copy)`,
    )
}

// Triggers that no migration can forget (130-audit.sql).
async function watchNewTables(client: pg.PoolClient) {
  const { rows } = await client.query("select to_regprocedure('plaza_audit_attach()') is not null as there")
  if (rows[0].there) await client.query('select plaza_audit_attach()')
}

async function apply(client: pg.PoolClient, file: Migration) {
  try {
    await client.query('begin')
    await client.query("set local app.platform = 'on'")
    await client.query(file.sql)
    await client.query('insert into plaza_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(`Migration ${file.name} failed: ${(error as Error).message}`)
  }
}
