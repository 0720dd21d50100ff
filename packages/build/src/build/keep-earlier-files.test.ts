import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inOneStep } from './in-one-step.ts'
import { describeAndKeepEarlier } from './keep-earlier-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-earlier-'))
const dist = path.join(folder, 'dist')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const build = (version: string, files: Record<string, string>) =>
  inOneStep(folder, dist, async (staging) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(staging, name), text)
    await describeAndKeepEarlier(dist, staging, { name: 'about.json', version })
  })
const standing = () => readdirSync(dist).toSorted()

test('a server that runs finds its own files until the build after the next', async () => {
  await build('1', { 'main.js': 'one', 'late-1.js': '', 'same.js': '' })
  expect(standing()).toEqual(['about.json', 'late-1.js', 'main.js', 'same.js'])
  await build('2', { 'main.js': 'two', 'late-2.js': '', 'same.js': '' })
  expect(standing()).toEqual(['about.json', 'late-1.js', 'late-2.js', 'main.js', 'same.js'])
  expect(readFileSync(path.join(dist, 'main.js'), 'utf8')).toBe('two')
  await build('3', { 'main.js': 'three', 'late-3.js': '' })
  expect(standing()).toEqual(['about.json', 'late-2.js', 'late-3.js', 'main.js', 'same.js'])
})

test.each(['{"version":"3"}', '{"ver'])('a dist of before that says nothing of its files is replaced as a whole: %s', async (said) => {
  await build('3', { 'main.js': 'three', 'late-3.js': '' })
  writeFileSync(path.join(dist, 'about.json'), said)
  await build('4', { 'main.js': 'four' })
  expect(standing()).toEqual(['about.json', 'main.js'])
})
