import { expect, test } from 'vitest'
import { foreignNumberFields } from './number-fields.ts'

test('a number field of the browser, of Chakra, or read with Number() is named with its line', () => {
  const text = ['<input', '  type="number"', 'onChange={(event) => set(Number(event.currentTarget.value))}', '<NumberInput />'].join('\n')
  expect(foreignNumberFields([{ file: 'mf-x/src/a.tsx', text }]).map((line) => line.split(': ')[0])).toEqual([
    'mf-x/src/a.tsx:2',
    'mf-x/src/a.tsx:3',
    'mf-x/src/a.tsx:4',
  ])
})

test('a NumberField and a telephone are none', () => {
  const text = '<NumberField kind="money" />\n<input type="tel" inputMode="numeric" />'
  expect(foreignNumberFields([{ file: 'mf-x/src/a.tsx', text }])).toEqual([])
})
