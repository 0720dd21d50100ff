import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace.ts'

const folder = path.join(root, 'docs/security')
const pathsIn = (text: string) => [...text.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file)

test.each(readdirSync(folder))('%s names files that are there', (name) => {
  const named = pathsIn(readFileSync(path.join(folder, name), 'utf8'))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the table of ASVS has every requirement of levels 1 and 2 once, with a known state', () => {
  const text = readFileSync(path.join(folder, 'asvs-5.0-level-2.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (V[\d.]+) \| .+? \| [12] \| (yes|partly|no|n\/a) \| .+ \|$/gm)]
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(([, id]) => id)).size).toBe(253)
  const count = (state: string) => rows.filter(([, , each]) => each === state).length
  expect(text).toContain(`Counts: ${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, ${count('n/a')} n/a.`)
})
