import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
const started: EmbeddedPostgres[] = []

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-embedded-'))
  fs.chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const each of started.splice(0)) await each.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const start = async (durable = true, abandonedAfter?: number) => {
  const postgres = await startEmbeddedPostgres({ folder, durable, ...(abandonedAfter ? { abandonedAfter } : {}) })
  started.push(postgres)
  return postgres
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const answer = await client.query(text)
  await client.end()
  return answer.rows
}

// Another process that starts the database, writes a row and is killed without a chance to clean up.
const victim = `
  import { startEmbeddedPostgres } from '${path.join(import.meta.dirname, 'embedded-postgres.ts')}'
  import pg from '${import.meta.resolve('pg')}'
  const postgres = await startEmbeddedPostgres({ folder: process.argv[1], abandonedAfter: Number(process.argv[2] ?? 60) })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create table if not exists kept (id int)')
  await client.query('insert into kept values (1)')
  process.kill(process.pid, 'SIGKILL')`

test('a folder in use by another Plaza is refused', async () => {
  await start(false)
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/^DATA_DIR: .* is in use by another Plaza \(process \d+\)/)
})

test.skipIf(process.getuid?.() !== 0)(
  'started by root below a folder that nobody may enter, it keeps its files where nobody may',
  async () => {
    const closed = path.join(folder, 'closed')
    fs.mkdirSync(closed, { mode: 0o700 })
    const postgres = await startEmbeddedPostgres({ folder: path.join(closed, 'data'), durable: false })
    started.push(postgres)
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    const again = await startEmbeddedPostgres({ folder: path.join(closed, 'data'), durable: false })
    started.push(again)
    expect(again.url).toBe(postgres.url)
    await again.stop()
    fs.rmSync(fs.readFileSync(path.join(closed, 'data', 'elsewhere'), 'utf8'), { recursive: true })
  },
)

test('the role is neither superuser nor above row-level security, and commits are durable', async () => {
  const { url } = await start()
  expect(await ask(url, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ])
  expect(await ask(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
})

test('data survives a stop and a start', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 7 as id')
  await first.stop()
  const second = await start()
  expect(second.reused).toBe(false)
  expect(await ask(second.url, 'select id from kept')).toEqual([{ id: 7 }])
})

test('a database that outlived a kill -9 of its parent is taken over and can be stopped', async () => {
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', victim, folder]).signal).toBe('SIGKILL')
  const heir = await start()
  expect(heir.reused).toBe(true)
  expect(await ask(heir.url, 'select id from kept')).toEqual([{ id: 1 }])
  await heir.stop()
  await expect(ask(heir.url, 'select 1')).rejects.toThrow()
})

test('a killed owner that nobody asked after yet does not hold the folder', async () => {
  // The shell becomes a program that never waits for its children: the killed one stays as a zombie.
  const parent = spawn('/bin/sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  await expect.poll(() => fs.readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep')
  const stat = () => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  fs.writeFileSync(path.join(folder, 'plaza.lock'), `${pid} ${stat()[19]}`)
  await expect(start(false)).rejects.toThrow(/in use by another Plaza/)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => stat()[0]).toBe('Z')
  expect(await ask((await start(false)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  parent.kill('SIGKILL')
})

test('a database whose owner was killed ends when nobody takes it over in time', async () => {
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', victim, folder, '1']).signal).toBe('SIGKILL')
  const postmaster = path.join(folder, 'cluster', 'postmaster.pid')
  expect(fs.existsSync(postmaster)).toBe(true)
  await expect.poll(() => fs.existsSync(postmaster), { timeout: 10_000 }).toBe(false)
  expect(await ask((await start()).url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('a database that was taken over in time goes on', async () => {
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', victim, folder, '2']).signal).toBe('SIGKILL')
  const heir = await start()
  expect(heir.reused).toBe(true)
  await pause(3000)
  expect(await ask(heir.url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('a stale process file, whose number now belongs to someone else, does not stop the start', async () => {
  const first = await start()
  await first.stop()
  fs.writeFileSync(path.join(folder, 'cluster', 'postmaster.pid'), `${process.pid}\n${folder}/cluster\n1\n5432\n${folder}/sockets\n\n`)
  const second = await start()
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database that is killed is started again, with all that was committed', async () => {
  const { url } = await start()
  await ask(url, 'create table kept as select 7 as id')
  const postmaster = Number(fs.readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  await expect.poll(() => ask(url, 'select id from kept').catch(() => null), { timeout: 15_000 }).toEqual([{ id: 7 }])
})
