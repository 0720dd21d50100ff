import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import type { Database } from './database.ts'
import type { Signal, Signals } from './signals.ts'
import { type Directory, loadDirectory } from './tenant.ts'

let server: TestServer
let directory: Directory
/** The businesses whose modules and branches were read. */
const reads: string[] = []
const listeners = new Map<string, (signal: Signal) => void>()
let failing = false

beforeAll(async () => {
  server = await startTestServer({ businesses: ['verde', 'azul', 'rojo'] })
  const db = {
    ...server.db,
    withPlatform: (work: never) => (failing ? Promise.reject(new Error('no database')) : server.db.withPlatform(work)),
    withTenant: (business: string, work: never) => (reads.push(business), server.db.withTenant(business, work)),
  } as unknown as Database
  const signals = { on: (kind: string, listener: (signal: Signal) => void) => void listeners.set(kind, listener) } as Signals
  directory = await loadDirectory(db, signals)
})
afterAll(() => server?.stop())

const inVerde = (text: string) => server.db.withTenant('verde', (tx) => tx.run(text))
const readsOf = async (work: () => Promise<void>) => {
  reads.length = 0
  await work()
  return reads.toSorted()
}

test('a change of one business reads that one only; the others stay as they are', async () => {
  const before = directory.get('azul')
  await inVerde("update businesses set hosts = hosts || '{verde.tienda.co}' where business_id = 'verde'")
  expect(await readsOf(() => directory.refresh('verde'))).toEqual(['verde'])
  expect(directory.resolve('verde.tienda.co', undefined)).toMatchObject({ id: 'verde' })
  expect(directory.get('azul')).toBe(before)
  expect(directory.all().map(({ id }) => id)).toEqual(['azul', 'rojo', 'verde'])
})

test('what is told during a reading is read after it, once', async () => {
  const read = await readsOf(async () => {
    const first = directory.refresh('verde')
    listeners.get('business')?.({ kind: 'business', business: 'azul' })
    await Promise.all([first, directory.refresh('rojo'), directory.refresh('azul')])
  })
  expect(read).toEqual(['azul', 'rojo', 'verde'])
})

test('news that may have been missed read every business', async () => {
  expect(await readsOf(() => directory.refresh())).toEqual(['azul', 'rojo', 'verde'])
})

test('what could not be read is read the next time, whatever that is about', async () => {
  failing = true
  await expect(directory.refresh('azul')).rejects.toThrow('no database')
  failing = false
  expect(await readsOf(() => directory.refresh('rojo'))).toEqual(['azul', 'rojo'])
})

test('a host that a business gave up names it no more', async () => {
  const seen = directory.get('rojo')
  await server.db.withTenant('rojo', async (tx) => {
    await tx.run("update businesses set hosts = '{nada.tienda.co}' where business_id = 'rojo'")
  })
  await directory.refresh('rojo')
  expect(directory.resolve(seen?.hosts[0], undefined)).not.toMatchObject({ id: 'rojo' })
  await directory.refresh('nadie')
  expect(directory.get('nadie')).toBeUndefined()
})
