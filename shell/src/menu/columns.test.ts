import { expect, test } from 'vitest'
import { columnLength, inColumns } from './columns.ts'

const subs = Array.from({ length: 32 }, (_, at) => at)

test('S-9-027: no list, no column', () => expect(inColumns([], columnLength.desktop)).toEqual([]))

test('S-9-027: columns of 10 on desktop and of 15 on a phone, in order', () => {
  expect(inColumns(subs, columnLength.desktop).map((column) => column.length)).toEqual([10, 10, 10, 2])
  expect(inColumns(subs, columnLength.phone).map((column) => column.length)).toEqual([15, 15, 2])
  expect(inColumns(subs, columnLength.phone).flat()).toEqual(subs)
})
