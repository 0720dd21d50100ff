import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../workspace.ts'
import { bundleServer } from './bundle-server.ts'

const dist = path.join(root, 'packages/server/dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
// Files of the build before stand there too.
const text = () => (JSON.parse(read('plaza-server.json')) as { files: string[] }).files.map(read).join('\n')

beforeAll(async () => {
  await bundleServer()
}, 30_000)

test('threads, migrations and builds that the server asks for by their place are where the bundle looks for them', () => {
  const places = [...text().matchAll(/new URL\("([^"]+)", new URL\("([^"]+)", import\.meta\.url\)/g)]
  expect(places.length).toBeGreaterThan(5)
  for (const [, asked, source] of places) expect(existsSync(path.resolve(dist, path.dirname(source as string), asked as string))).toBe(true)
})

test('libraries with machine code or threads of their own stay where they are installed', () => {
  for (const name of ['sharp', 'piscina', 'pino']) expect(text()).toMatch(new RegExp(`(from|require\\(|import\\() ?"${name}"`))
})

// Node finds the names of such a library by reading it; the bundler gives it none when it is imported late.
test('no library written for `require` is imported late from the bundle', () => {
  expect(text()).not.toMatch(/^export default require_/m)
})

test('of the same sources it is written once', async () => {
  expect(await bundleServer()).toBeNull()
})
