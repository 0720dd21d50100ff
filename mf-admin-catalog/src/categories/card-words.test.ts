import { expect, test } from 'vitest'
import { flagsFor, sameConfig, shown, withFlag } from './card-words.ts'

test('S-3-088: only a sub-category offers to sell by the gram alone', () => {
  expect(flagsFor(false)).not.toContain('select_only_grams')
  expect(flagsFor(true)).toContain('select_only_grams')
})

test('a flag nobody set is as usual; the sub-category wins over the category', () => {
  expect([shown('sku', 'card'), shown('sku', 'detail')]).toEqual([false, true])
  expect(shown('brand', 'card', { brand: true }, { brand: false })).toBe(true)
  expect(shown('brand', 'card', null, { brand: false })).toBe(false)
})

test('S-3-082: card and page are set apart', () => {
  const config = withFlag({}, 'price', 'detail', false)
  expect([shown('price', 'card', config), shown('price', 'detail', config)]).toEqual([true, false])
})

test('what says nothing makes no difference', () => expect(sameConfig({ brand: null, alert_before_add: '' }, {})).toBe(true))
