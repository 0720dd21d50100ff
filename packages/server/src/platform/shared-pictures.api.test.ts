import { gunzipSync } from 'node:zlib'
import { uploadPicture } from '@plaza/contracts/business/settings.api'
import { createTenant, deleteTenant, tenantExportPath } from '@plaza/contracts/business/tenants.api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepFilesNow } from '../business/tenants/sweep-files.ts'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { sendFiles } from '../testing/send-files.ts'

let store: S3Server
let here: TestServer
let there: TestServer
let hyper: Person

beforeAll(async () => {
  store = await startS3Server()
  here = await startTestServer({ businesses: ['verde', 'azul', 'rojo', 'gris'], env: store.env })
  there = await startTestServer({ databaseUrl: here.databaseUrl, env: store.env })
  hyper = await here.signIn('hyperadmin@demo.co')
})
afterAll(async () => {
  await there?.stop()
  await here?.stop()
  await store?.close()
})

let shade = 0
const aPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: ++shade, g: 90, b: 20 } } })
    .png()
    .toBuffer()

const upload = async (at: TestServer) =>
  sendFiles<{ data: { address: string } }>(at, uploadPicture, { token: hyper.token }, [
    { field: 'picture', name: 'logo.png', bytes: await aPicture() },
  ])

async function whileDown<T>(work: () => Promise<T>): Promise<T> {
  store.fault = () => 503
  return work().finally(() => (store.fault = () => null))
}

test('an upload that the store did not take is refused in Spanish and may be tried again', async () => {
  const refused = await whileDown(() => upload(here))
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    503,
    'UNAVAILABLE',
    'El servicio no está disponible en este momento, intenta más tarde.',
  ])
  expect(store.files.size).toBe(0)
  expect((await upload(here)).status).toBe(200)
})

test('a picture that the store cannot give now is 503, and there again a moment later; one that nobody has is 404', async () => {
  const address = (await upload(here)).body.data.address
  const silent = await whileDown(() => there.request(`${address}/320.webp`))
  expect([silent.status, silent.headers.get('retry-after'), await silent.json()]).toMatchObject([503, '5', { code: 'UNAVAILABLE' }])
  expect((await there.request(`${address}/320.webp`)).status).toBe(200)
  expect((await there.request(`${address}0/320.webp`)).status).toBe(404)
})

test('a picture uploaded at one server is seen at the other, also when the store is down afterwards', async () => {
  const { status, body } = await upload(here)
  expect(status).toBe(200)
  const seen = await there.request(`${body.data.address}/240.webp`)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).width).toBe(240)
  expect((await whileDown(() => there.request(`${body.data.address}/240.webp`))).status).toBe(200)
})

test('a server whose store never answered is alive and not ready; an outage later takes no server out', async () => {
  const lost = await startTestServer({ databaseUrl: here.databaseUrl, env: { ...store.env, S3_SECRET_ACCESS_KEY: 'otra' } })
  expect([(await lost.request('/readyz')).status, (await lost.request('/healthz')).status]).toEqual([503, 200])
  await lost.stop()
  expect((await there.request('/readyz')).status).toBe(200)
  expect((await whileDown(() => there.request('/readyz'))).status).toBe(200)
})

const exported = (business: string) =>
  here.request(tenantExportPath(business), { headers: { authorization: `Bearer ${hyper.token}`, 'at-business': 'verde' } })

test('an export that cannot read a file breaks off and says so; the server goes on', async () => {
  await here.uses.media.save('gris', 'products/foto.webp', Buffer.from('una foto'))
  await expect(whileDown(() => exported('gris'))).rejects.toThrow('aborted')
  const whole = gunzipSync(Buffer.from(await (await exported('gris')).arrayBuffer())).toString('utf8')
  expect(whole).toContain('/media/gris/products/foto.webp')
})

test('a business erased while the store is down leaves a note; its name comes free when its files are gone everywhere', async () => {
  const address = await here.uses.media.save('gris', 'products/foto.webp', await aPicture())
  expect((await there.request(`${address}/160.webp`)).status).toBe(200)
  const { status, body } = await whileDown(() => hyper.call(deleteTenant, { id: 'gris', confirm: 'gris' }))
  expect([status, body.data.remaining, body.data.files_noted]).toEqual([200, 0, true])
  const again = {
    id: 'gris',
    title: 'Otra',
    host: 'gris.localhost',
    theme: 'theme_blue' as const,
    superadmin: { name: 'Luz', email: 'luz@gris.co' },
  }
  expect((await hyper.call(createTenant, again)).status).toBe(503)
  expect(await whileDown(() => sweepFilesNow(there.uses))).toEqual([])
  expect([...store.files.keys()].filter((key) => key.includes('/gris/'))).toHaveLength(1)
  expect(await sweepFilesNow(there.uses)).toEqual(['gris'])
  expect([...store.files.keys()].filter((key) => key.includes('/gris/'))).toEqual([])
  expect((await hyper.call(createTenant, again)).status).toBe(200)
})

test('a business erased takes its files, and what the other server made from them', async () => {
  const address = await here.uses.media.save('rojo', 'products/foto.webp', await aPicture())
  expect((await there.request(`${address}/160.webp`)).status).toBe(200)
  const { body } = await hyper.call(deleteTenant, { id: 'rojo', confirm: 'rojo' })
  expect([body.data.files, body.data.remaining, body.data.files_noted]).toEqual([1, 0, false])
  expect([...store.files.keys()].filter((key) => key.includes('/rojo/'))).toEqual([])
  await expect.poll(async () => (await there.request(`${address}/160.webp`)).status, { timeout: 12_000 }).toBe(404)
})
