import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

const page = (name: string, ...paths: string[]) => ({ name, paths })
const pages = [
  page('product', '/product/:idCat/:idProduct', '/product/:idProduct'),
  page('profile-tab', '/profile/:subpage'),
  page('orders', '/profile/orders'),
  page('home', '/'),
]

test('a path that no pattern fits matches nothing', () => {
  expect(matchPath(pages, '/zzz')).toBeNull()
  expect(matchPath(pages, '/product/1/2/3')).toBeNull()
})

test('S-2-024 both forms of the product path open the product', () => {
  expect(matchPath(pages, '/product/lacteos/leche-1')).toMatchObject({
    page: { name: 'product' },
    params: { idCat: 'lacteos', idProduct: 'leche-1' },
  })
  expect(matchPath(pages, '/product/leche-1')).toMatchObject({ page: { name: 'product' }, params: { idProduct: 'leche-1' } })
})

test('S-2-014 a fixed part is preferred to a parameter, whatever stands first', () => {
  expect(matchPath(pages, '/profile/orders')?.page.name).toBe('orders')
  expect(matchPath(pages, '/profile/payments')?.page.name).toBe('profile-tab')
})

test('parameters are decoded, a malformed one is taken as it stands, a slash at the end changes nothing', () => {
  expect(matchPath(pages, '/product/pi%C3%B1a/')?.params).toEqual({ idProduct: 'piña' })
  expect(matchPath(pages, '/product/%E0%A4%A')?.params).toEqual({ idProduct: '%E0%A4%A' })
  expect(matchPath(pages, '//')?.page.name).toBe('home')
})
