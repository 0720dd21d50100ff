import {
  activateVersion,
  findComposition,
  getComposition,
  getRemoteHealth,
  listRemotes,
  publishVersionPath,
  reportClient,
  tryVersion,
} from '@plaza/contracts/registry/registry.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { aPage, aRemoteFolder, aTarball, type RemoteRecipe } from '../testing/remote-fixture.ts'
import { aShellFolder } from '../testing/shell-fixture.ts'
import { removeOldVersionsNow } from './remove-old-versions.ts'
import { useShellFolder } from './shell-manifest.ts'

let server: TestServer
let hyper: Person
let names = 0

beforeAll(async () => {
  useShellFolder(await aShellFolder())
  server = await startTestServer()
  hyper = await server.signIn('hyperadmin@demo.co')
})
afterAll(() => server?.stop())

async function publish(name: string, version: string) {
  const recipe: RemoteRecipe = { name, version, pages: { page: aPage(`/${name}`) } }
  const answer = await server.request(publishVersionPath(name, version), {
    method: 'PUT',
    headers: { 'content-type': 'application/gzip', 'at-business': 'verde', authorization: `Bearer ${hyper.token}` },
    body: new Uint8Array(aTarball(aRemoteFolder(recipe))),
  })
  expect(answer.status).toBe(201)
}

/** A remote with 1.0.0 active everywhere and 1.1.0 published. */
async function twoVersions(): Promise<string> {
  const name = `mf-canary-${++names}`
  await publish(name, '1.0.0')
  await hyper.call(activateVersion, { name, version: '1.0.0' })
  await publish(name, '1.1.0')
  return name
}

/** What a visitor at this place in the crowd gets; none: who was never drawn one. */
async function versionAt(name: string, place: number | null, business = 'verde'): Promise<string | undefined> {
  const headers: Record<string, string> = place === null ? {} : { cookie: `plaza-place=${place}` }
  const { body } = await server.call(getComposition, { path: '/' }, { business, headers })
  return body.composition.remotes[name]?.version
}

describe('remotes: a canary', () => {
  test('only the operator tries versions, and only some that exist and are not active already', async () => {
    const name = await twoVersions()
    const superadmin = await server.signIn('superadmin@demo.co')
    expect((await superadmin.call(tryVersion, { name, version: '1.1.0', percent: 10 })).status).toBe(403)
    const refused = [
      await hyper.call(tryVersion, { name, version: '9.9.9', percent: 10 }),
      await hyper.call(tryVersion, { name, version: '1.0.0', percent: 10 }),
      await hyper.call(tryVersion, { name: 'mf-nadie', version: '1.0.0', percent: 10 }),
      await hyper.call(tryVersion, { name, version: '1.1.0', percent: 101 }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 409, 404, 400])
  })

  test('a share of the visitors gets it, the same ones each time, and whoever has no place gets what all have', async () => {
    const name = await twoVersions()
    await hyper.call(tryVersion, { name, version: '1.1.0', percent: 30 })
    const got = await Promise.all([0, 29, 30, 99, null].map((place) => versionAt(name, place)))
    expect(got).toEqual(['1.1.0', '1.1.0', '1.0.0', '1.0.0', '1.0.0'])
    const page = await server.request('/', { host: 'verde.localhost', headers: { accept: 'text/html' } })
    expect(page.headers.getSetCookie().join()).toMatch(/plaza-place=\d{1,2};.*HttpOnly/)
    const { body } = await hyper.call(listRemotes, {})
    expect(body.data.find((each) => each.name === name)?.channels[0]).toMatchObject({ canary_version: '1.1.0', canary_percent: 30 })
  })

  test('its end, or any move of the channel, gives everybody the active version again', async () => {
    const name = await twoVersions()
    await hyper.call(tryVersion, { name, version: '1.1.0', percent: 100 })
    expect(await versionAt(name, 50)).toBe('1.1.0')
    await hyper.call(tryVersion, { name, version: null, percent: 0 })
    expect(await versionAt(name, 50)).toBe('1.0.0')
    await hyper.call(tryVersion, { name, version: '1.1.0', percent: 100 })
    await hyper.call(activateVersion, { name, version: '1.1.0' })
    const { body } = await hyper.call(listRemotes, {})
    expect(body.data.find((each) => each.name === name)?.channels[0]).toMatchObject({
      active_version: '1.1.0',
      canary_version: null,
      canary_percent: 0,
    })
  })

  test('one business may try what no other does', async () => {
    const name = await twoVersions()
    await hyper.call(activateVersion, { name, version: '1.0.0', business: 'azul' })
    await hyper.call(tryVersion, { name, version: '1.1.0', percent: 100, business: 'azul' })
    expect([await versionAt(name, 5, 'azul'), await versionAt(name, 5, 'verde')]).toEqual(['1.1.0', '1.0.0'])
  })

  test('errors and vitals of both versions stand beside each other', async () => {
    const name = await twoVersions()
    await hyper.call(tryVersion, { name, version: '1.1.0', percent: 50 })
    const { body } = await server.call(getComposition, { path: '/' })
    const composition_id = body.composition.id
    const told = (version: string, ...reports: [kind: 'vital' | 'error', metric: string, value: number][]) =>
      server.call(reportClient, {
        composition_id,
        reports: reports.map(([kind, metric, value]) => ({ kind, name: metric, value, remote: name, version })),
      })
    for (let page = 0; page < 10; page++) await told('1.0.0', ['vital', 'TTFB', 80], ['vital', 'LCP', 1000], ['vital', 'CLS', 0.02])
    for (let page = 0; page < 4; page++) await told('1.1.0', ['vital', 'TTFB', 80], ['vital', 'LCP', 3000], ['error', 'TypeError', 1])
    await told('7.7.7', ['error', 'Made up', 1])
    const health = (await hyper.call(getRemoteHealth, { name })).body.data
    expect(health).toHaveLength(2)
    expect(health[0]).toMatchObject({ version: '1.0.0', views: 10, errors: 0, error_rate: 0, cls: 0.02, inp: null })
    expect(health[1]).toMatchObject({ version: '1.1.0', views: 4, errors: 4, error_rate: 1 })
    // Right within 5 %.
    expect(Math.abs((health[0]?.lcp ?? 0) - 1000)).toBeLessThan(50)
    expect(Math.abs((health[1]?.lcp ?? 0) - 3000)).toBeLessThan(150)
  })
})

test('remotes: what ran on a page can be found by the composition that an error or an order names', async () => {
  const name = await twoVersions()
  const { id } = (await server.call(getComposition, { path: '/' })).body.composition
  await expect.poll(async () => (await hyper.call(findComposition, { composition: id })).status).toBe(200)
  const { body } = await hyper.call(findComposition, { composition: id })
  expect(body.data.remotes).toContainEqual({ name, version: '1.0.0' })
  await server.db.withTenant('verde', (tx) =>
    tx.run(
      "insert into orders (business_id, id, id_order, user_id, composition_id) values ('verde', 'pedido', 4321, 'verde-cliente', $1)",
      [id],
    ),
  )
  expect((await hyper.call(findComposition, { order: '4321' })).body.data.id).toBe(id)
  expect((await hyper.call(findComposition, { order: '4321', business: 'azul' })).status).toBe(404)
  expect((await (await server.signIn('superadmin@demo.co')).call(findComposition, { order: '4321' })).status).toBe(403)
})

test('remotes: versions of more than 30 days go, with their files, unless a channel names them, somebody still sees them, or they are the newest', async () => {
  const name = `mf-old-${++names}`
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await publish(name, version)
  await hyper.call(activateVersion, { name, version: '1.1.0' })
  await hyper.call(activateVersion, { name, version: '1.2.0' })
  await server.db.withPlatform((tx) =>
    tx.run(
      "update remote_versions set published_at = now() - interval '40 days' + interval '1 minute' * split_part(version, '.', 2)::int where name = $1",
      [name],
    ),
  )
  await server.db.withPlatform((tx) =>
    tx.run("insert into remote_health (name, version, hour, metric, bucket, count) values ($1, '1.3.0', now(), 'view', 0, 1)", [name]),
  )
  expect(await removeOldVersionsNow(server.uses)).toEqual([`${name}@1.0.0`])
  expect((await server.request(`/remotes/${name}/1.0.0/remoteEntry.js`)).status).toBe(404)
  expect((await server.request(`/remotes/${name}/1.2.0/remoteEntry.js`)).status).toBe(200)
  const left = (await hyper.call(listRemotes, {})).body.data.find((each) => each.name === name)?.versions.map(({ version }) => version)
  expect(left?.toSorted()).toEqual(['1.1.0', '1.2.0', '1.3.0', '1.4.0'])
})
