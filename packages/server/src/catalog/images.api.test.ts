import { getAdminProduct } from '@plaza/contracts/catalog/catalog-admin.api'
import { type ImageMatch, uploadImage, validateImages } from '@plaza/contracts/catalog/images.api'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let superadmin: Person

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [{ id: 'leche' }, { id: 'queso' }, { id: 'cafe' }])
  await server.db.withTenant('verde', async (tx) => {
    await tx.run(`update products set bar_code = '770111' where business_id = 'verde' and id = any($1)`, [
      [shelfId('verde', 'queso'), shelfId('verde', 'cafe')],
    ])
    await tx.run(`update products set bar_code = 'SKU-queso' where business_id = 'verde' and id = $1`, [shelfId('verde', 'leche')])
  })
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(() => server.stop())

const picture = (width = 40, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
const upload = (name: string, bytes: Uint8Array | string, who: Person | null = superadmin) =>
  sendFiles<{ data: ImageMatch }>(server, uploadImage, who ? { token: who.token } : {}, [{ field: 'image', name, bytes }])

test('B-1-011: only those who may import pictures send one', async () => {
  const admin = await server.signIn('admin@demo.co')
  const png = await picture()
  expect((await upload('SKU-leche.png', png, null)).status).toBe(401)
  expect((await upload('SKU-leche.png', png, admin)).status).toBe(403)
})

test('B-5-033: a name that is no SKU and no bar code is refused, so is one of two products', async () => {
  const png = await picture()
  const unknown = await upload('../../etc/passwd.png', png)
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Ningún producto tiene el SKU o código de barras «passwd».'])
  const two = await upload('770111.png', png)
  expect([two.status, two.body.message]).toEqual([409, 'Más de un producto tiene el código de barras «770111».'])
})

test('B-5-032, A-114: one byte above 2500 KB is refused by name', async () => {
  const { status, body } = await upload('SKU-leche.jpg', Buffer.alloc(2500 * 1024 + 1))
  expect([status, body.message]).toEqual([413, 'Error: La imagen SKU-leche.jpg excede el tamaño máximo permitido de 2500KB.'])
})

test('A-115: SVG, pages under a picture’s name, polyglots, 20,000 px and broken files are refused, and no product changes', async () => {
  const gifPolyglot = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('/*<script>alert(1)</script>*/')])
  const huge = await sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(huge.length / 1024).toBeLessThan(2500)
  for (const bytes of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<html><script>1</script>',
    gifPolyglot,
    huge,
    (await picture()).subarray(0, 60),
  ])
    expect([413, 415]).toContain((await upload('SKU-leche.png', bytes)).status)
  expect((await superadmin.call(getAdminProduct, { id: shelfId('verde', 'leche') })).body.data.photoUrl ?? null).toBe(null)
})

test('A-115: what hides behind a picture is gone when it is stored', async () => {
  const hidden = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  const { status, body } = await upload('SKU-leche.png', hidden)
  expect(status).toBe(200)
  const stored = await server.uses.media.read('verde', body.data.product?.photoUrl?.replace('/media/verde/', '') ?? '')
  expect(stored?.includes('<script>')).toBe(false)
})

test('B-2-092, B-7-042: pictures are matched by SKU first, else by bar code, and a file that is stored is not asked for again', async () => {
  const png = await picture(50)
  const hash = createHash('sha256').update(png).digest('hex')
  const ask = () =>
    superadmin.call(validateImages, { type: 'import_images', images: [{ name: 'fotos/SKU-queso.png', hash }, { name: 'nada.png' }] })
  expect((await ask()).body.data).toMatchObject([
    { name: 'fotos/SKU-queso.png', valid: true, done: false, product: { id: shelfId('verde', 'queso') } },
    { name: 'nada.png', valid: false, product: null, message: 'Ningún producto tiene el SKU o código de barras «nada».' },
  ])
  const sent = await upload('SKU-queso.png', png)
  expect([sent.status, sent.body.data.product?.id]).toEqual([200, shelfId('verde', 'queso')])
  expect((await superadmin.call(getAdminProduct, { id: shelfId('verde', 'queso') })).body.data.imageUploaded).toBe(true)
  expect((await ask()).body.data[0]?.done).toBe(true)
})
