import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openRenditions } from './media-renditions.ts'

const folder = mkdtempSync(join(tmpdir(), 'plaza-renditions-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a picture asked for while its business is let go of is not kept by that', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  let stored: Buffer | null = picture
  const renditions = openRenditions(
    folder,
    async () => stored,
    async () => null,
  )
  const ask = () => renditions.get('rojo', 'products/foto', 160, 'webp')
  expect(await ask()).not.toBeNull()
  stored = null
  const [, asked] = await Promise.all([renditions.keepOnly((business) => business !== 'rojo'), ask()])
  expect(asked).not.toBeNull()
  expect(await ask()).toBeNull()
})
