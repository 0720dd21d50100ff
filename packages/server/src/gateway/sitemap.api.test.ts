import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipFolder } from '../registry/publish-version.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { aPage } from '../testing/remote-fixture.ts'
import { aRemoteOnDisk } from '../testing/remote-on-disk.ts'
import { stockShelves } from '../testing/shelves.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche' },
    { id: 'queso campesino', sub: 'quesos' },
    { id: 'vencido', inactive: true },
    { id: 'secreto', category: 'oculta', sub: 'sorpresas' },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche' }])
  await shipFolder(
    server.uses,
    await aRemoteOnDisk({ name: 'mf-catalog', version: '1.0.0', pages: { home: aPage('/'), cart: aPage('/cart', { robots: 'noindex' }) } }),
  )
})
afterAll(() => server.stop())

const read = async (path: string, host = 'verde.localhost') => {
  const response = await server.request(path, { host })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1])

test('a host that names no business has no map, and asks to be left alone', async () => {
  expect((await read('/sitemap.xml', 'nadie.localhost')).status).toBe(404)
  expect((await read('/robots.txt', 'nadie.localhost')).text).toBe('User-agent: *\nDisallow: /\n')
})

test('a made-up port stands in no map', async () => {
  expect((await read('/robots.txt', 'verde.localhost:1')).text).toContain('Sitemap: http://verde.localhost/sitemap.xml')
  expect(locations((await read('/sitemap.xml', 'verde.localhost:2')).text)[0]).toBe('http://verde.localhost/sitemap-pages.xml')
})

test('a part that there is not is no file', async () => {
  for (const part of ['0', '2', '999999', 'x', '1e3']) expect((await read(`/sitemap-products-${part}.xml`)).status, part).toBe(404)
})

test('S-1-002: robots.txt names the map of its own host, the map its parts, the parts what every guest may see', async () => {
  expect((await read('/robots.txt')).text).toContain('Sitemap: http://verde.localhost/sitemap.xml')
  const index = await read('/sitemap.xml')
  expect(index).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' })
  expect(locations(index.text)).toEqual(['http://verde.localhost/sitemap-pages.xml', 'http://verde.localhost/sitemap-products-1.xml'])
  expect(index.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(locations((await read('/sitemap-pages.xml')).text)).toEqual([
    'http://verde.localhost/',
    'http://verde.localhost/product-category/verde-lacteos',
    'http://verde.localhost/product-subcategory/verde-lacteos/verde-leches',
    'http://verde.localhost/product-subcategory/verde-lacteos/verde-quesos',
  ])
  expect(locations((await read('/sitemap-products-1.xml')).text)).toEqual([
    'http://verde.localhost/product/verde-leche',
    'http://verde.localhost/product/verde-queso%20campesino',
  ])
})

test('S-1-002: another host has another map', async () => {
  expect(locations((await read('/sitemap-products-1.xml', 'azul.localhost')).text)).toEqual(['http://azul.localhost/product/azul-leche'])
})
