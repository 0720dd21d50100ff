import { expect, test } from 'vitest'
import { filesIn, handlingOf, markKept } from './rules.ts'

const shop = 'https://verde.example'
const get = (path: string, mode = 'no-cors') => handlingOf({ method: 'GET', mode, url: shop + path }, shop)

test('S-4-060: calls, the back office and checkout are never kept', () => {
  expect(get('/api/v2/products/norte')).toBe('network')
  expect(get('/admin/orders', 'navigate')).toBe('network')
  expect(get('/checkout/pay', 'navigate')).toBe('network')
  expect(handlingOf({ method: 'POST', mode: 'cors', url: `${shop}/` }, shop)).toBe('network')
  for (const path of ['/confirm-email?token=a', '/undo-email?token=a', '/habeas-data?retiro=a', '/anything?token=a'])
    expect(get(path, 'navigate'), path).toBe('network')
  expect(get('/habeas-data', 'navigate')).toBe('page')
  expect(handlingOf({ method: 'GET', mode: 'no-cors', url: 'https://other.example/assets/shell/a.0123456789ab.js' }, shop)).toBe('network')
})

test('only files whose address names their content are kept', () => {
  expect(get('/assets/shell/plaza-shell.json')).toBe('network')
  expect(get('/assets/shell/shell.0123456789ab.js')).toBe('file')
  expect(get('/remotes/mf-catalog/1.0.0/12.0123456789ab.js')).toBe('file')
})

test('pictures whose address says their size are kept', () => {
  expect(get('/media/verde/aguacate/320.webp')).toBe('picture')
  expect(get('/media/verde/aguacate')).toBe('network')
})

test('a page names the files it stands on', () => {
  const html =
    '<link href="/assets/shell/a.0123456789ab.js"><script src="/assets/shell/a.0123456789ab.js"></script><a href="/cart">x</a><img src="https://other.example/b.0123456789ab.js">'
  expect(filesIn(html, shop)).toEqual([`${shop}/assets/shell/a.0123456789ab.js`])
})

test('pages of the shop come from the network first', () => {
  expect(get('/', 'navigate')).toBe('page')
  expect(get('/product-category/frutas', 'navigate')).toBe('page')
})

test('a kept page says since when', () => {
  expect(markKept('<html><head><title>A</title>', '2026-11-21T10:00:00Z')).toContain(
    '<meta name="plaza-kept" content="2026-11-21T10:00:00Z">',
  )
})
