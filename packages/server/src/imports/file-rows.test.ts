import writeXlsxFile from 'write-excel-file/node'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FileRows } from './file-rows.ts'
import { decode, delimiterOf, readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readXlsx, refuseBomb } from './read-xlsx.ts'

const all = async ({ columns, rows }: FileRows) => {
  const found: unknown[] = []
  for await (const portion of rows) found.push(...portion)
  return { columns, rows: found }
}

test('A-103: what is no file of products is refused in words', async () => {
  await expect(readCsv(Buffer.from(''))).rejects.toThrow('el archivo está vacío.')
  await expect(async () => all(await readCsv(Buffer.from(`a${','.repeat(400)}`)))).rejects.toThrow('más de 300 columnas')
  expect(() => readJson(Buffer.from('{"a":'))).toThrow('no es un JSON válido.')
  expect(() => readJson(Buffer.from('[1]'))).toThrow('el elemento 1')
  await expect(readXlsx(Buffer.from('PK nothing'))).rejects.toThrow()
})

test('A-103: a zip that unpacks to too much is refused before it is unpacked', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(130 * 1024 * 1024), { level: 9 }] })
  expect(bomb.length).toBeLessThan(200_000)
  expect(() => refuseBomb(bomb)).toThrow('se expande demasiado al abrirlo.')
})

test('A-103: Latin-1, byte order marks, UTF-16 and `;` are understood', async () => {
  const text = 'sku;nombre\n1;Piña\n2;"Ñame; criollo"\n'
  const expected = {
    columns: ['sku', 'nombre'],
    rows: [
      ['1', 'Piña'],
      ['2', 'Ñame; criollo'],
    ],
  }
  expect(await all(await readCsv(Buffer.from(text, 'latin1')))).toEqual(expected)
  expect(await all(await readCsv(Buffer.from(`\ufeff${text}`)))).toEqual(expected)
  expect(await all(await readCsv(Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual(expected)
  expect(decode(Buffer.from('ñ'))).toBe('ñ')
  expect(delimiterOf('"a,b"\tc')).toBe('\t')
})

test('A-103: JSON in an envelope, branches inside', async () => {
  const body = {
    data: {
      items: [
        { sku: 1, NORTE: { precio: 2300 } },
        { sku: 2, NORTE: null },
      ],
    },
  }
  expect(await all(readJson(Buffer.from(JSON.stringify(body))))).toEqual({
    columns: ['sku', 'NORTE.precio', 'NORTE'],
    rows: [
      [1, 2300, null],
      [2, null, null],
    ],
  })
})

test('A-103: the first sheet of a workbook, numbers as numbers', async () => {
  const file = await writeXlsxFile([
    [{ value: 'sku' }, { value: 'precio' }],
    [{ value: '001' }, { value: 12500 }],
  ]).toBuffer()
  expect(await all(await readXlsx(file))).toEqual({ columns: ['sku', 'precio'], rows: [['001', 12500]] })
})
