import { aProduct, aSubCategory } from '@plaza/contracts/catalog/catalog.fixtures'
import { describe, expect, test } from 'vitest'
import { joinShelves, nextStep, shelvesOf } from './chain.ts'

const sub = (id: string, order = 1000, over: object = {}) => aSubCategory({ id, displayName: id, order, ...over })
const [leches, quesos, cremas] = [sub('leches'), sub('quesos'), sub('cremas')]
const subs = [leches, quesos, cremas]

describe('the order of sub-categories', () => {
  test('S-2-064: by their order field, minus one first; equal ones by name', () => {
    const shown = shelvesOf({ subcategories: [sub('z', 5), sub('b'), sub('á'), sub('primera', -1)] })
    expect(shown.map(({ id }) => id)).toEqual(['primera', 'z', 'á', 'b'])
  })

  test('A-84: hidden and disabled ones are left out', () => {
    expect(
      shelvesOf({ subcategories: [sub('a', 1, { show: false }), sub('b', 2, { disabled: true }), sub('c', 3)] }).map(({ id }) => id),
    ).toEqual(['c'])
    expect(shelvesOf({ subcategories: [] })).toEqual([])
  })
})

describe('what is loaded next', () => {
  test.each([
    ['its next page while it has one', { sub: 'leches', page: 1 }, true, { sub: 'leches', page: 2 }],
    ['page 1 of the next sub-category when it has none', { sub: 'leches', page: 3 }, false, { sub: 'quesos', page: 1 }],
    ['nothing after the last', { sub: 'cremas', page: 1 }, false, undefined],
    ['more of the last', { sub: 'cremas', page: 1 }, true, { sub: 'cremas', page: 2 }],
  ])('S-2-065 S-2-066: %s', (_, step, hasNextPage, expected) => {
    expect(nextStep(subs, step, hasNextPage)).toEqual(expected)
  })

  test('S-2-066: a sub-category that was hidden meanwhile goes on with the first', () => {
    expect(nextStep(subs, { sub: 'gone', page: 2 }, false)).toEqual({ sub: 'leches', page: 1 })
  })
})

test('S-2-067: pages are joined by sub-category; one that is not asked yet is not there', () => {
  const [one, two] = [aProduct({ id: 'one' }), aProduct({ id: 'two' })]
  const joined = joinShelves(subs, [
    { step: { sub: 'leches', page: 1 }, products: [one], hasNextPage: true },
    { step: { sub: 'leches', page: 2 }, products: [two], hasNextPage: false },
    { step: { sub: 'quesos', page: 1 }, products: [], hasNextPage: false },
  ])
  expect(joined).toEqual([
    { sub: leches, products: [one, two], ended: true },
    { sub: quesos, products: [], ended: true },
  ])
})
