import { expect, test } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { type AdminArea, staff } from '../kernel/access.ts'
import { genericCalls } from './generic.api.ts'
import { type ResourceName, resources } from './resource.entity.ts'

const used: readonly (readonly [ResourceName, AdminArea])[] = [
  ['campaings', 'campaigns'],
  ['cupons', 'coupons'],
  ['cupons-used', 'coupons'],
  ['custom_carts', 'community'],
  ['offers', 'banners'],
  ['products', 'products'],
  ['stats', 'stats'],
  ['users', 'users'],
]

test.each(used)('B-7-001 to B-7-006: what a screen asks of %s is a call the server answers, and whoever reads it may', (name, area) => {
  const { page, get, create, update, remove } = genericCalls(name, area, resources[name].entity)
  const { may, read } = resources[name]
  for (const each of [page, get, may.create && create, may.update && update, may.remove && remove]) {
    if (each) expect([...allCalls.keys()]).toContain(each.key)
  }
  if (read.kind === 'staff') expect(read).toEqual(staff(area))
})
