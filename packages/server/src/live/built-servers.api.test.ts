import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToOutbox } from '../platform/outbox.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { openSocket } from '../testing/live-socket.ts'

/** The server as `npm start` runs it, on a PostgreSQL of one's own (and Redis, when the suite has one); other tests run the sources. */
const main = path.join(import.meta.dirname, '../../dist/main.js')

let shop: TestServer
const started: { child: ChildProcess; folder: string }[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  if (!existsSync(main)) throw new Error('The server is not built: pnpm build')
  shop = await startTestServer()
})
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect())
  await Promise.all(started.map(stopped))
  await shop?.stop()
})

async function start(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-built-'))
  const { PATH, REDIS_URL } = process.env
  const env = {
    PATH,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: '0',
    DATABASE_URL: shop.databaseUrl,
    ...(REDIS_URL ? { REDIS_URL } : {}),
  }
  const child = spawn(process.execPath, [main], { env })
  started.push({ child, folder })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/http:\/\/\S+:\d+/)
  return output.match(/http:\/\/\S+:\d+/)?.[0] as string
}

async function stopped({ child, folder }: (typeof started)[number]): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (child.exitCode === null) child.kill('SIGTERM')
  const code = child.exitCode ?? (await ended)
  rmSync(folder, { recursive: true, force: true })
  return code
}

async function listen(url: string, token: string) {
  const { socket, heard } = await openSocket(url, { business: 'verde', token })
  sockets.push(socket)
  return heard
}

test('S-7-004: built servers on one database start, pass on what happens to sockets of each other, and stop', async () => {
  const { token } = await shop.signIn('cliente@demo.co')
  const heard = await Promise.all((await Promise.all([start(), start()])).map((url) => listen(url, token)))
  // They introduce themselves to each other when they start.
  await expect
    .poll(
      async () => {
        await shop.db.withTenant('verde', (tx) =>
          addToOutbox(tx, 'live', { rooms: ['user:verde-cliente'], event: 'order:updated', payload: { id: 1 } }),
        )
        return Math.min(...heard.map(({ length }) => length))
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBeGreaterThan(2)
  expect(await Promise.all(started.splice(0).map(stopped))).toEqual([0, 0])
})
