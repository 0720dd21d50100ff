import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace.ts'
import { attacks, guards } from './attacks.ts'

const files = globSync('packages/server/src/**/*.test.ts', { cwd: root })

test('every attack names test files that are there', () => {
  const missing = [...Object.values(attacks).flat(), ...guards.map(({ attack }) => attack)].filter(
    (part) => !files.some((file) => file.includes(part)),
  )
  expect(missing).toEqual([])
})

test('every guard stands once in its source, so that it can be switched off', () => {
  const lost = guards.filter(
    ({ file, from }) => readFileSync(path.join(root, 'packages/server/src', file), 'utf8').split(from).length !== 2,
  )
  expect(lost.map(({ name }) => name)).toEqual([])
})
