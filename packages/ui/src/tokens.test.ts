import { expect, test } from 'vitest'
import { contrast, measures, themeCss, themeName, themeOf, themes } from './tokens.ts'

const pairs = [
  ['action-fg', 'action'],
  ['action-fg', 'action-hover'],
  ['action', 'bg-card'],
  ['action', 'action-tint'],
  ['action', 'bg-page'],
  ['offer-fg', 'offer'],
  ['fg', 'bg-page'],
  ['fg', 'bg-card'],
  ['fg-muted', 'bg-card'],
  ['fg-muted', 'bg-page'],
  ['danger-fg', 'danger'],
  ['danger', 'bg-card'],
  ['success', 'bg-card'],
] as const

test.each(Object.entries(themes))('S-9 area chrome: every pair of %s reads at 4.5:1 or better', (_, theme) => {
  const weak = pairs.filter(([text, ground]) => contrast(theme[text], theme[ground]) < 4.5)
  expect(weak).toEqual([])
})

test('S-1-016, S-1-017: green by default, blue when the theme is theme_blue', () => {
  expect(themeName(undefined)).toBe('theme_green')
  expect(themeName('anything')).toBe('theme_green')
  expect(themeName('theme_blue')).toBe('theme_blue')
  expect(themeCss({ theme: 'theme_blue' })).toContain('--pz-action:#1d4ed8')
})

test('S-3-134: without a theme of its own an active theme module decides', () => {
  expect(themeName(null, ['theme_blue'])).toBe('theme_blue')
})

test("a tenant's own colours go through the tokens; what is no colour or no token does not", () => {
  const theme = themeOf({ colors: { action: '#7c2d12', offer: 'red;}body{display:none' } })
  expect(theme.action).toBe('#7c2d12')
  expect(theme.offer).toBe('#facc15')
  expect(themeCss({ colors: { ['x}' as never]: '#000000' } })).not.toContain('x}')
})

test('S-9-029: radius 20', () => {
  expect(measures.radius).toBe('20px')
})
