import type { ComposedRemote, Composition } from '@plaza/contracts/registry/composition.entity'
import type { Remote } from '@plaza/ui'
import { expect, test, vi } from 'vitest'
import type { ModuleLoader } from './ladder.ts'
import { reloadOnce } from './reload-once.ts'
import { Remotes } from './remotes.ts'

const Buy = () => null
const working = {
  pages: { cart: async () => ({ default: Buy }) },
  slots: { 'product.buy': async () => ({ default: Buy }) },
} as unknown as Remote

test('a dead version is tried twice, then the one before runs; each failure is told as remote@version', async () => {
  const { remotes, loader, told } = given(
    (version) => (version === '1.1.0' ? Promise.reject(new Error('404')) : Promise.resolve(working)),
    { previous: '1.0.0' },
  )
  const door = await remotes.openPage('mf-cart', 'cart')
  expect(door).toMatchObject({ status: 'ready', version: '1.0.0' })
  expect(loader.load.mock.calls.map(([version]) => version.version)).toEqual(['1.1.0', '1.1.0', '1.0.0'])
  expect(told.mock.calls.map(([, remote, version]) => `${remote}@${version}`)).toEqual(['mf-cart@1.1.0', 'mf-cart@1.1.0'])
})

test('a door that the remote does not have is a failure, not a hang', async () => {
  const { remotes } = given(async () => working)
  expect(await remotes.openPage('mf-cart', 'nowhere')).toMatchObject({ status: 'failed', Component: null })
})

test('"Reintentar" asks again and shows what comes then', async () => {
  let alive = false
  const { remotes } = given(async () => {
    if (!alive) throw new Error('down')
    return working
  })
  await remotes.openPage('mf-cart', 'cart')
  expect(remotes.page('mf-cart', 'cart').status).toBe('failed')
  alive = true
  remotes.retryPage('mf-cart', 'cart')
  await vi.waitFor(() => expect(remotes.page('mf-cart', 'cart').status).toBe('ready'))
})

test('"Reintentar" while nothing comes: what was given up says nothing more', async () => {
  let giveUp = () => {}
  const { remotes, loader } = given(async () => working)
  loader.load.mockImplementationOnce(() => new Promise((_, fail) => (giveUp = () => fail(new Error('nothing came')))))
  const first = remotes.openPage('mf-cart', 'cart')
  remotes.retryPage('mf-cart', 'cart')
  await vi.waitFor(() => expect(remotes.page('mf-cart', 'cart').status).toBe('ready'))
  loader.load.mockRejectedValueOnce(new Error('nothing came'))
  giveUp()
  expect(await first).toMatchObject({ status: 'failed' })
  expect(remotes.page('mf-cart', 'cart').status).toBe('ready')
})

test('a version that broke while rendering is not tried first again', async () => {
  const { remotes, loader } = given(async () => working, { previous: '1.0.0' })
  remotes.report(new Error('render'), 'mf-cart', '1.1.0')
  expect(await remotes.openPage('mf-cart', 'cart')).toMatchObject({ version: '1.0.0' })
  expect(loader.load).toHaveBeenCalledOnce()
})

test('what breaks while rendering gives way to the version before, once', async () => {
  const { remotes } = given(async () => working, { previous: '1.0.0' })
  await remotes.openPage('mf-cart', 'cart')
  remotes.report(new Error('render'), 'mf-cart', '1.1.0')
  expect(remotes.page('mf-cart', 'cart').status).toBe('waiting')
  expect(await remotes.openPage('mf-cart', 'cart')).toMatchObject({ version: '1.0.0' })
  remotes.report(new Error('render'), 'mf-cart', '1.0.0')
  expect(remotes.page('mf-cart', 'cart').status).toBe('ready')
})

test('a slot resolves to its fillings once; a hundred cards read the same door', async () => {
  const { remotes, loader } = given(async () => working)
  const changed = vi.fn()
  remotes.subscribe(changed)
  for (let card = 0; card < 100; card++) remotes.request('product.buy', 'mf-cart')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  expect(loader.load).toHaveBeenCalledOnce()
  expect(remotes.slot('product.buy')).toBe(remotes.slot('product.buy'))
  expect(remotes.slot('product.buy')[0]).toMatchObject({ status: 'ready', Component: Buy })
  expect(remotes.slot('panel.cart')).toEqual([])
})

test('a door that opens elsewhere leaves the cards as they are', async () => {
  const { remotes } = given(async () => working)
  const changed = vi.fn()
  await remotes.openSlot('product.buy')
  const before = remotes.slot('product.buy')
  remotes.subscribe(changed)
  await remotes.openPage('mf-cart', 'cart')
  expect(changed).toHaveBeenCalled()
  expect(remotes.slot('product.buy')).toBe(before)
})

test('only a page may ask for the last rung, and it is climbed once per version', async () => {
  const lastResort = vi.fn(() => false)
  const { remotes } = given(async () => Promise.reject(new Error('down')), { lastResort })
  remotes.request('product.buy', 'mf-cart')
  await remotes.openPage('mf-cart', 'cart')
  expect(lastResort.mock.calls).toEqual([['mf-cart', '1.1.0']])
  const storage = new Map<string, string>()
  const reload = vi.fn()
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  } as unknown as Storage
  expect([reloadOnce('mf-cart', '1.1.0', store, reload), reloadOnce('mf-cart', '1.1.0', store, reload)]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
})

test('a slot that failed is asked for again when somebody presses, and after a while by itself', async () => {
  vi.useFakeTimers()
  let alive = false
  const { remotes } = given(async () => {
    if (!alive) throw new Error('down')
    return working
  })
  expect(await remotes.reopenSlot('product.buy')).toBe(false)
  alive = true
  expect(await remotes.reopenSlot('product.buy')).toBe(true)

  alive = false
  const { remotes: others } = given(async () => {
    if (!alive) throw new Error('down')
    return working
  })
  await others.openSlot('product.buy')
  const changed = vi.fn()
  others.subscribe(changed)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(others.slot('product.buy')[0]?.status).toBe('failed')
  expect(changed).not.toHaveBeenCalled()
  alive = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(others.slot('product.buy')[0]?.status).toBe('ready')
  vi.useRealTimers()
})

type Load = (version: string) => Promise<Remote>

function given(load: Load, { previous, lastResort }: { previous?: string; lastResort?: () => boolean } = {}) {
  const loader = { load: vi.fn<ModuleLoader['load']>(({ version }) => load(version)) }
  const told = vi.fn()
  return { remotes: new Remotes(compositionOf(previous), loader, told, lastResort), loader, told }
}

function compositionOf(previous: string | undefined): Composition {
  const files = (version: string) => ({
    version,
    container: `cart_${version}`,
    entry: { href: `/remotes/mf-cart/${version}/e.js`, integrity: 'sha384-x' },
    styles: [],
    scripts: [],
  })
  const cart: ComposedRemote = {
    name: 'mf-cart',
    owner: 'Equipo Carrito',
    ...files('1.1.0'),
    ...(previous ? { previous: files(previous) } : {}),
  }
  return {
    id: 'c1',
    signature: 's',
    business: 'verde',
    role: null,
    remotes: { 'mf-cart': cart },
    pages: [],
    slots: { 'product.buy': ['mf-cart'], 'panel.cart': ['mf-gone'] },
    menu: [],
  }
}
