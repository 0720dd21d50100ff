import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { cellsOf, csv } from './export.ts'
import { workbook } from './workbook.ts'

const hostile = '=HYPERLINK("http://evil.example";"ver")'

test('numbers stay numbers, quotes and separators stay inside their cell', () => {
  expect(
    csv([
      ['Nombre', 'Total'],
      ['Pan; "tajado"', -5],
    ]),
  ).toBe('Nombre;Total\r\n"Pan; ""tajado""";-5')
})

test('a formula after a separator of another country is one text too', () => {
  const name = 'x,=1+1;@SUM(A1)'
  const columns: Column<{ name: string }>[] = [{ key: 'name', header: 'Nombre', cell: () => name }]
  expect(csv(cellsOf(columns, [{ name }]))).toBe(`Nombre\r\n"x,'=1+1;'@SUM(A1)"`)
})

test('a file holds what is listed: plain cells and given values, never buttons or pictures', () => {
  const columns: Column<{ name: string; price: number }>[] = [
    { key: 'name', header: 'Nombre', cell: ({ name }) => name },
    { key: 'price', header: 'Precio', cell: ({ price }) => `$ ${price}`, value: ({ price }) => price },
    { key: 'edit', header: '', cell: () => null },
  ]
  expect(cellsOf(columns, [{ name: 'Pan', price: 900 }])).toEqual([
    ['Nombre', 'Precio'],
    ['Pan', 900],
  ])
})

test('a text that a spreadsheet would run stands behind an apostrophe; a number below zero stays one', () => {
  const columns: Column<{ name: string; balance: number }>[] = [
    { key: 'name', header: 'Nombre', cell: ({ name }) => name },
    { key: 'balance', header: 'Saldo', cell: ({ balance }) => balance },
  ]
  expect(cellsOf(columns, [{ name: hostile, balance: -5 }])[1]).toEqual([`'${hostile}`, -5])
})

test('a workbook holds a hostile text as text: there is no formula in it', async () => {
  const blob = await workbook([['Nombre'], [hostile]])
  const { unzipSync, strFromU8 } = await import('fflate')
  const files = Object.values(unzipSync(new Uint8Array(await blob.arrayBuffer()))).map((file) => strFromU8(file))
  expect(files.some((text) => text.includes('HYPERLINK'))).toBe(true)
  expect(files.some((text) => /<f[ >]/.test(text))).toBe(false)
})
