import { expect, test } from 'vitest'
import { aRemoteFolder } from '../testing/remote-fixture.ts'
import { aPage } from '../testing/remote-fixture.ts'
import { robotsTxt, sitemap, sitemapIndex, standingPages } from './sitemap.ts'

const changed = new Date('2026-11-20T10:00:00Z')

test('addresses are absolute and escaped, with the day of their last change', () => {
  const xml = sitemap('https://verde.example', [
    { path: '/product/a&b', changed },
    { path: '/', changed: null },
  ])
  expect(xml).toContain('<url><loc>https://verde.example/product/a&amp;b</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>')
  expect(xml).toContain('<url><loc>https://verde.example/</loc></url>')
  expect(sitemapIndex('https://verde.example', [{ path: '/sitemap-pages.xml', changed: null }])).toContain(
    '<sitemap><loc>https://verde.example/sitemap-pages.xml</loc></sitemap>',
  )
})

test('only pages that are the same for every guest stand in it', () => {
  const pages = {
    home: aPage('/'),
    offers: aPage(['/offers', '/ofertas'], { module: 'home_v2' }),
    recipes: aPage('/recipe-book', { module: 'recipes_v2' }),
    product: aPage('/product/:id'),
    cart: aPage('/cart', { robots: 'noindex' }),
    mine: aPage('/my-markets', { access: { kind: 'signedIn' } }),
    desk: aPage('/admin/orders', { access: { kind: 'staff', area: 'orders' } }),
  }
  const published = JSON.parse(String(aRemoteFolder({ name: 'mf-catalog', version: '1.0.0', pages })['plaza.json']))
  expect(standingPages([published], new Set(['home_v2'])).map(({ path }) => path)).toEqual(['/', '/offers'])
})

test('a host without a business is left alone', () => {
  expect(robotsTxt(null)).toBe('User-agent: *\nDisallow: /\n')
  expect(robotsTxt('https://verde.example')).toContain('Sitemap: https://verde.example/sitemap.xml')
})
