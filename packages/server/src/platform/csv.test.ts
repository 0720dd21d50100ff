import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('what a spreadsheet would calculate is shown as it stands', () => {
  const rows = [['=HYPERLINK("http://x")', '+57', '-1', '@x', '\tx', 'Ana, "la de siempre"', 5, null]]
  expect(csvOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], rows as never)).toBe(
    '\uFEFFa,b,c,d,e,f,g,h\r\n"\'=HYPERLINK(""http://x"")",\'+57,\'-1,\'@x,\'\tx,"Ana, ""la de siempre""",5,\r\n',
  )
})
