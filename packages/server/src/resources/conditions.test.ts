import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { conditionOf } from './conditions.ts'

function asked(word: string, wanted: unknown) {
  const values: unknown[] = []
  const [column] = columnsOf(word)
  const condition = conditionOf(column as never, wanted, (value) => `$${values.push(value)}`)
  return [condition, ...values]
}

test('A-14: what makes no sense for the column is ignored', () => {
  expect(asked('inactive:flag', 'maybe')).toEqual([null])
  expect(asked('value:int', 'x')).toEqual([null])
  expect(asked('creationDate:time', { gte: 'yesterday' })).toEqual([null])
  expect(asked('name', { $where: '1' })).toEqual([null])
  expect(asked('name', { regex: '' })).toEqual([null])
})

test('A-14: signs of a pattern that people type are only text', () => {
  expect(asked('name', { regex: '50%_.*\\' })).toEqual(['t.name::text ilike $1', '%50\\%\\_.*\\\\%'])
})

test('A-14: ids are exact, words do not mind their case, lists are any of them', () => {
  expect(asked('category_id', 'C1')).toEqual(['t.category_id = $1', 'C1'])
  expect(asked('displayName', 'Ana')).toEqual(['lower(t.display_name) = lower($1)', 'Ana'])
  expect(asked('provider', ['a', 'b'])).toEqual(['(lower(t.provider) = lower($1) or lower(t.provider) = lower($2))', 'a', 'b'])
})

test('A-14: flags and numbers are read from text, dates have bounds', () => {
  expect(asked('inactive:flag', 'false')).toEqual(['t.inactive = $1', false])
  expect(asked('value:int', '99999999999')).toEqual(['t.value = $1::numeric', '99999999999'])
  expect(asked('creationDate:time', { gte: '2026-01-01' })).toEqual(['t.creation_date >= $1::timestamptz', '2026-01-01'])
})
