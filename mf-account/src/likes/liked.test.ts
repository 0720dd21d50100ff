import { aCustomCart } from '@plaza/contracts/community/community.fixtures'
import { expect, test } from 'vitest'
import { likedIn } from './liked.ts'

test('a product is liked when one of the own carts holds it, counted once for the whole grid: A-69', () => {
  const carts = [aCustomCart({ products: [{ id: 'leche', count: 1 }] }), aCustomCart({ products: [{ id: 'queso', count: 2 }] })]
  expect([...likedIn(carts)]).toEqual(['leche', 'queso'])
  expect(likedIn(carts)).toBe(likedIn(carts))
  expect(likedIn([]).size).toBe(0)
})
