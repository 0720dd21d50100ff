import { Registry } from 'prom-client'
import { afterEach, expect, test, vi } from 'vitest'
import { createPrerenderer, type Prerenderer } from './prerenderer.ts'

const source = `
  let seen = 0
  const spin = (ms) => { const began = Date.now(); while (Date.now() - began < ms); return "<p>late</p>" }
  const link = new URL('../b?x=1&y=a+b#z', 'http://user@tienda.localhost:81/a/b/c')
  exports.faces = {
    home: (data) => '<h1>' + data.business + [...(data.modules ?? [])].join() + '</h1>',
    count: () => String(++seen),
    endless: () => { for (;;) {} },
    broken: () => { throw new Error('no') },
    late: () => spin(20),
    link: () => [link, link.host, link.searchParams.get('y'), new URLSearchParams([['q', "ñ o'(1)~&+"]]), URL.canParse('nada')].join(' '),
    changed: () => { const to = new URL('http://a.co/b'); to.searchParams.set('q', 'té'); to.hash = 'h'; to.pathname = '/c'; return String(to) },
  }
  exports.heads = { home: () => ({ title: 'Casa' }), broken: () => ({ title: 'x' }), late: () => { throw new Error('no head') } }
`
const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() } as never
const made: Prerenderer[] = []
const asked = vi.fn(async () => source)
const bundle = { key: 'mf-catalog@1.0.0', tenant: 'verde', source: asked }
const draw = (prerenderer: Prerenderer, page: string, data: object = { business: 'verde' }, tenant = 'verde') =>
  prerenderer.draw({ ...bundle, tenant, page, data, deadline: page === 'endless' ? prerenderer.deadline() : performance.now() + 5000 })

function aPrerenderer() {
  const prerenderer = createPrerenderer({ log, metrics: { register: new Registry() } as never })
  made.push(prerenderer)
  return prerenderer
}
const drawnAgain = (prerenderer: Prerenderer) =>
  vi.waitFor(async () => expect((await draw(prerenderer, 'home'))?.html).toBe('<h1>verde</h1>'), { timeout: 5000, interval: 20 })
afterEach(async () => {
  asked.mockClear()
  for (const prerenderer of made.splice(0)) await prerenderer.close()
})

test('a page that throws costs only its own drawing', async () => {
  const prerenderer = aPrerenderer()
  expect(await draw(prerenderer, 'broken')).toBeNull()
  expect((await draw(prerenderer, 'home'))?.html).toBe('<h1>verde</h1>')
})

test('a page that never ends is given up within 300 ms, and the pages that wait behind it are answered', { retry: 2 }, async () => {
  const prerenderer = aPrerenderer()
  await prerenderer.keep([bundle])
  const began = performance.now()
  const shown = (page: string) => prerenderer.draw({ ...bundle, page, data: {}, deadline: prerenderer.deadline() })
  const [endless] = await Promise.all([shown('endless'), shown('home'), shown('late')])
  expect(performance.now() - began).toBeLessThan(300)
  expect(endless).toBeNull()
  await drawnAgain(prerenderer)
})

test('a process that is killed from outside starts again by itself', async () => {
  const prerenderer = aPrerenderer()
  await prerenderer.keep([bundle])
  const { pid } = prerenderer
  process.kill(pid as number, 'SIGKILL')
  await vi.waitFor(() => expect(prerenderer.pid).not.toBe(pid), { interval: 1 })
  const began = performance.now()
  expect(await draw(prerenderer, 'home')).toBeNull()
  expect(performance.now() - began).toBeLessThan(50)
  await drawnAgain(prerenderer)
  expect(prerenderer.pid).not.toBe(pid)
})

test('a head that fails leaves the page', async () => {
  expect(await draw(aPrerenderer(), 'late')).toMatchObject({ html: '<p>late</p>', head: null })
})

test('what is kept is loaded before its first page, and again after a process was lost', async () => {
  const prerenderer = aPrerenderer()
  await prerenderer.keep([bundle, { ...bundle, tenant: 'azul' }])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await draw(prerenderer, 'home', { business: 'azul', modules: new Set(['footer']) })).toEqual({
    html: '<h1>azulfooter</h1>',
    head: '{"title":"Casa"}',
  })
  expect(asked).toHaveBeenCalledTimes(1)
  await draw(prerenderer, 'endless')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('each tenant has a realm of its own; the longest unused one is dropped and made again', async () => {
  const prerenderer = aPrerenderer()
  const count = async (tenant: string, nonce: number) => (await draw(prerenderer, 'count', { nonce }, tenant))?.html
  expect([await count('verde', 1), await count('verde', 2), await count('azul', 1)]).toEqual(['1', '2', '1'])
  for (let shop = 0; shop < 40; shop++) expect(await count(`tienda-${shop}`, 1)).toBe('1')
  expect(await count('verde', 3)).toBe('1')
})

test('three failures and it rests', async () => {
  const prerenderer = aPrerenderer()
  for (const business of ['a', 'b', 'c']) await draw(prerenderer, 'broken', { business })
  expect(await draw(prerenderer, 'home')).toBeNull()
})

test('a bundle finds URL and URLSearchParams as the trade knows them', async () => {
  const prerenderer = aPrerenderer()
  const link = new URL('../b?x=1&y=a+b#z', 'http://user@tienda.localhost:81/a/b/c')
  const expected = [link, link.host, 'a b', new URLSearchParams([['q', "ñ o'(1)~&+"]]), false].join(' ')
  expect((await draw(prerenderer, 'link'))?.html).toBe(expected)
  expect((await draw(prerenderer, 'changed'))?.html).toBe('http://a.co/c?q=t%C3%A9#h')
})
