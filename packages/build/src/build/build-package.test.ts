import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { publishedVersion } from '@plaza/contracts/registry/version.entity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../artifact/precompress.ts'
import { type TemporaryRemote, temporaryRemote } from '../testing/temporary-remote.ts'
import { integrityOf } from '../webpack/integrity.ts'

let remote: TemporaryRemote
let dist: string
const read = (file: string) => readFileSync(path.join(dist, file))
const plaza = () => publishedVersion.parse(JSON.parse(read('plaza.json').toString()))

beforeAll(async () => {
  remote = temporaryRemote('mf-recipes', {
    'src/remote.tsx': `import { defineRemote } from '@plaza/ui'
      import type { manifest } from './manifest.ts'
      export const remote = defineRemote<typeof manifest>({ pages: { recipes: () => import('./recipes/recipes.page.tsx') }, slots: {} })`,
    'src/recipes/recipes.page.tsx': `import { useState } from 'react'
      import { Link } from '@plaza/ui/router'
      import './recipes.css'
      export default function Recipes() { const [open] = useState(true); return <Link to="/">{String(open)}</Link> }`,
    'src/face.tsx': `import './recipes/recipes.css'
      export const faces = { recipes: (data) => <h1 className="recipes">{data.params.name}</h1> }`,
  })
  dist = (await remote.build('1.4.2')).dist
}, 60_000)
afterAll(() => remote?.remove())

test('a build that does not compile says where and leaves the last good one', async () => {
  const broken = temporaryRemote('mf-broken', { 'src/remote.tsx': `import './nowhere.ts'` })
  await expect(broken.build('1.0.0')).rejects.toThrow(/nowhere/)
  expect(() => listFiles(path.join(broken.folder, 'dist'))).toThrow()
  broken.remove()
})

test('a built remote describes itself: container with the version, entry, shares, files', () => {
  const { container, entry, shares, files, manifest } = plaza()
  expect(container).toBe('recipes_1_4_2')
  expect(read(entry).toString()).toContain('recipes_1_4_2')
  expect(shares).toEqual(['@plaza/ui', '@plaza/ui/router', 'react', 'react/jsx-runtime'])
  expect(Object.keys(files).sort()).toEqual(listFiles(dist).filter((file) => file !== 'plaza.json'))
  expect(manifest.pages['recipes']?.path).toEqual(['/recipes'])
})

test('a page names the files of its first screen, apart from those of the remote itself', () => {
  const { initial, screens } = plaza()
  const page = screens?.['recipes']
  expect(page?.scripts).toHaveLength(1)
  expect(page?.styles).toHaveLength(1)
  expect(page?.shares).toContain('@plaza/ui/router')
  expect(initial.scripts).not.toContain(page?.scripts[0])
})

test('shared packages stay out of the remote: no React, no router, no runtime core', () => {
  const scripts = listFiles(dist).filter((file) => /(?<!face)\.c?js$/.test(file) && file !== 'face.cjs')
  const code = scripts.map((file) => read(file).toString()).join()
  expect(code).not.toContain('react.element')
  expect(read(`${plaza().entry}.br`).length).toBeLessThan(8 * 1024)
})

test('the entry knows the hash of every other script and style; one flipped byte no longer fits', () => {
  const { entry, screens } = plaza()
  const code = read(entry).toString()
  const chunks = [...(screens?.['recipes']?.scripts ?? []), ...(screens?.['recipes']?.styles ?? [])]
  for (const file of chunks) {
    const bytes = read(file)
    expect(code).toContain(integrityOf(bytes))
    bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3)
    expect(code).not.toContain(integrityOf(bytes))
  }
  expect(code).not.toContain('__PLAZA_INTEGRITY')
})

test('plaza.json holds the hash of the entry itself, and of every file as it stands', () => {
  for (const [file, integrity] of Object.entries(plaza().files)) expect(integrityOf(read(file))).toBe(integrity)
})

test('nothing in a build needs eval, so the page may forbid it', () => {
  for (const file of listFiles(dist).filter((name) => name.endsWith('.js')))
    expect(read(file).toString()).not.toMatch(/\beval\(|new Function\(/)
})

test('faces run in a bare context, without require, and escape what they are given', () => {
  const module = { exports: {} as { faces: Record<string, (data: object) => string> } }
  new Script(read('face.cjs').toString()).runInContext(createContext({ module, exports: module.exports }))
  expect(module.exports.faces['recipes']?.({ params: { name: '<Ajiaco>' } })).toBe('<h1 class="recipes">&lt;Ajiaco&gt;</h1>')
})

test('the same sources give the same bytes; another version changes only names and addresses', async () => {
  const before = plaza().files
  await remote.build('1.4.2')
  expect(plaza().files).toEqual(before)
  await remote.build('1.4.3')
  expect(plaza().container).toBe('recipes_1_4_3')
})
