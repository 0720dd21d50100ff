import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, startTestPostgres, type TestPostgres, testServerVariable } from '../testing/database.ts'
import { connectDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'

let postgres: TestPostgres | null = null
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let db: Database
let folder: string

beforeAll(async () => {
  if (!process.env[testServerVariable]) postgres = await startTestPostgres()
})
afterAll(() => postgres?.stop())

beforeEach(async () => {
  empty = await createEmptyDatabase(postgres?.url ?? (process.env[testServerVariable] as string))
  db = await connectDatabase(empty.url)
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-migrations-'))
  write('001-first.sql', 'create table first (id int)')
  return async () => {
    await db.close()
    await empty.drop()
    fs.rmSync(folder, { recursive: true })
  }
})

const write = (name: string, sql: string) => fs.writeFileSync(path.join(folder, name), sql)

test('a migration that was changed after it ran is refused by name', async () => {
  await migrate(db.pool, folder)
  write('001-first.sql', 'create table first (id bigint)')
  await expect(migrate(db.pool, folder)).rejects.toThrow(/001-first\.sql was changed/)
})

test('a migration that fails leaves nothing behind', async () => {
  write('002-second.sql', 'create table second (id int); select nonsense;')
  await expect(migrate(db.pool, folder)).rejects.toThrow(/002-second\.sql failed/)
  const tables = await db.pool.query("select to_regclass('first') as first, to_regclass('second') as second")
  expect(tables.rows[0]).toEqual({ first: 'first', second: null })
})

test('two instances that start together apply each migration once', async () => {
  write('002-second.sql', 'create table second (id int)')
  const other = await connectDatabase(empty.url)
  const applied = await Promise.all([migrate(db.pool, folder), migrate(other.pool, folder)])
  await other.close()
  expect(applied.flat().sort()).toEqual(['001-first.sql', '002-second.sql'])
  expect(await migrate(db.pool, folder)).toEqual([])
})
