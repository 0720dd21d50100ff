import { expect, test } from 'vitest'
import { allClauses, clausesInTests, coverageTable, idsIn } from './coverage.ts'

test('every clause id that a test claims to show exists in the specification', () => {
  const unknown = [...clausesInTests()].filter(([id]) => !allClauses.has(id))
  expect(unknown).toEqual([])
})

test('the specification has 988 clauses in 50 areas', () => {
  expect(allClauses.size).toBe(988)
})

test('a run of ids names each of them', () => {
  expect([...idsIn('badge colours: S-2-088..090')]).toEqual(['S-2-088', 'S-2-089', 'S-2-090'])
})

test('prints which clauses have a test', () => {
  console.log(coverageTable(clausesInTests()))
})
