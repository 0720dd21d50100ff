import { expect, test } from 'vitest'
import { countsOfText } from './suites.ts'

test('the last count of a text is the one that holds', () => {
  expect(countsOfText('3 passed, 1 failed\n…\n12 passed, 0 failed\n')).toEqual({ passed: 12, failed: 0 })
})

test('a text without a count counts nothing', () => {
  expect(countsOfText('Error: no browser')).toEqual({ passed: 0, failed: 0 })
})
