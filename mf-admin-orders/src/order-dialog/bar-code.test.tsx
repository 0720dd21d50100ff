import { BitArray, Code128Reader } from '@zxing/library'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarCode } from './bar-code.tsx'

/** What a scanner makes of the drawn bars, each module three pixels wide. */
function scanned(svg: string): string {
  const width = Number(/viewBox="0 0 (\d+) 40"/.exec(svg)?.[1])
  const row = new BitArray(width * 3)
  for (const [, x, bar] of svg.matchAll(/x="(\d+)" width="(\d+)"/g))
    for (let at = Number(x) * 3; at < (Number(x) + Number(bar)) * 3; at++) row.set(at)
  return new Code128Reader().decodeRow(0, row).getText()
}

test('the bar code of the print sheet reads as the order’s number', () => {
  for (const number of ['1042', '7', '250318', '9007199254740991'])
    expect(scanned(renderToStaticMarkup(<BarCode text={number} />))).toBe(number)
})
