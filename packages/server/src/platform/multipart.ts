import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './networks.ts'
import { fail, ProblemError, serverProblems } from './problems.ts'
import type { IncomingFile } from './uses.ts'

const megabyte = 1024 * 1024

/** The largest file of calls that set no limit of their own. */
const usualFileSize = 8 * megabyte
const perRequest = { files: 20, fields: 200, fieldSize: megabyte, fieldsTogether: 2 * megabyte, filesTogether: 48 * megabyte }
/** What may lie on the disk at once, of all requests; and how many requests of one visitor may bring files at once. */
const atOnce = { bytes: 512 * megabyte, perVisitor: 8 }

/** How a call takes multipart bodies: only text fields, or files too. */
export type MultipartKind = 'fields' | 'files'

export interface Received {
  readonly fields: Record<string, unknown>
  readonly files: readonly IncomingFile[]
  /** Removes the files from the disk; call it when the request is done with them. */
  discard(): Promise<void>
}

/** Reads multipart bodies of calls that take them, after access was judged; files wait on the disk, never in memory. */
export interface Uploads {
  /** @throws ProblemError 400 for a body that is none, 413 beyond the limits, 415 where files are not taken, 429 and 503 when too many come at once. */
  receive(request: FastifyRequest, kind: MultipartKind, fileSize?: number): Promise<Received>
  close(): Promise<void>
}

/** Lets requests carry multipart bodies; they are read by `receive` only. */
export const acceptMultipart = async (app: FastifyInstance) => void (await app.register(multipart))

/** Each process has a folder of its own in `parent`; those of processes that ended long ago are removed. */
export async function openUploads(parent: string, limits: typeof atOnce = atOnce): Promise<Uploads> {
  await fs.mkdir(parent, { recursive: true })
  await removeOld(parent)
  const folder = await fs.mkdtemp(path.join(parent, 'incoming-'))
  const visitors = new Map<string, number>()
  let onDisk = 0

  const enter = (visitor: string) => {
    const requests = visitors.get(visitor) ?? 0
    if (requests >= limits.perVisitor) fail(commonProblems.tooMany)
    visitors.set(visitor, requests + 1)
  }
  const leave = (visitor: string) => {
    const requests = (visitors.get(visitor) ?? 1) - 1
    if (requests > 0) visitors.set(visitor, requests)
    else visitors.delete(visitor)
  }

  return {
    async receive(request, kind, fileSize) {
      const visitor = networkOf(request.ip)
      enter(visitor)
      const written: string[] = []
      let held = 0
      const hold = (bytes: number) => {
        held += bytes
        onDisk += bytes
        if (held > Math.max(perRequest.filesTogether, fileSize ?? 0)) fail(commonProblems.tooLarge)
        if (onDisk > limits.bytes) fail(commonProblems.unavailable)
      }
      const discard = async () => {
        leave(visitor)
        onDisk -= held
        await Promise.all(written.map((file) => fs.rm(file, { force: true })))
      }
      const store = async (part: MultipartFile): Promise<IncomingFile> => {
        const file = path.join(folder, randomUUID())
        written.push(file)
        await pipeline(part.file, counting(hold), createWriteStream(file))
        if (part.file.truncated) fail(commonProblems.tooLarge)
        const { size } = await fs.stat(file)
        return { field: part.fieldname, filename: part.filename, mimetype: part.mimetype, size, read: () => fs.readFile(file) }
      }
      try {
        return { ...(await readParts(request, kind, fileSize, store)), discard }
      } catch (error) {
        await discard()
        throw asProblem(error)
      }
    },
    close: () => fs.rm(folder, { recursive: true, force: true }),
  }
}

async function removeOld(parent: string) {
  const longAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const name of await fs.readdir(parent)) {
    const found = await fs.stat(path.join(parent, name)).catch(() => null)
    if (found && found.mtimeMs < longAgo) await fs.rm(path.join(parent, name), { recursive: true, force: true })
  }
}

async function readParts(
  request: FastifyRequest,
  kind: MultipartKind,
  fileSize: number | undefined,
  store: (part: MultipartFile) => Promise<IncomingFile>,
): Promise<Pick<Received, 'fields' | 'files'>> {
  const fields: Record<string, unknown> = {}
  const files: IncomingFile[] = []
  let fieldBytes = 0
  const limits = { ...perRequest, files: fileSize === undefined ? perRequest.files : 1, fileSize: fileSize ?? usualFileSize }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (kind === 'fields') fail(serverProblems.unsupportedContent)
      files.push(await store(part))
      continue
    }
    fieldBytes += String(part.value).length
    if (part.valueTruncated || part.fieldnameTruncated || fieldBytes > perRequest.fieldsTogether) fail(commonProblems.tooLarge)
    fields[part.fieldname] = part.value
  }
  return { fields, files }
}

const counting = (hold: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        hold(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })

/** The parser's own errors carry a status only where a limit was reached; all others mean that the body is no multipart. */
function asProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error
  const { statusCode, code } = error as Partial<FastifyError>
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return error
  return code === 'ENOSPC' ? new ProblemError(commonProblems.unavailable) : new ProblemError(commonProblems.malformed)
}
