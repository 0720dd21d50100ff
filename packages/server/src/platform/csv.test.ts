import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a formula after a separator of another country is one text too', () => {
  const rows = [['x;=1+1', 'a,b;@SUM(A1)', 'uno\n=2', 'Calle 5 - 12; casa']]
  expect(csvOf(['a', 'b', 'c', 'd'], rows)).toBe('\uFEFFa,b,c,d\r\nx;\'=1+1,"a,b;\'@SUM(A1)","uno\n\'=2",Calle 5 - 12; casa\r\n')
})

test('what a spreadsheet would calculate is shown as it stands', () => {
  const rows = [['=HYPERLINK("http://x")', '+57', '-1', '@x', '\tx', 'Ana, "la de siempre"', 5, null]]
  expect(csvOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], rows as never)).toBe(
    '\uFEFFa,b,c,d,e,f,g,h\r\n"\'=HYPERLINK(""http://x"")",\'+57,\'-1,\'@x,\'\tx,"Ana, ""la de siempre""",5,\r\n',
  )
})
