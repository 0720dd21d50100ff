import { getCategories, getProduct } from '@plaza/contracts/catalog/catalog.api'
import { getComposition, reportClient } from '@plaza/contracts/registry/registry.api'
import type { Boot } from '@plaza/contracts/registry/composition.entity'
import type { Counter } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shipFolder } from '../registry/publish-version.ts'
import { useShellFolder } from '../registry/shell-manifest.ts'
import { gatewayOf } from './gateway-of.ts'
import { startTestServer, type TestServer, testOfficeId } from '../testing/index.ts'
import { aPage, type RemoteRecipe } from '../testing/remote-fixture.ts'
import { aRemoteOnDisk } from '../testing/remote-on-disk.ts'
import { aShellFolder } from '../testing/shell-fixture.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer

const face = `exports.faces = {
  home: (data) => '<h1>Mercado de ' + data.business.title + '</h1><p>' + data.preloaded[0].output.data.items.length + ' categorias</p>',
  broken: () => { throw new Error('no') },
  headless: () => '<h1>Con cara</h1>',
  product: (data) => (data.missing ? '<h1>No hay tal producto</h1>' : '<h1>Un producto</h1>'),
  gone: () => '<h1>No hay tal cosa</h1>',
}
exports.heads = {
  home: (data) => ({ title: 'Hola </title><script>alert(2)</script>', description: 'De ' + data.origin, jsonLd: [{ '@type': 'WebSite', url: data.origin + data.canonical }] }),
  headless: () => { throw new Error('no head') },
  search: (data) => ({ title: data.params.query }),
  gone: () => ({ title: 'Nada', missing: true }),
}`
const shop: RemoteRecipe = {
  name: 'mf-catalog',
  version: '1.0.0',
  face,
  pages: {
    home: aPage('/', { title: '{title}', face: true, preload: [{ call: getCategories.key, input: {} }] }),
    broken: aPage('/rota', { face: true }),
    headless: aPage('/sin-titulo', { face: true, title: 'De su manifiesto | {title}', robots: 'noindex' }),
    search: aPage(['/search/:query', '/buscar/:query'], { title: 'Buscar en {title}' }),
    product: aPage('/product/:idProduct', { face: true, preload: [{ call: getProduct.key, input: { id: '{idProduct}' } }] }),
    gone: aPage('/cosa/:id', { face: true }),
    pay: aPage('/checkout/pay', { access: { kind: 'signedIn' } }),
  },
}
const cart: RemoteRecipe = {
  name: 'mf-cart-checkout',
  version: '1.0.0',
  pages: { cart: aPage('/cart') },
  fills: ['header.cart', 'product.buy', 'panel.cart'].map((slot) => ({ slot, access: { kind: 'anyone' } })),
  files: { 'pill.12ab34cd.js': '// pill', 'buy.12ab34cd.js': '// buy', 'panel.12ab34cd.js': '// panel' },
  change: (published) => {
    const screen = (file: string) => ({ scripts: [file], styles: [], shares: [] })
    const screens = {
      'header.cart': screen('pill.12ab34cd.js'),
      'product.buy': screen('buy.12ab34cd.js'),
      'panel.cart': screen('panel.12ab34cd.js'),
    }
    return { ...published, screens }
  },
}
// A remote of its own: what fails three times rests.
const endless: RemoteRecipe = {
  name: 'mf-endless',
  version: '1.0.0',
  face: 'exports.faces = { endless: () => { for (;;) {} } }',
  pages: { endless: aPage('/eterna', { face: true }) },
}
const orders = { kind: 'staff', area: 'orders' }
const office: RemoteRecipe = {
  name: 'mf-admin-orders',
  version: '1.0.0',
  audience: 'staff',
  pages: { orders: aPage('/admin/orders', { access: orders }) },
  menu: [{ label: 'Pedidos', path: '/admin/orders', icon: 'list', order: 1, menu: 'admin', access: orders }],
}

beforeAll(async () => {
  useShellFolder(await aShellFolder())
  server = await startTestServer()
  for (const business of ['verde', 'azul']) await stockShelves(server.db, business, [])
  for (const recipe of [shop, cart, office, endless]) await shipFolder(server.uses, await aRemoteOnDisk(recipe))
})
afterAll(() => server.stop())

async function open(path: string, { host = 'verde.localhost', cookie = '' } = {}) {
  const response = await server.request(path, { host, headers: { accept: 'text/html,*/*', ...(cookie ? { cookie } : {}) } })
  const html = await response.text()
  const json = html.match(/id="plaza-boot"[^>]*>(.*?)<\/script>/s)?.[1]
  return { status: response.status, headers: response.headers, html, boot: (json ? JSON.parse(json) : null) as Boot }
}

test('S-2-041 S-2-042 S-2-043 a host that names no business shows the unknown page, readable without script', async () => {
  const { status, html, boot, headers } = await open('/', { host: 'nadie.localhost' })
  expect([status, boot.business, headers.get('cache-control')]).toEqual([404, null, 'no-store'])
  expect(html).toContain('No logramos encontrar la pagina solicitada')
  expect(html).toContain('<a href="/">Vuelve al inicio</a>')
})

test('made-up hosts and ports stand on no page, and draw none anew', async () => {
  const drawn = async () => {
    const metric = server.uses.metrics.register.getSingleMetric('plaza_face_total') as Counter
    return (await metric.get()).values.reduce((sum, { value }) => sum + value, 0)
  }
  await open('/')
  const before = await drawn()
  for (let at = 1; at <= 20; at++) {
    const byPort = await open('/', { host: `verde.localhost:${at}` })
    const response = await server.request('/', {
      host: `inventado-${at}.example`,
      headers: { accept: 'text/html', 'at-business': 'verde' },
    })
    for (const html of [byPort.html, await response.text()])
      expect(html).toMatch(/<link rel="canonical" href="http:\/\/verde\.localhost(:0)?\/">/)
  }
  expect(await drawn()).toBeLessThanOrEqual(before + 1)
  const policies = [await open('/', { host: 'nadie.example' }), await open('/')].map(({ headers }) =>
    headers.get('content-security-policy'),
  )
  expect(policies.map((policy) => /connect-src ([^;]*)/.exec(policy ?? '')?.[1])).toEqual([
    "'self'",
    "'self' ws://verde.localhost wss://verde.localhost",
  ])
})

test('what is an address of the api or a file is never answered by a page', async () => {
  for (const path of ['/api/v1/nothing', '/assets/nothing.js', '/nothing.js']) {
    const { status, headers } = await open(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).not.toContain('html')
  }
})

test('B-2-002 A-32 nobody signed in at /admin goes home', async () => {
  const { status, headers } = await open('/admin/orders')
  expect([status, headers.get('location')]).toEqual([302, '/#entrar=/admin/orders'])
})

test('B-2-022 S-6-015 a client at /admin reads "Pagina no encontrada" and is told of no admin file', async () => {
  const { cookie } = await server.signIn('cliente@demo.co')
  const { status, html, boot } = await open('/admin/orders', { cookie })
  expect([status, boot.page]).toEqual([404, { remote: 'shell', page: 'forbidden', params: {} }])
  expect(html).toContain('Pagina no encontrada')
  expect(html).not.toContain('mf-admin')
})

test('B-2-003 B-2-012 staff open the back office; the page carries the remote, the menu and who they are', async () => {
  const { cookie } = await server.signIn('admin@demo.co')
  expect((await open('/admin', { cookie })).headers.get('location')).toBe('/admin/orders')
  const { html, boot } = await open('/admin/orders', { cookie })
  expect(boot.page).toEqual({ remote: 'mf-admin-orders', page: 'orders', params: {} })
  expect(boot.user).toMatchObject({ role: 'admin' })
  expect(boot.composition.menu).toMatchObject([{ label: 'Pedidos' }])
  expect(html).toContain('href="/remotes/mf-admin-orders/1.0.0/remoteEntry.js"')
})

test('S-2-002 a page that needs a session sends a guest home', async () => {
  expect((await open('/checkout/pay')).headers.get('location')).toBe('/#entrar=/checkout/pay')
})

test('S-1-001 S-1-015 the page is Spanish, titled by the business, and carries the answers its first screen needs', async () => {
  const { status, html, boot } = await open('/')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="es"')
  expect(boot.preloaded).toMatchObject([{ key: getCategories.key, input: {} }])
  expect(JSON.stringify(boot.preloaded)).toContain('lacteos')
  expect(boot.offices).toHaveLength(2)
  expect(boot.modules).toContain('home_v2')
})

test('S-1-002 another host is another business, in every part of the page', async () => {
  const { html, boot } = await open('/', { host: 'azul.localhost' })
  expect(boot.composition.business).toBe('azul')
  expect(html).not.toContain('verde-')
})

test('S-1-016 S-1-017 the colours of the theme stand in the page', async () => {
  expect((await open('/')).html).toContain('--pz-action:#15803d')
  expect((await open('/', { host: 'azul.localhost' })).html).toContain('--pz-action:#1d4ed8')
})

test('the face of the page is in the HTML; one that throws leaves a skeleton and a page that works', async () => {
  expect((await open('/')).html).toContain('<h1>Mercado de verde</h1>')
  const { status, html } = await open('/rota')
  expect(status).toBe(200)
  expect(html).toContain('pz-skeleton')
  expect((await open('/', { host: 'azul.localhost' })).html).toContain('<h1>Mercado de azul</h1>')
})

// Each address is a drawing of its own: none comes from what was drawn before.
let things = 0
const prerenderedAgain = () =>
  vi.waitFor(async () => expect((await open(`/cosa/${++things}`, { host: 'azul.localhost' })).html).toContain('<h1>No hay tal cosa'), 5000)

test('a page whose prerendering never ends, or is killed, is a skeleton within 300 ms, and the next ones are prerendered again', async () => {
  await prerenderedAgain()
  const began = performance.now()
  const { status, html } = await open('/eterna')
  expect(performance.now() - began).toBeLessThan(300)
  expect([status, html.includes('pz-skeleton')]).toEqual([200, true])
  await prerenderedAgain()

  const prerenderer = gatewayOf(server.uses)?.prerenderer
  const pid = prerenderer?.pid as number
  const drawing = open('/eterna')
  await new Promise((passed) => setTimeout(passed, 20))
  process.kill(pid, 'SIGKILL')
  const killed = performance.now()
  expect((await drawing).html).toContain('pz-skeleton')
  expect((await open('/eterna')).html).toContain('pz-skeleton')
  expect(performance.now() - killed).toBeLessThan(300)
  await prerenderedAgain()
  expect(prerenderer?.pid).not.toBe(pid)
})

test("the page's head says title, description, address and what the page is about, all escaped", async () => {
  const { html } = await open('/')
  expect(html).toContain('<title>Hola &lt;/title&gt;&lt;script&gt;alert(2)&lt;/script&gt; | verde</title>')
  expect(html).toContain('<meta name="description" content="De http://verde.localhost">')
  expect(html).toContain('<meta property="og:title" content="Hola &lt;')
  expect(html).toContain('<link rel="canonical" href="http://verde.localhost/">')
  expect(html).toContain(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","url":"http://verde.localhost/"}</script>',
  )
})

test("a head that fails costs only itself: the face stays, the title is the manifest's", async () => {
  const { html } = await open('/sin-titulo')
  expect(html).toContain('<h1>Con cara</h1>')
  expect(html).toContain('<title>De su manifiesto | verde</title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('an address whose product does not exist answers 404 with words of its own, and stays out of search engines', async () => {
  await stockShelves(server.db, 'verde', [{ id: 'panela' }])
  const there = await open(`/product/${shelfId('verde', 'panela')}`)
  expect([there.status, there.html.includes('<h1>Un producto</h1>'), there.html.includes('noindex')]).toEqual([200, true, false])
  for (const [path, words] of [
    ['/product/nadie', 'No hay tal producto'],
    ['/product/%00', 'No hay tal producto'],
    ['/cosa/1', 'No hay tal cosa'],
  ] as const) {
    const { status, html } = await open(path)
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain(`<h1>${words}</h1>`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('S-1-001 an address that cannot be read leads to the door of the shop, a call is told so in Spanish', async () => {
  const ask = (path: string) => server.request(path, { host: 'verde.localhost', redirect: 'manual' })
  for (const path of ['/search/%E0%A4%A', '/product/%']) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/'])
  }
  for (const [path, status, code] of [
    ['/api/v1/products/%E0%A4%A', 400, 'MALFORMED'],
    [`/api/v1/products/${'x'.repeat(600)}`, 404, 'NOT_FOUND'],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
  }
})

test('S-2-004 A-72 an unknown path draws the home page where it is', async () => {
  const { status, boot, html } = await open('/zzz')
  expect([status, boot.page?.page]).toEqual([200, 'home'])
  expect(html).toContain('rel="canonical" href="http://verde.localhost/"')
})

test('S-2-033 S-2-034 S-2-035 S-2-036 the shell draws its own screens', async () => {
  for (const name of ['config', 'terms', 'blog', 'atomic', 'coming-soon']) {
    const { status, boot } = await open(`/${name}`)
    expect([status, boot.page, boot.preloaded]).toEqual([200, { remote: 'shell', page: name, params: {} }, []])
  }
})

test('the search field works without script', async () => {
  expect((await open('/search?q=pan%20tajado')).headers.get('location')).toBe('/search/pan%20tajado')
})

test('a page comes compressed where the browser takes it', async () => {
  const response = await server.request('/', { host: 'verde.localhost', headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
})

test('S-2-026 both search addresses open one page, known by one name', async () => {
  const { boot, html } = await open('/buscar/pi%C3%B1a')
  expect(boot.page).toEqual({ remote: 'mf-catalog', page: 'search', params: { query: 'piña' } })
  expect(html).toContain('<title>piña | verde</title>')
  expect(html).toContain('rel="canonical" href="http://verde.localhost/search/pi%C3%B1a"')
})

test('a page loads exactly the shell, its own remote and what fills its first slots, each file with its integrity', async () => {
  const { html } = await open('/')
  expect(preloadsOf(html)).toEqual([
    '/assets/shell/react.0123456789ab.js',
    '/remotes/mf-catalog/1.0.0/remoteEntry.js',
    '/remotes/mf-catalog/1.0.0/remote.12ab34cd.js',
    '/remotes/mf-cart-checkout/1.0.0/remoteEntry.js',
    '/remotes/mf-cart-checkout/1.0.0/remote.12ab34cd.js',
    '/remotes/mf-cart-checkout/1.0.0/pill.12ab34cd.js',
    '/remotes/mf-cart-checkout/1.0.0/buy.12ab34cd.js',
  ])
  expect(html).not.toContain('crossorigin')
  expect(html).toMatch(/<style nonce="[^"]+" data-href="\/remotes\/mf-catalog\/1\.0\.0\/remote\.12ab34cd\.css">\.a\{color:red\}<\/style>/)
  expect(html).toMatch(/<script defer src="\/assets\/shell\/shell\.0123456789ab\.js" integrity="sha384-[^"]+" nonce="/)
})

test("a page without cards does not load the cards' buy control", async () => {
  expect(preloadsOf((await open('/cart')).html)).not.toContain('/remotes/mf-cart-checkout/1.0.0/buy.12ab34cd.js')
})

test('the policy names the nonce of this page and of no other', async () => {
  const [one, other] = [await open('/'), await open('/')]
  expect(one.headers.get('content-security-policy')).toContain(`'nonce-${one.boot.nonce}'`)
  expect(one.boot.nonce).not.toBe(other.boot.nonce)
  expect(one.html).not.toMatch(/<(script|style)(?![^>]*(nonce|ld\+json))/)
})

test('a branch that was chosen is used; one of another business is not', async () => {
  const sur = testOfficeId('verde', 'sur')
  expect((await open('/', { cookie: `plaza-branch=${sur}` })).boot).toMatchObject({ branchId: sur, branchChosen: true })
  expect((await open('/', { cookie: `plaza-branch=${testOfficeId('azul', 'sur')}` })).boot).toMatchObject({
    branchId: testOfficeId('verde', 'norte'),
    branchChosen: false,
  })
})

test('data that looks like markup stays data', async () => {
  const { html, boot } = await open('/buscar/%3C%2Fscript%3E%3Cscript%3Ealert(1)')
  expect(boot.page?.params).toEqual({ query: '</script><script>alert(1)' })
  expect(html).not.toContain('<script>alert(1)')
})

test('the composition of a path comes as JSON too, for whoever asks', async () => {
  const guest = await server.call(getComposition, { path: '/admin/orders' })
  expect(guest.body.page).toMatchObject({ remote: 'mf-catalog', page: 'home' })
  const admin = await server.signIn('admin@demo.co')
  expect((await admin.call(getComposition, { path: '/admin/orders' })).body.page).toMatchObject({ remote: 'mf-admin-orders' })
})

test('reports are taken from pages we composed, and counted by remote', async () => {
  const reports = [{ kind: 'error' as const, name: 'ChunkLoadError', message: 'x', remote: 'mf-catalog', version: '1.0.0' }]
  expect((await server.call(reportClient, { composition_id: 'made.up', reports })).body.code).toBe('UNSIGNED_COMPOSITION')
  const { boot } = await open('/')
  expect((await server.call(reportClient, { composition_id: boot.composition.id, reports })).body).toEqual({ ok: true })
  expect(await (await server.request('/metrics')).text()).toContain('plaza_client_errors_total{remote="mf-catalog",version="1.0.0"} 1')
})

test('what strangers report fills no log: few a minute, and short', async () => {
  const lines: object[] = []
  const { log } = server.uses
  Reflect.set(server.uses, 'log', { warn: (line: object) => lines.push(line) })
  const { boot } = await open('/')
  const report = {
    kind: 'error' as const,
    name: 'x'.repeat(300),
    message: 'x'.repeat(2000),
    stack: 'x'.repeat(8000),
    path: 'x'.repeat(2000),
  }
  for (let at = 0; at < 3; at++) {
    const answer = await server.call(reportClient, {
      composition_id: boot.composition.id,
      reports: Array.from({ length: 50 }, () => report),
    })
    expect(answer.status).toBe(200)
  }
  Reflect.set(server.uses, 'log', log)
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(lines).length).toBeLessThan(80_000)
})

function preloadsOf(html: string) {
  const tags = html.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="sha384-[^"]+" fetchpriority="low">/g)
  return [...tags].map((match) => match[1])
}
