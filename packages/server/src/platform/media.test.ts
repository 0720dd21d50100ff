import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filesInFolder } from './files-in-folder.ts'
import { media, type Media, openMedia } from './media.ts'
import type { SharedUses } from './uses.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-media-'))
const app = fastify()
let pictures: Media

beforeAll(async () => {
  pictures = openMedia(filesInFolder(folder, pino({ level: 'silent' })), path.join(folder, 'renditions'), 50)
  await media(app, { media: pictures, env: { DEMO: true } } as unknown as SharedUses)
})
afterAll(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2f9e5b' } })
const refused = (bytes: Uint8Array) =>
  pictures.savePicture('verde', bytes).then(
    () => 'accepted',
    (error) => error.problem?.code ?? String(error),
  )

test('refuses an SVG, whatever stands before it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect(await refused(Buffer.from(svg))).toBe('NOT_AN_IMAGE')
  expect(await refused(Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]))).toBe('NOT_AN_IMAGE')
})

test('refuses bytes that only begin like a picture, and pictures of kinds we do not take', async () => {
  expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('NOT_AN_IMAGE')
  expect(await refused(Buffer.from('<html>hola</html>'))).toBe('NOT_AN_IMAGE')
  expect(await refused(await plain(8, 8).tiff().toBuffer())).toBe('NOT_AN_IMAGE')
  expect(await refused(new Uint8Array())).toBe('NOT_AN_IMAGE')
})

test('refuses too many pixels before decoding them, and more than 2500 KB (A-114)', async () => {
  const bomb = await sharp({ create: { width: 15_000, height: 3000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await refused(bomb)).toBe('IMAGE_TOO_MANY_PIXELS')
  expect(await refused(Buffer.alloc(2500 * 1024 + 1))).toBe('IMAGE_TOO_LARGE')
})

test('writes a picture anew: no position, no author, nothing hidden behind it', async () => {
  const secret = 'CARLOS-EN-CASA'
  const taken = await plain(400, 300)
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitude: '3/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
  const address = await pictures.savePicture('verde', Buffer.concat([taken, Buffer.from(`<?php ${secret}`)]))
  const stored = (await pictures.read('verde', address.split('/').at(-1)!))!
  expect(stored.includes(secret)).toBe(false)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect(await pictures.savePicture('verde', Buffer.concat([taken, Buffer.from('x')]))).toBe(address)
})

test('serves allowed widths for good; anything else is missing and not kept', async () => {
  const address = await pictures.savePicture('verde', await plain(900, 600).png().toBuffer())
  const found = await app.inject(`${address}/320.webp`)
  expect([found.statusCode, found.headers['content-type'], found.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(found.rawPayload).metadata()).width).toBe(320)
  expect((await app.inject(`${address}/160.avif`)).headers['content-type']).toBe('image/avif')
  expect((await app.inject(`${address}?w=160`)).statusCode).toBe(200)
  for (const wrong of [
    `${address}/321.webp`,
    `${address}/320.png`,
    `${address}?w=7`,
    address.replace('verde', 'azul'),
    '/media/verde/..%2f..%2fetc',
    '/media/verde/nada/320.webp',
  ]) {
    const missing = await app.inject(wrong)
    expect([wrong, missing.statusCode, missing.headers['cache-control']]).toEqual([wrong, 404, 'no-store'])
  }
})

test('keeps addresses of an earlier kind: a folder and a file name', async () => {
  const address = await pictures.save('verde', 'products/a1b2.webp', await plain(64, 64).webp().toBuffer())
  expect((await app.inject(address)).statusCode).toBe(200)
  await pictures.remove('verde', 'products/a1b2.webp')
  expect((await app.inject(address)).statusCode).toBe(404)
})

test('draws a demo picture once for all who ask together, and keeps it', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject('/media/verde/icon-fruver/240.webp')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(
    fs.readdirSync(path.join(folder, 'renditions'), { recursive: true }).filter((name) => String(name).endsWith('240.webp')),
  ).toHaveLength(1)
})

test('a browser that reads AVIF gets WebP at once, and AVIF after a quiet moment; others keep WebP', async () => {
  const address = await pictures.savePicture('verde', await plain(700, 700).png().toBuffer())
  const ask = (accept: string) => app.inject({ url: `${address}/480.webp`, headers: { accept } })
  const first = await ask('image/avif,image/webp,*/*')
  expect([first.headers['content-type'], first.headers.vary]).toEqual(['image/webp', 'accept'])
  await vi.waitFor(() => expect(fs.readdirSync(path.join(folder, 'renditions'), { recursive: true }).join()).toMatch(/480\.avif/), 5000)
  const second = await ask('image/avif,image/webp,*/*')
  expect([second.headers['content-type'], second.headers.vary]).toEqual(['image/avif', 'accept'])
  expect((await ask('image/webp,*/*')).headers['content-type']).toBe('image/webp')
})
