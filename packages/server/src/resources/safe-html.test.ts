import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test('A-88: script, handlers, styles and odd addresses are gone, text and emphasis stay', () => {
  expect(safeHtml('<b onclick="x()">Hola</b><script>x()</script><a href="javascript:x()">ver</a><style>p{}</style>')).toBe(
    '<b>Hola</b><a>ver</a>',
  )
  expect(safeHtml('<img src=x onerror=alert(1)><svg onload=x>')).toBe('<img src="x" />')
})
