import { expect, test } from 'vitest'
import { nameLimits, truncated } from './names.ts'

test('S-9-028: a name in the bar has at most 15 characters on desktop and 8 on a phone', () => {
  expect(truncated('Ana', nameLimits.phone)).toBe('Ana')
  expect(truncated('Carolina Restrepo Mejía', nameLimits.desktop)).toHaveLength(15)
  expect(truncated('Carolina', nameLimits.phone)).toBe('Carolina')
  expect(truncated('Alejandra', nameLimits.phone)).toBe('Alejand…')
})
