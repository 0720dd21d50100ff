import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bundleOf, escaped, escapes, type Traps } from './prerender-escapes.ts'
import { findConfinement } from './prerender-process.ts'
import { createPrerenderer, type Prerenderer } from './prerenderer.ts'

const variable = 'SECRET_OF_THE_SERVER'
const file = path.join(tmpdir(), `plaza-escape-${process.pid}`)
const memoryMegabytes = 1000
let connections = 0
let server: Server
let prerenderer: Prerenderer

const healthy = `exports.faces = { home: (data) => '<p>' + [1].map((n) => n + data.nonce).join() + Object.keys({}).length + ({}.polluted ?? 'sano') + '</p>' }`
const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() } as never

beforeAll(async () => {
  process.env[variable] = 'canary'
  server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  prerenderer = createPrerenderer({ log, metrics: { register: new Registry() } as never })
  await prerenderer.keep([{ key: 'healthy@1', tenant: 'azul', source: async () => healthy }])
})
afterAll(async () => {
  delete process.env[variable]
  await prerenderer.close()
  await new Promise((closed) => server.close(closed))
})

const traps = (): Traps => ({ port: (server.address() as { port: number }).port, file, variable })
const attempts = escapes({ port: 1, file, variable }).map(({ name }, index) => [name, index] as const)

function draw(key: string, tenant: string, source: string, page: string, nonce: number) {
  const data = { nonce, modules: new Set(['a']) }
  return prerenderer.draw({ key, tenant, page, data, source: async () => source, deadline: performance.now() + 5000 })
}

let nonce = 0
const drawnByTheOther = () =>
  vi.waitFor(
    async () => expect(await draw('healthy@1', 'azul', healthy, 'home', ++nonce)).toMatchObject({ html: `<p>${nonce + 1}0sano</p>` }),
    {
      timeout: 5000,
      interval: 10,
    },
  )

test.each(attempts)('refused: %s', async (_name, index) => {
  const attempt = escapes(traps())[index] as ReturnType<typeof escapes>[number]
  const first = await draw(`escape-${index}@1`, 'verde', bundleOf(attempt), 'attempt', 1)
  const pid = prerenderer.pid
  if (attempt.isHarmful) expect(first?.html ?? 'held').toBe('held')
  else {
    await drawnByTheOther()
    const second = await draw(`escape-${index}@1`, 'verde', bundleOf(attempt), 'attempt', 2)
    expect(`${first?.html} ${second?.html}`).not.toContain(escaped)
    expect(prerenderer.pid).toBe(pid)
  }
  await drawnByTheOther()
  expect([existsSync(file), connections]).toEqual([false, 0])
  if (process.platform === 'linux') expect(residentMegabytes()).toBeLessThan(memoryMegabytes)
})

function residentMegabytes(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${prerenderer.pid}/status`, 'utf8'))?.[1]) / 1024
}

test('what a bundle changes or remembers for one tenant is not there for another', async () => {
  const source = `let last = 'nobody'
    exports.faces = { home: (data) => { const before = last; last = data.nonce; const seen = [before, {}.polluted, [].map.name, JSON.parse.name].join()
      Object.prototype.polluted = 'yes'; Array.prototype.map = function stolen() { return [] }; return seen } }`
  expect(await draw('left@1', 'verde', source, 'home', 1)).toMatchObject({ html: 'nobody,,map,parse' })
  expect(await draw('left@1', 'azul', source, 'home', 2)).toMatchObject({ html: 'nobody,,map,parse' })
  expect(await draw('left@1', 'verde', source, 'home', 3)).toMatchObject({ html: '1,yes,stolen,parse' })
  await drawnByTheOther()
})

test.runIf(process.platform === 'linux')('the process has no environment, no network and no rights of root', async () => {
  await drawnByTheOther()
  const of = (name: string) => readFileSync(`/proc/${prerenderer.pid}/${name}`, 'utf8')
  expect(of('environ')).toBe('')
  if (process.getuid?.() === 0) {
    expect(of('status')).toMatch(/^Uid:\s+65534\s+65534/m)
    expect(of('status')).toMatch(/^CapEff:\s+0+$/m)
  }
  if ((await findConfinement()).network)
    expect(
      of('net/dev')
        .match(/^\s*\w+(?=:)/gm)
        ?.map((name) => name.trim()),
    ).toEqual(['lo'])
})
