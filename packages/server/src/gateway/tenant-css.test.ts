import { expect, test } from 'vitest'
import { tenantCss } from './tenant-css.ts'

test.each([
  ['an import', '@import url(https://evil.example/a.css);'],
  ['a closing tag', 'a{color:red}</style><script>alert(1)</script>'],
  ['a fixed cover', '.x{position:fixed}'],
  ['a picture from elsewhere', '.x{background:url(https://evil.example/p.png)}'],
  ['a picture from elsewhere, without scheme', '.x{background:url(//evil.example/p.png)}'],
  ['an escaped address', '.x{background:\\75 rl(https://evil.example/p.png)}'],
  ['an attribute selector', 'input[value^="a"]{background:red}'],
  ['a font', '@font-face{font-family:x;src:url(https://evil.example/f)}'],
  ['an address in a custom property', ':root{--x:url(https://evil.example/p.png)}'],
])('A-88 %s does not reach the page', (_, css) => {
  expect(tenantCss(css)).not.toMatch(/evil|<\/|script>alert|fixed|\[value|import/)
})

test('S-1-028 a plain rule arrives, in its own layer', () => {
  expect(tenantCss('.pz-header { background: #fff } @media (min-width: 900px) { .pz-card { color: red } }')).toBe(
    '@layer pz-tenant{.pz-header{background:#fff}@media (min-width:900px){.pz-card{color:red}}}',
  )
})

test('no rule, no layer', () => expect(tenantCss('  ')).toBe(''))
