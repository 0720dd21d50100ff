import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from './source-hash.ts'

let folder: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-hash-'))
  write('src/a.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what is not built does not count: dist, installed packages, tests, documents', () => {
  const before = hashOf([folder])
  for (const file of ['dist/a.js', 'node_modules/x/index.js', '.tsbuild/a.d.ts', 'src/a.test.ts', 'README.md']) write(file, 'changed')
  expect(hashOf([folder])).toBe(before)
})

test('a changed, renamed or new source gives another version', () => {
  const before = hashOf([folder])
  write('src/a.ts', 'two')
  const changed = hashOf([folder])
  write('src/b.ts', '')
  expect(new Set([before, changed, hashOf([folder])]).size).toBe(3)
})

test('the hash does not depend on where the folder stands', () => {
  const other = mkdtempSync(path.join(os.tmpdir(), 'plaza-hash-'))
  mkdirSync(path.join(other, 'src'))
  writeFileSync(path.join(other, 'src/a.ts'), 'one')
  expect(hashOf([path.join(other, 'src')])).toBe(hashOf([path.join(folder, 'src')]))
  rmSync(other, { recursive: true })
})
