import { headerSearch } from '@plaza/contracts/registry/registry.slots'
import { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import { anyone, staff } from '@plaza/contracts/kernel/access'
import { expect, test } from 'vitest'
import { manifestData } from './manifest-data.ts'

test('slots travel by name, paths as lists, defaults written out', () => {
  const data = manifestData({
    name: 'mf-catalog',
    audience: 'shopper',
    pages: {
      home: { path: '/', access: anyone, face: true },
      product: { path: ['/product/:id', '/p/:id'], access: staff('products'), module: 'home_v2' },
    },
    ownsSlots: [productBuy],
    fills: [{ slot: headerSearch, module: 'search' }],
  })
  expect(data).toEqual({
    name: 'mf-catalog',
    audience: 'shopper',
    pages: {
      home: { path: ['/'], access: { kind: 'anyone' }, preload: [], face: true },
      product: {
        path: ['/product/:id', '/p/:id'],
        access: { kind: 'staff', area: 'products' },
        module: 'home_v2',
        preload: [],
        face: false,
      },
    },
    fills: [{ slot: 'header.search', access: { kind: 'anyone' }, module: 'search' }],
    ownsSlots: ['product.buy'],
    menu: [],
  })
})

test('preload calls travel by key with their input', () => {
  const preload = [{ call: 'GET /api/v2/categories', input: { branch_id: '{branch}' } }]
  const { pages } = manifestData({ name: 'mf-x', audience: 'shopper', pages: { home: { path: '/', access: anyone, preload } } })
  expect(pages['home']?.preload).toEqual(preload)
})
