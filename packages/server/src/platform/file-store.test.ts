import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { checkedKey } from './file-store.ts'
import { filesInFolder } from './files-in-folder.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-files-'))
const silent = pino({ level: 'silent' })
const files = filesInFolder(folder, silent)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test.each(['', '/', 'a//b', '../a', 'a/../b', 'a/..', '.env', 'a/.hidden', 'a/b c', 'a\\b', 'a%2e', 'á', 'a\0', 'a/', 'a'.repeat(901)])(
  'a key such as %j is no key of ours',
  async (key) => {
    expect(() => checkedKey(key)).toThrow('Not a file')
    await expect(files.get(key)).rejects.toThrow('Not a file')
  },
)

test('a folder that does not work is unavailable, never empty', async () => {
  fs.writeFileSync(path.join(folder, 'no-folder'), '')
  const broken = filesInFolder(path.join(folder, 'no-folder'), silent)
  await expect(broken.put('a/b', Buffer.from('1'))).rejects.toMatchObject({ problem: { code: 'UNAVAILABLE', status: 503 } })
})

test('what is not there is null, an empty list, and no trouble to remove', async () => {
  expect(await files.get('media/nothing')).toBeNull()
  expect(await files.list('media')).toEqual([])
  await files.remove('media/nothing')
  expect(await files.removeAll('media')).toBe(0)
})

test('files stand in the folder under their keys, are replaced whole, listed by folder and removed', async () => {
  await files.put('media/originals/verde/u-1', Buffer.from('uno'))
  await files.put('media/originals/verde/u-1', Buffer.from('dos'))
  await files.put('media/originals/verde/films/2.mp4', Buffer.from('film'))
  await files.put('media/originals/verde-2/u-1', Buffer.from('otra empresa'))
  expect(fs.readFileSync(path.join(folder, 'media/originals/verde/u-1'), 'utf8')).toBe('dos')
  expect((await files.list('media/originals/verde')).sort()).toEqual(['films/2.mp4', 'u-1'])
  expect(await files.removeAll('media/originals/verde')).toBe(2)
  expect(await files.get('media/originals/verde/u-1')).toBeNull()
  expect((await files.get('media/originals/verde-2/u-1'))?.toString()).toBe('otra empresa')
})
