import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { activateVersion, publishVersionPath } from '@plaza/contracts/registry/registry.api'
import { publishedVersion } from '@plaza/contracts/registry/version.entity'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { aPage, aRemoteFolder, aTarball, type RemoteRecipe } from '../testing/remote-fixture.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { aRemoteOnDisk } from '../testing/remote-on-disk.ts'
import { aShellFolder } from '../testing/shell-fixture.ts'
import { shipFolder } from './publish-version.ts'
import { registryOf } from './registry.ts'
import { useShellFolder } from './shell-manifest.ts'

let store: S3Server
let here: TestServer
let there: TestServer
let hyper: Person
let names = 0

beforeAll(async () => {
  useShellFolder(await aShellFolder())
  store = await startS3Server()
  here = await startTestServer({ env: store.env })
  there = await startTestServer({ databaseUrl: here.databaseUrl, env: store.env })
  hyper = await here.signIn('hyperadmin@demo.co')
})
afterAll(async () => {
  await there?.stop()
  await here?.stop()
  await store?.close()
})

const fresh = (more: Partial<RemoteRecipe> = {}): RemoteRecipe => ({ name: `mf-shared-${++names}`, version: '1.0.0', ...more })

async function publish(recipe: RemoteRecipe, at = here) {
  const response = await at.request(publishVersionPath(recipe.name, recipe.version), {
    method: 'PUT',
    headers: { 'content-type': 'application/gzip', 'at-business': 'verde', authorization: `Bearer ${hyper.token}` },
    body: new Uint8Array(aTarball(aRemoteFolder(recipe))),
  })
  const body = (await response.json()) as { code?: string }
  return [response.status, body.code]
}

const activate = async ({ name, version }: RemoteRecipe) => (await hyper.call(activateVersion, { name, version })).status

async function read(at: TestServer, { name, version }: RemoteRecipe, file = 'remoteEntry.js') {
  const response = await at.request(`/remotes/${name}/${version}/${file}`)
  return [response.status, response.status === 200 ? await response.text() : '']
}

/** What a crash between storing and committing leaves. */
async function storeWithoutCommit(at: TestServer, recipe: RemoteRecipe) {
  const files = new Map(Object.entries(aRemoteFolder(recipe)).map(([file, bytes]) => [file, Buffer.from(bytes)]))
  const published = publishedVersion.parse(JSON.parse(String(files.get('plaza.json'))))
  await (await registryOf(at.uses)).files.put(published, files)
}

async function whileDown<T>(work: () => Promise<T>): Promise<T> {
  store.fault = () => 503
  return work().finally(() => (store.fault = () => null))
}

const keysOf = ({ name }: RemoteRecipe) => [...store.files.keys()].filter((key) => key.startsWith(`remotes/${name}/`))

test('a version that the store did not take is not published, and may be published again', async () => {
  const recipe = fresh()
  expect(await whileDown(() => publish(recipe))).toEqual([503, 'UNAVAILABLE'])
  expect([await activate(recipe), await read(here, recipe)]).toEqual([404, [404, '']])
  expect(await publish(recipe)).toEqual([201, undefined])
})

test('what a crash left in the store is served by nobody and keeps nobody from publishing', async () => {
  const recipe = fresh({ files: { 'app.js': 'old()' } })
  await storeWithoutCommit(here, recipe)
  expect([await read(here, recipe), await read(there, recipe)]).toEqual([
    [404, ''],
    [404, ''],
  ])
  const again = { ...recipe, files: { 'app.js': 'new()' } }
  expect(await publish(again)).toEqual([201, undefined])
  expect([await read(here, again, 'app.js'), await read(there, again, 'app.js')]).toEqual([
    [200, 'new()'],
    [200, 'new()'],
  ])
})

test('the same crash on a folder keeps nobody from publishing either', async () => {
  const alone = await startTestServer({ databaseUrl: here.databaseUrl })
  const recipe = fresh({ files: { 'app.js': 'old()' } })
  await storeWithoutCommit(alone, recipe)
  const again = { ...recipe, files: { 'app.js': 'new()' } }
  expect(await publish(again, alone)).toEqual([201, undefined])
  expect(await read(alone, again, 'app.js')).toEqual([200, 'new()'])
  await alone.stop()
})

test('a version that the store cannot give now is 503; another one that nobody published is 404 without a word to the store', async () => {
  const recipe = fresh()
  await publish(recipe)
  expect(await whileDown(() => read(there, recipe))).toEqual([503, ''])
  const before = store.asked.length
  for (const name of ['mf-nobody', '..%2f..%2fmedia', 'MF-X']) expect(await read(there, { name, version: '1.0.0' })).toEqual([404, ''])
  expect(store.asked.length).toBe(before)
  await expect.poll(() => read(there, recipe), { timeout: 9000, interval: 500 }).toEqual([200, `// ${recipe.name} 1.0.0`])
})

test('an archive that is not what was published is never served', async () => {
  const recipe = fresh()
  await publish(recipe)
  const [key = ''] = keysOf(recipe)
  const whole = store.files.get(key) as Buffer
  const changed = { ...aRemoteFolder(recipe), 'remoteEntry.js': 'evil()' }
  for (const wrong of [
    zipSync(Object.fromEntries(Object.entries(changed).map(([file, bytes]) => [file, Buffer.from(bytes)]))),
    whole.subarray(0, whole.length - 200),
    Buffer.from('hola'),
  ]) {
    store.files.set(key, Buffer.from(wrong))
    const other = await startTestServer({ databaseUrl: here.databaseUrl, env: store.env })
    expect(await read(other, recipe)).toEqual([503, ''])
    await other.stop()
  }
  store.files.set(key, whole)
  expect(await read(there, recipe)).toEqual([200, `// ${recipe.name} 1.0.0`])
})

test('half a version on this machine is fetched anew before anybody gets a byte of it', async () => {
  const recipe = fresh()
  await publish(recipe)
  const half = path.join(there.uses.env.DATA_DIR, 'remotes', recipe.name, recipe.version)
  fs.mkdirSync(half, { recursive: true })
  fs.writeFileSync(path.join(half, 'plaza.json'), aRemoteFolder(recipe)['plaza.json'] as string)
  fs.writeFileSync(path.join(half, 'remoteEntry.js'), '')
  expect(await read(there, recipe)).toEqual([200, `// ${recipe.name} 1.0.0`])
  expect(fs.readdirSync(path.join(half, '..'))).toEqual([recipe.version])
})

test('a version published at one server is served by the other, and by both when the store is down afterwards', async () => {
  const recipe = fresh({ pages: { news: aPage('/compartida') } })
  expect(await publish(recipe)).toEqual([201, undefined])
  expect(keysOf(recipe)).toHaveLength(1)
  expect(await activate(recipe)).toBe(200)
  const page = async () => (await there.request('/', { host: 'verde.localhost', headers: { accept: 'text/html' } })).text()
  await expect.poll(page, { timeout: 5000 }).toContain(`/remotes/${recipe.name}/1.0.0/remoteEntry.js`)
  for (const at of [here, there]) expect(await whileDown(() => read(at, recipe))).toEqual([200, `// ${recipe.name} 1.0.0`])
})

test('versions from before there was a bucket come into it from the folder that has them', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-old-'))
  const recipe = fresh()
  const old = await startTestServer({ databaseUrl: here.databaseUrl, env: { DATA_DIR: folder } })
  expect(await publish(recipe, old)).toEqual([201, undefined])
  expect((await hyper.call(activateVersion, { name: recipe.name, version: '1.0.0' })).status).toBe(200)
  await old.stop()
  expect(keysOf(recipe)).toEqual([])
  fs.mkdirSync(folder, { recursive: true })
  const moved = await startTestServer({ databaseUrl: here.databaseUrl, env: { ...store.env, DATA_DIR: folder } })
  await expect.poll(() => keysOf(recipe).length, { timeout: 5000 }).toBe(1)
  await moved.stop()
  await expect.poll(() => read(there, recipe), { timeout: 9000, interval: 500 }).toEqual([200, `// ${recipe.name} 1.0.0`])
  fs.rmSync(folder, { recursive: true, force: true })
})

test('a new bucket under an old database gets what is built beside the server again', async () => {
  const recipe = fresh({ files: { 'a.js': '1' } })
  const dist = await aRemoteOnDisk(recipe)
  await shipFolder(here.uses, dist)
  for (const key of keysOf(recipe)) store.files.delete(key)
  await shipFolder(there.uses, dist)
  expect(keysOf(recipe)).toHaveLength(1)
  fs.rmSync(dist, { recursive: true, force: true })
})

test('a version that is removed leaves nothing in the store', async () => {
  const recipe = fresh()
  await publish(recipe)
  await storeWithoutCommit(here, { ...recipe, files: { 'more.js': '1' } })
  expect(keysOf(recipe)).toHaveLength(2)
  await (await registryOf(here.uses)).files.remove(recipe.name, recipe.version)
  expect(keysOf(recipe)).toEqual([])
})
