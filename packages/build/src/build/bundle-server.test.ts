import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../workspace.ts'
import { bundleServer } from './bundle-server.ts'

const dist = path.join(root, 'packages/server/dist')
const text = () =>
  readdirSync(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('\n')

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

test('of the same sources it is written once', async () => {
  expect(await bundleServer()).toBeNull()
})
