import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { expect, test } from 'vitest'
import { aPage, aRemoteFolder, type RemoteRecipe } from '../testing/remote-fixture.ts'
import { compose, isOurComposition } from './composition.ts'
import { resolvePage } from './resolve-page.ts'

const published = (recipe: RemoteRecipe) => ({
  published: JSON.parse(String(aRemoteFolder(recipe)['plaza.json'])) as PublishedVersion,
  previous: null,
})
const staff = (area: string) => ({ kind: 'staff', area })
const shop = published({
  name: 'mf-catalog',
  version: '1.0.0',
  pages: {
    home: aPage('/'),
    likes: aPage('/likes', { module: 'products_likes' }),
    pay: aPage('/checkout/pay', { access: { kind: 'signedIn' } }),
  },
  menu: [{ label: 'Ofertas', path: '/offers', icon: 'tag', order: 2, menu: 'main', access: { kind: 'anyone' } }],
})
const office = published({
  name: 'mf-admin-orders',
  version: '2.0.0',
  audience: 'staff',
  pages: { orders: aPage('/admin/orders', { access: staff('orders') }), users: aPage('/admin/users', { access: staff('users') }) },
  fills: [{ slot: 'order.admin-actions', access: staff('orders') }],
  menu: [{ label: 'Pedidos', path: '/admin/orders', icon: 'list', order: 1, menu: 'admin', access: staff('orders') }],
})
const visitor = (role: 'client' | 'admin' | 'superadmin' | 'habeasAdmin' | null, ...modules: string[]) => ({
  business: 'verde',
  role,
  modules: new Set(modules),
})
const of = (...given: Parameters<typeof visitor>) => compose([shop, office], visitor(...given), 'secret')

test.each([null, 'client', 'habeasAdmin'] as const)('B-6 a %s receives no back-office remote, page, menu entry or slot', (role) => {
  const composition = of(role)
  expect(Object.keys(composition.remotes)).toEqual(['mf-catalog'])
  expect(JSON.stringify(composition)).not.toContain('admin')
  expect(composition.slots).toEqual({})
})

test('B-6 staff receive the pages of their own areas only', () => {
  expect(of('admin').pages.map(({ page }) => page)).toContain('orders')
  expect(of('admin').pages.map(({ page }) => page)).not.toContain('users')
  expect(of('superadmin').pages.map(({ page }) => page)).toContain('users')
  expect(of('admin').slots).toEqual({ 'order.admin-actions': ['mf-admin-orders'] })
})

test('S-6-016 a page under a module exists only where the module is on', () => {
  expect(of(null).pages.map(({ page }) => page)).not.toContain('likes')
  expect(of(null, 'products_likes').pages.map(({ page }) => page)).toContain('likes')
})

test('every file of a composition carries its integrity, and the menu stands in order', () => {
  const { remotes, menu } = of('admin')
  expect(remotes['mf-catalog']?.entry).toEqual({
    href: '/remotes/mf-catalog/1.0.0/remoteEntry.js',
    integrity: expect.stringMatching(/^sha384-/),
  })
  expect(menu.map(({ label }) => label)).toEqual(['Pedidos', 'Ofertas'])
})

test('an id is good for the business it was made for, and only as it was made', () => {
  const { id } = of(null)
  expect(isOurComposition(id, 'verde', 'secret')).toBe(true)
  expect(isOurComposition(id, 'azul', 'secret')).toBe(false)
  expect(isOurComposition(id, 'verde', 'other')).toBe(false)
  expect(isOurComposition(`x${id}`, 'verde', 'secret')).toBe(false)
  expect(isOurComposition('', 'verde', 'secret')).toBe(false)
})

test('S-2-004 A-72 an unknown path opens the home page', () => {
  expect(resolvePage(of(null), null, '/zzz')).toMatchObject({ open: { remote: 'mf-catalog', page: 'home' }, canonical: '/', status: 200 })
})

test('S-2-002 a page that needs a session sends a guest home', () => {
  expect(resolvePage(of(null), null, '/checkout/pay')).toEqual({ kind: 'redirect', to: '/#entrar=/checkout/pay' })
  expect(resolvePage(of('client'), 'client', '/checkout/pay')).toMatchObject({ open: { page: 'pay' } })
})

test('B-2-002 A-32 nobody signed in at /admin or /picking goes home, where the sign-in leads back to what was asked for', () => {
  expect(resolvePage(of(null), null, '/admin/orders', '?order=7')).toEqual({ kind: 'redirect', to: '/#entrar=/admin/orders?order=7' })
  expect(resolvePage(of(null), null, '/picking/o1')).toEqual({ kind: 'redirect', to: '/#entrar=/picking/o1' })
})

test('B-2-022 S-6-015 a client at /admin gets the forbidden screen', () => {
  expect(resolvePage(of('client'), 'client', '/admin')).toMatchObject({ status: 404, open: { remote: 'shell', page: 'forbidden' } })
})

test('B-2-003 /admin leads staff to their first entry', () => {
  expect(resolvePage(of('admin'), 'admin', '/admin')).toEqual({ kind: 'redirect', to: '/admin/orders' })
  expect(resolvePage(of('admin'), 'admin', '/admin/users')).toMatchObject({ open: { remote: 'shell', page: 'not-found' } })
})
