import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ColorToken, contrast, themes } from '@plaza/ui/tokens'

const root = join(import.meta.dirname, '../../../..')
const files = globSync(['shell/src/**/*.css', 'mf-*/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root })

interface Rule {
  readonly selector: string
  readonly body: string
}

const rulesOf = (file: string): Rule[] =>
  [
    ...readFileSync(join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }))

const isState = ({ selector }: Rule) => /:(hover|focus|focus-visible|active)\b/.test(selector)
const tokenOf = (body: string, property: string) =>
  new RegExp(`(?:^|;|\\s)${property}:\\s*var\\(--pz-([a-z-]+)\\)`).exec(body)?.[1] as ColorToken | undefined
/** What the same thing has when nobody touches it. */
const atRest = (rules: readonly Rule[], selector: string, property: string) => {
  const plain = (selector.split(',')[0] ?? '')
    .replace(/:(hover|focus|focus-visible|active)/g, '')
    .replace(/:not\([^)]*\)/g, '')
    .trim()
  const last = plain.split(/[\s>+~]+/).at(-1)
  return rules
    .filter((rule) => rule.selector.split(',').some((each) => [plain, last].includes(each.trim())))
    .map(({ body }) => body)
    .findLast((body) => body.includes(`${property}:`))
}

test('WCAG 1.4.3: what changes its ground when touched says its colour, and the two read at 4.5:1 in both themes', () => {
  expect(files.length).toBeGreaterThan(30)
  const weak = files.flatMap((file) => {
    const rules = rulesOf(file)
    return rules.filter(isState).flatMap(({ selector, body }) => {
      const ground = tokenOf(body, 'background')
      if (!ground || !(ground in themes.theme_green)) return []
      const rest = atRest(rules, selector, 'color')
      // Without a word on colour it has the page's, as everything on a card has.
      const color = tokenOf(body, 'color') ?? (rest === undefined ? 'fg' : tokenOf(rest, 'color'))
      if (!color) return [`${file}: ${selector} takes whatever colour stands around it`]
      return Object.entries(themes).flatMap(([name, theme]) =>
        contrast(theme[color], theme[ground]) < 4.5 ? [`${file}: ${selector} in ${name}`] : [],
      )
    })
  })
  expect(weak).toEqual([])
})
