import {
  activateVersion,
  findComposition,
  listRemotes,
  publishVersionPath,
  rollbackRemote,
  tryVersion,
} from '@plaza/contracts/registry/registry.api'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { aPage, aRemoteFolder, aTarball, type Files, type RemoteRecipe } from '../testing/remote-fixture.ts'
import { aShellFolder } from '../testing/shell-fixture.ts'
import { useShellFolder } from './shell-manifest.ts'

let server: TestServer
let hyper: Person
let names = 0

beforeAll(async () => {
  useShellFolder(await aShellFolder())
  server = await startTestServer()
  hyper = await server.signIn('hyperadmin@demo.co')
})
afterAll(() => server.stop())

/** A remote nobody else in this file uses. */
const fresh = (more: Partial<RemoteRecipe> = {}): RemoteRecipe => ({ name: `mf-test-${++names}`, version: '1.0.0', ...more })

async function put(recipe: RemoteRecipe, tarball: Buffer, token = hyper.token, business = 'verde') {
  const response = await server.request(publishVersionPath(recipe.name, recipe.version), {
    method: 'PUT',
    headers: { 'content-type': 'application/gzip', 'at-business': business, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Uint8Array(tarball),
  })
  const body = (await response.json()) as { code: string; message: string; details?: { field: string; message: string }[] }
  return { status: response.status, body, said: JSON.stringify(body) }
}

const publish = (recipe: RemoteRecipe) => put(recipe, aTarball(aRemoteFolder(recipe)))

async function shipped(recipe: RemoteRecipe): Promise<RemoteRecipe> {
  expect((await publish(recipe)).status).toBe(201)
  expect((await hyper.call(activateVersion, { name: recipe.name, version: recipe.version })).status).toBe(200)
  return recipe
}

const home = async (business = 'verde') =>
  (await server.request('/', { host: `${business}.localhost`, headers: { accept: 'text/html' } })).text()
const file = (recipe: RemoteRecipe, name: string, headers: Record<string, string> = {}) =>
  server.request(`/remotes/${recipe.name}/${recipe.version}/${name}`, { headers })

test('nobody publishes without a session, nor with a lesser role', async () => {
  const recipe = fresh()
  const tarball = aTarball(aRemoteFolder(recipe))
  expect((await put(recipe, tarball, '')).status).toBe(401)
  for (const email of ['cliente@demo.co', 'admin@demo.co', 'superadmin@demo.co']) {
    const { token } = await server.signIn(email)
    expect((await put(recipe, tarball, token)).status).toBe(403)
    expect((await server.call(activateVersion, { name: recipe.name, version: '1.0.0' }, { token })).status).toBe(403)
    expect((await server.call(listRemotes, {}, { token })).status).toBe(403)
  }
})

test.each<[string, (files: Files) => Files, string]>([
  ['one flipped byte', (files) => ({ ...files, 'remoteEntry.js': `${files['remoteEntry.js']} ` }), 'no coincide con su huella'],
  ['a file that is not listed', (files) => ({ ...files, 'more.js': '1' }), 'no está en la lista'],
  ['a listed file that is missing', ({ 'remote.12ab34cd.css': _, ...files }) => files, 'Falta el archivo remote.12ab34cd.css'],
  [
    'a compressed copy of something else',
    (files) => ({ ...files, 'remoteEntry.js.br': brotliCompressSync('evil()') }),
    'no corresponde a su original',
  ],
  ['no plaza.json', ({ 'plaza.json': _, ...files }) => files, 'Falta el archivo plaza.json'],
  ['a plaza.json that is no JSON', (files) => ({ ...files, 'plaza.json': '{' }), 'no es un JSON válido'],
  ['a plaza.json beside the contract', (files) => ({ ...files, 'plaza.json': '{"name":1}' }), 'no cumple el contrato'],
])('a version with %s is refused', async (_, change, text) => {
  const recipe = fresh()
  const answer = await put(recipe, aTarball(change(aRemoteFolder(recipe))))
  expect(answer.status).toBe(422)
  expect(answer.said).toContain(text)
  expect((await file(recipe, 'remoteEntry.js')).status).toBe(404)
})

test.each<[string, Partial<RemoteRecipe>, string]>([
  ['another name', { change: (published) => ({ ...published, name: 'mf-other' }) }, 'pero se publica'],
  ['another version', { change: (published) => ({ ...published, version: '9.9.9' }) }, 'pero se publica'],
  ['an unknown slot', { fills: [{ slot: 'product.nothing', access: { kind: 'anyone' } }] }, 'El espacio product.nothing no existe'],
  [
    'an unknown preload call',
    { pages: { home: aPage('/x', { preload: [{ call: 'GET /api/v1/nothing', input: {} }] }) } },
    'La llamada GET /api/v1/nothing no existe',
  ],
  ['a share the shell does not have', { shares: ['react', 'left-pad'] }, 'left-pad'],
  ['an unknown area', { pages: { a: aPage('/admin/a', { access: { kind: 'staff', area: 'nothing' } }) } }, 'La regla de acceso'],
  ['a shopper page in a staff remote', { audience: 'staff', pages: { a: aPage('/a') } }, 'debe pedir un área administrativa'],
])('a version with %s is refused', async (_, more, text) => {
  const answer = await publish(fresh(more))
  expect(answer.status).toBe(422)
  expect(answer.said).toContain(text)
})

test.each<[string, Parameters<typeof aTarball>[1]]>([
  ['a path that escapes', [{ path: '../../evil.js' }]],
  ['an absolute path', [{ path: '/etc/evil' }]],
  ['a link', [{ path: 'evil.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }]],
  ['a hidden file', [{ path: '.npmrc' }]],
])('a tarball with %s is refused', async (_, extra) => {
  const recipe = fresh()
  const answer = await put(recipe, aTarball(aRemoteFolder(recipe), extra))
  expect([answer.status, answer.body.code]).toEqual([422, 'TARBALL_REFUSED'])
})

test('what is no tarball, or nothing at all, is refused', async () => {
  expect((await put(fresh(), Buffer.from('hola'))).body.code).toBe('TARBALL_REFUSED')
  expect((await put(fresh(), Buffer.alloc(0))).status).toBe(400)
  expect((await put({ ...fresh(), name: 'Shell' }, aTarball(aRemoteFolder({ name: 'Shell', version: '1.0.0' })))).status).toBe(422)
})

test('a version is never overwritten, and its container name never used twice', async () => {
  const recipe = fresh()
  expect((await publish(recipe)).status).toBe(201)
  const again = await put(recipe, aTarball(aRemoteFolder({ ...recipe, files: { 'new.js': '2' } })))
  expect([again.status, again.body.code]).toEqual([409, 'VERSION_EXISTS'])
  const copy = await publish(fresh({ change: (published) => ({ ...published, container: `${recipe.name.replace(/-/g, '_')}_1_0_0` }) }))
  expect([copy.status, copy.said]).toEqual([422, expect.stringContaining('ya lo usa')])
})

test('only what is published can be activated, and only what was active can come back', async () => {
  expect((await hyper.call(activateVersion, { name: 'mf-nobody', version: '1.0.0' })).body.code).toBe('REMOTE_UNKNOWN')
  const recipe = await shipped(fresh())
  expect((await hyper.call(activateVersion, { name: recipe.name, version: '7.0.0' })).body.code).toBe('VERSION_UNKNOWN')
  expect((await hyper.call(rollbackRemote, { name: recipe.name })).body.code).toBe('NOTHING_TO_ROLL_BACK')
})

test('a published version runs nowhere until it is activated; then the next page has it', async () => {
  const recipe = fresh({ pages: { news: aPage('/novedades') } })
  await publish(recipe)
  expect(await home()).not.toContain(recipe.name)
  await hyper.call(activateVersion, { name: recipe.name, version: '1.0.0' })
  expect(await home()).toContain(`/remotes/${recipe.name}/1.0.0/remoteEntry.js`)
})

test('going back twice goes two steps back, and old files stay', async () => {
  const first = await shipped(fresh())
  const second = await shipped({ ...first, version: '1.1.0' })
  await shipped({ ...first, version: '1.2.0' })
  const back = async () => (await hyper.call(rollbackRemote, { name: first.name })).body.channel
  expect(await back()).toMatchObject({
    active_version: '1.1.0',
    previous_version: '1.0.0',
    activated_by: expect.stringContaining('hyperadmin'),
  })
  expect(await home()).toContain(`/remotes/${first.name}/1.1.0/`)
  expect(await back()).toMatchObject({ active_version: '1.0.0', previous_version: null })
  expect((await file(second, 'remoteEntry.js')).status).toBe(200)
})

test('a business may be pinned to a version; the others do not notice', async () => {
  const first = await shipped(fresh())
  await publish({ ...first, version: '2.0.0' })
  await hyper.call(activateVersion, { name: first.name, version: '2.0.0', business: 'azul' })
  expect(await home('azul')).toContain(`/remotes/${first.name}/2.0.0/`)
  expect(await home('verde')).toContain(`/remotes/${first.name}/1.0.0/`)
  await hyper.call(rollbackRemote, { name: first.name, business: 'azul' })
  expect(await home('azul')).toContain(`/remotes/${first.name}/1.0.0/`)
})

test('B-6 A-31: the operator of one business may pin another, nobody else may, and only one there is', async () => {
  const first = await shipped(fresh())
  const pin = (business: string, token: string) => server.call(activateVersion, { name: first.name, version: '1.0.0', business }, { token })
  for (const business of ['verde', 'azul']) {
    const { token } = await server.signIn('superadmin@demo.co', business)
    expect((await server.call(activateVersion, { name: first.name, version: '1.0.0', business: 'azul' }, { token, business })).status).toBe(
      403,
    )
  }
  const unknown = await pin('morado', hyper.token)
  expect([unknown.status, unknown.body.code]).toEqual([404, 'BUSINESS_NOT_FOUND'])
  const pinned = await pin('azul', hyper.token)
  expect(pinned.body.channel).toMatchObject({ business: 'azul', activated_by: expect.stringContaining('verde-hyperadmin') })
  await hyper.call(rollbackRemote, { name: first.name, business: 'azul' })
})

test('an operator of one business publishes nothing and moves no other business, nor all; the own one they may pin', async () => {
  const first = await shipped(fresh())
  await publish({ ...first, version: '2.0.0' })
  const bound = await server.signIn('hyperadmin@demo.co', 'azul')
  const next = { ...first, version: '3.0.0' }
  expect((await put(next, aTarball(aRemoteFolder(next)), bound.token, 'azul')).status).toBe(403)
  const { name } = first
  for (const business of [undefined, '*', 'verde', 'morado']) {
    const moved = [
      await bound.call(activateVersion, { name, version: '2.0.0', business }),
      await bound.call(rollbackRemote, { name, business }),
      await bound.call(tryVersion, { name, version: '2.0.0', percent: 50, business }),
    ]
    expect(moved.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('403 FORBIDDEN'))
  }
  expect((await bound.call(findComposition, { business: 'verde', order: '1' })).status).toBe(403)
  expect(await home('verde')).toContain(`/remotes/${name}/1.0.0/`)
  expect((await bound.call(activateVersion, { name, version: '2.0.0', business: 'azul' })).status).toBe(200)
  expect(await home('azul')).toContain(`/remotes/${name}/2.0.0/`)
  expect(await home('verde')).toContain(`/remotes/${name}/1.0.0/`)
})

test('the list tells versions, channels and who did it', async () => {
  const recipe = await shipped(fresh())
  const { body } = await hyper.call(listRemotes, {})
  expect(body.data.find(({ name }) => name === recipe.name)).toMatchObject({
    owner: `equipo ${recipe.name}`,
    versions: [{ version: '1.0.0', published_by: expect.stringContaining('hyperadmin') }],
    channels: [{ business: '*', active_version: '1.0.0' }],
  })
})

test('a second instance hears of an activation', async () => {
  const other = await startTestServer({ databaseUrl: server.databaseUrl })
  const recipe = await shipped(fresh())
  const seen = async () =>
    (await (await other.request('/', { host: 'verde.localhost', headers: { accept: 'text/html' } })).text()).includes(recipe.name)
  await expect.poll(seen, { timeout: 5000 }).toBe(true)
  await other.stop()
})

test('files of a version are immutable, compressed and typed; a missing one is a 404 nobody keeps', async () => {
  const script = 'console.log("hola");'.repeat(50)
  const recipe = await shipped(fresh({ files: { 'app.js': script, 'app.js.br': brotliCompressSync(script) } }))
  const plain = await file(recipe, 'app.js')
  expect([plain.status, plain.headers.get('cache-control'), plain.headers.get('content-type')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ])
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  const packed = await file(recipe, 'app.js', { 'accept-encoding': 'gzip, br' })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['br', 'accept-encoding'])
  expect((await file(recipe, 'app.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect((await file(recipe, 'app.js', { 'if-none-match': plain.headers.get('etag') as string })).status).toBe(304)
  for (const name of ['nothing.js', 'plaza.json', '..%2f..%2fplaza.json', '']) {
    const missing = await file(recipe, name, { accept: 'text/html' })
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(missing.headers.get('content-type')).not.toContain('html')
  }
})

test('B-6 files of a staff remote are given to staff who may open it, and to nobody else', async () => {
  const access = { kind: 'staff', area: 'orders' }
  const recipe = await shipped(fresh({ audience: 'staff', pages: { list: aPage('/admin/pruebas', { access }) } }))
  expect((await file(recipe, 'remoteEntry.js')).status).toBe(404)
  const client = await server.signIn('cliente@demo.co')
  expect((await file(recipe, 'remoteEntry.js', { cookie: client.cookie })).status).toBe(404)
  const admin = await server.signIn('admin@demo.co')
  const given = await file(recipe, 'remoteEntry.js', { cookie: admin.cookie })
  expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
  expect(await home()).not.toContain(recipe.name)
})
