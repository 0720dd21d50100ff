import { expect, test } from 'vitest'
import { needsBranch } from './opening-soon.tsx'

test.each([
  ['/', true],
  ['/search/leche', true],
  ['/product/123', true],
  ['/cart', true],
  ['/loginx', true],
  ['/login', false],
  ['/profile/data', false],
  ['/admin', false],
  ['/admin/offices', false],
  ['/habeas-data', false],
])('the page %s needs a branch: %s', (path, isNeeded) => expect(needsBranch(path)).toBe(isNeeded))
