import * as css from 'css-tree'
import { expect, test } from 'vitest'
import { hostileStyles } from '../business/styles/hostile.ts'
import { inspectStyles } from '../business/styles/inspect-styles.ts'
import { tenantCss } from './tenant-css.ts'

/** The rules of the business, without the frame that we put around them. */
const own = (text: string) =>
  /^@layer pz-tenant\{@scope \(#plaza-root\) to \([^{]*\)\{(.*)\}\}\.pz-price:not/s.exec(tenantCss(text))?.[1] ?? ''
const forbidden =
  /evil|script|<|\\|@(?!media)|url\((?!\/media\/)|fixed|absolute|sticky|display|visibility|opacity|transparent|line-through|content|important|--(?!pz-)|pz-price|9999|\[|:has|:root|html|expression|\bcart-|sh-admin/i

test('the hostile corpus is large enough to mean something', () => expect(hostileStyles.length).toBeGreaterThanOrEqual(60))

test.each(hostileStyles)('A-88: %s does not reach the page, and is named to whoever writes it', (_, text) => {
  expect(own(text)).not.toMatch(forbidden)
  // A comment is left out without a word, and so is what a parser closes by itself around nothing.
  if (!text.startsWith('/*')) expect(inspectStyles(text).refusals.length).toBeGreaterThan(0)
})

test.each(hostileStyles)('A-88: %s beside a good rule leaves the good rule whole', (_, text) => {
  expect(own(`.sh-footer{color:#123456}\n${text}`)).toContain('.sh-footer{color:#123456}')
})

test('A-88: what comes out would pass again, and is CSS', () => {
  const text = `.sh-header{background:linear-gradient(90deg,#fff 0%,#eee 100%);padding:8px 1rem}
    @media (min-width:900px){.cat-card:hover>.x:not(.y){border:1px solid var(--pz-outline);box-shadow:0 2px 8px rgb(0 0 0 / .2)}}
    .sh-footer{background-image:url(/media/verde/pie.webp);font-family:"Segoe UI",sans-serif;transition:color .2s ease}`
  expect(inspectStyles(text).refusals).toEqual([])
  const rules = own(text)
  expect(inspectStyles(rules).refusals).toEqual([])
  expect(own(rules)).toBe(rules)
  expect(css.parse(tenantCss(text)).type).toBe('StyleSheet')
})

test('S-1-028 a plain rule arrives, in its own layer, inside the storefront only and above no price, cart or payment', () => {
  const css = tenantCss('.pz-header { background: #fff } @media (min-width: 900px) { .pz-card { color: red } }')
  expect(css).toMatch(/^@layer pz-tenant\{@scope \(#plaza-root\) to \(/)
  expect(css).toContain("to (:is([data-remote='mf-cart-checkout'],[data-remote^='mf-admin']),.sh-body:has(")
  expect(css).toContain('{.pz-header{background:#fff}@media (min-width:900px){.pz-card{color:red}}}')
})

test('A-88: a refusal says line, column and reason in Spanish', () => {
  expect(inspectStyles('.a{color:red}\n.b{\n  display:none\n}').refusals).toEqual([
    { line: 3, column: 3, message: 'La propiedad «display» no se puede usar: podría ocultar, tapar o mover algo.' },
  ])
})

test('no rule, no layer', () => expect(tenantCss('  ')).toBe(''))
