import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signatureV4, startS3Server, type Fault, type S3Server } from '../testing/s3-server.ts'
import { readEnv } from './env.ts'
import type { FileStore } from './file-store.ts'
import { filesInS3 } from './files-in-s3.ts'
import type { Bucket } from './s3-requests.ts'

const silent = pino({ level: 'silent' })
const quick = { answer: 250, body: 250, pauses: [1, 1] }
let store: S3Server
let files: FileStore

beforeEach(async () => {
  store = await startS3Server()
  files = open()
})
afterEach(() => store.close())

function open(changes: Partial<Bucket> = {}): FileStore {
  const env = readEnv(store.env)
  const bucket = {
    endpoint: env.S3_ENDPOINT ?? '',
    name: env.S3_BUCKET ?? '',
    region: env.S3_REGION ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
  return filesInS3({ ...bucket, ...changes }, silent, quick)
}

const one = Buffer.from('una foto')
const said = (work: Promise<unknown>) =>
  work.then(
    (answer) => answer,
    (error) => error.problem?.code ?? String(error),
  )
const first =
  (...faults: Fault[]) =>
  () =>
    faults.shift() ?? null

test('the store of these tests checks signatures as AWS describes them', () => {
  // The example of "Authenticating Requests: Using the Authorization Header", GET Object.
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  }
  const signature = signatureV4({
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    headers,
    signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    region: 'us-east-1',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  })
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

test.each<[string, Partial<Bucket>]>([
  ['another secret', { secretAccessKey: 'otra' }],
  ['another key', { accessKeyId: 'OTRA' }],
  ['another region', { region: 'us-east-1' }],
  ['a bucket that is not there', { name: 'otro-balde' }],
  ['nobody at the address', { endpoint: 'http://127.0.0.1:1' }],
])('with %s everything is unavailable, and nothing is said to be missing', async (_, changes) => {
  store.files.set('media/a', one)
  const wrong = open(changes)
  const works = [wrong.get('media/a'), wrong.get('media/b'), wrong.list('media'), wrong.put('media/c', one), wrong.remove('media/a')]
  expect(await Promise.all([...works, wrong.removeAll('media')].map(said))).toEqual(Array.from({ length: 6 }, () => 'UNAVAILABLE'))
  expect([await wrong.reached(), [...store.files.keys()]]).toEqual([false, ['media/a']])
})

test.each<[string, Fault, number]>([
  ['that fails', 503, 3],
  ['that asks for patience', { status: 429, code: 'SlowDown' }, 3],
  ['that is silent', 'silence', 3],
  ['that hangs up', 'cut', 3],
  ['that refuses', { status: 403, code: 'AccessDenied' }, 1],
  ['behind a proxy that knows nothing of it', { status: 404, code: '' }, 1],
])('a store %s makes no upload succeed and no file missing', async (_, fault, tries) => {
  store.files.set('media/a', one)
  store.fault = () => fault
  expect(await said(files.get('media/a'))).toBe('UNAVAILABLE')
  expect(store.asked).toHaveLength(tries)
  expect(await said(files.put('media/b', one))).toBe('UNAVAILABLE')
  expect(await said(files.list('media'))).toBe('UNAVAILABLE')
})

test('half a file is never given', async () => {
  store.files.set('media/a', Buffer.alloc(100_000, 7))
  store.fault = () => 'half'
  expect(await said(files.get('media/a'))).toBe('UNAVAILABLE')
})

test('a list that breaks off in the middle is no shorter list', async () => {
  for (const name of ['1', '2', '3', '4', '5']) store.files.set(`media/${name}`, one)
  store.fault = () => (store.asked.length > 1 ? 500 : null)
  expect(await said(files.list('media'))).toBe('UNAVAILABLE')
})

test('files that stay although they were removed are not said to be gone', async () => {
  store.files.set('media/a', one)
  store.files.delete = () => true
  expect(await said(files.removeAll('media'))).toBe('UNAVAILABLE')
})

test('a key that is none of ours reaches no store', async () => {
  await expect(files.get('media/../../otro/x')).rejects.toThrow('Not a file')
  await expect(files.put('media/a b', one)).rejects.toThrow('Not a file')
  expect(store.asked).toEqual([])
})

test('what goes by is tried again: refused, silent, cut off and half answers', async () => {
  store.fault = first(503, 'silence')
  await files.put('media/a', one)
  store.fault = first('cut', 'half')
  expect((await files.get('media/a'))?.toString()).toBe('una foto')
  store.fault = first({ status: 429, code: 'SlowDown' })
  await files.remove('media/a')
  expect(await files.get('media/a')).toBeNull()
})

test('files are stored, replaced, read, listed over several pages and removed with all that is below', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
  await files.put('media/verde/film.mp4', Buffer.from('old'))
  await files.put('media/verde/film.mp4', bytes)
  expect((await files.get('media/verde/film.mp4'))?.equals(bytes)).toBe(true)
  expect(await files.get('media/verde/nothing')).toBeNull()
  for (let at = 0; at < 7; at++) await files.put(`media/verde/products/${at}.webp`, one)
  await files.put('media/verde-2/a', one)
  for (const foreign of ['media/verde/', 'media/verde/100 %.png', 'media/verde/.DS_Store', 'media/verde/../a'])
    store.files.set(foreign, one)
  // What somebody else laid beside them is not ours to name or remove.
  expect((await files.list('media/verde')).sort()).toEqual(['film.mp4', ...[0, 1, 2, 3, 4, 5, 6].map((at) => `products/${at}.webp`)])
  expect(store.asked.filter((asked) => asked.includes('list-type=2'))).toHaveLength(4)
  expect(await files.removeAll('media/verde')).toBe(8)
  expect([...store.files.keys()].filter((key) => key.startsWith('media/verde-2'))).toEqual(['media/verde-2/a'])
  expect(store.files.size).toBe(5)
  expect(await files.removeAll('media/verde')).toBe(0)
  await files.remove('media/verde/gone')
})

test('a store counts as reached once it has answered, and an outage later does not take that back', async () => {
  store.fault = () => 503
  expect(await files.reached()).toBe(false)
  store.fault = () => null
  expect(await files.reached()).toBe(true)
  store.fault = () => 503
  expect(await files.reached()).toBe(true)
})
