import { expect, test } from 'vitest'
import { isQuietPage } from './quiet-pages.ts'

test('S-2-167: no branch is asked for on an order, habeas data, a payment result or where a password is restored', () => {
  for (const path of ['/shoppingcart-detail/3f2a', '/habeas-data', '/wompi-response', '/restore-password', '/checkout/thanks/12'])
    expect([path, isQuietPage(path)]).toEqual([path, true])
  for (const path of ['/', '/search/leche', '/product/1', '/cart', '/offers']) expect([path, isQuietPage(path)]).toEqual([path, false])
})
