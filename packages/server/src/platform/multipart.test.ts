import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerError } from './http.ts'
import { acceptMultipart, openUploads, type Uploads } from './multipart.ts'

const kilobyte = 1024

let folder: string
let uploads: Uploads
let app: FastifyInstance
let wait: Promise<void>
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-uploads-'))
  uploads = await openUploads(folder, { bytes: 100 * kilobyte, perVisitor: 2 })
  wait = Promise.resolve()
  app = Fastify()
  await acceptMultipart(app)
  app.setErrorHandler(answerError)
  app.post('/files', async (request) => {
    const { files, fields, discard } = await uploads.receive(request, 'files')
    try {
      await wait
      return { fields, sizes: files.map(({ size }) => size), onDisk: onDisk().length }
    } finally {
      await discard()
    }
  })
  app.post('/one', async (request) => {
    const { files, discard } = await uploads.receive(request, 'files', 40 * kilobyte)
    await discard()
    return { files: files.length }
  })
  app.post('/fields', async (request) => {
    const { fields, discard } = await uploads.receive(request, 'fields')
    await discard()
    return fields
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  await uploads.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const onDisk = () => fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

async function post(file: string, fields: Record<string, string | number>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], '../../etc/passwd'))
  const answer = await fetch(`http://127.0.0.1:${(app.server.address() as { port: number }).port}${file}`, { method: 'POST', body })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('files wait on the disk while the call works and are gone afterwards', async () => {
  const { body } = await post('/files', { name: 'Panela', photo: 3 * kilobyte, other: 5 })
  expect(body).toEqual({ fields: { name: 'Panela' }, sizes: [3 * kilobyte, 5], onDisk: 2 })
  expect(onDisk()).toEqual([])
})

test('a call of text fields takes no file', async () => {
  expect((await post('/fields', { name: 'Panela', photo: 10 })).status).toBe(415)
  expect((await post('/fields', { name: 'Panela' })).body).toEqual({ name: 'Panela' })
  expect(onDisk()).toEqual([])
})

test('a file above the limit of its call, a second one of a call that takes one, and too much text are too large', async () => {
  expect((await post('/one', { file: 41 * kilobyte })).status).toBe(413)
  expect((await post('/one', { file: kilobyte, more: kilobyte })).status).toBe(413)
  expect((await post('/fields', { a: 'x'.repeat(1100 * kilobyte) })).status).toBe(413)
  expect(
    (await post('/fields', { a: 'x'.repeat(900 * kilobyte), b: 'x'.repeat(900 * kilobyte), c: 'x'.repeat(900 * kilobyte) })).status,
  ).toBe(413)
  expect(onDisk()).toEqual([])
})

test('what lies on the disk of all requests together is bounded, and room comes back', async () => {
  let go = () => {}
  wait = new Promise((resolve) => (go = resolve))
  const first = post('/files', { a: 80 * kilobyte })
  await expect.poll(() => onDisk().length).toBe(1)
  expect((await post('/files', { b: 30 * kilobyte })).status).toBe(503)
  go()
  expect((await first).status).toBe(200)
  expect((await post('/files', { b: 30 * kilobyte })).status).toBe(200)
})

test('one visitor brings two bodies at once, not three', async () => {
  let go = () => {}
  wait = new Promise((resolve) => (go = resolve))
  const two = [post('/files', { a: 10 }), post('/files', { a: 10 })]
  await expect.poll(() => onDisk().length).toBe(2)
  expect((await post('/files', { a: 10 })).status).toBe(429)
  go()
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
  expect((await post('/files', { a: 10 })).status).toBe(200)
})

test('what a process left there long ago is removed, what another writes now is not', async () => {
  for (const name of ['incoming-old', 'incoming-new']) fs.mkdirSync(path.join(folder, name))
  fs.utimesSync(path.join(folder, 'incoming-old'), new Date(0), new Date(0))
  await (await openUploads(folder)).close()
  expect(fs.readdirSync(folder)).toContain('incoming-new')
  expect(fs.readdirSync(folder)).not.toContain('incoming-old')
})
