import { createHash } from 'node:crypto'
import path from 'node:path'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { publishedVersion } from '@plaza/contracts/registry/version.entity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SharedUses } from '../platform/uses.ts'
import { isSafePath } from '../registry/version-files.ts'
import type { Registry } from '../registry/registry.ts'
import { shellFolder } from '../registry/shell-manifest.ts'
import { mayReceive } from './composition.ts'
import { businessOfPage, visitorOfPage } from './page-visitor.ts'

const year = 'public, max-age=31536000, immutable'
const privateYear = 'private, max-age=31536000, immutable'

/** Files of remotes and shell. A missing one is a plain 404 that nobody keeps, never a page. */
export function assetRoutes(app: FastifyInstance, uses: SharedUses, registry: Registry) {
  const description = versionReader(registry)

  app.get('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params as Record<'name' | 'version' | '*', string>
    const published = await description(name, version)
    if (!published || !(file in published.files) || file === published.face) return missing(reply)
    const isStaff = published.manifest.audience === 'staff'
    if (isStaff && !(await isForVisitor(request, published, uses))) return missing(reply)
    const read = (each: string) => registry.files.read(name, version, each)
    return sendFile(request, reply, { file, id: `${name}@${version}`, read, cacheControl: isStaff ? privateYear : year })
  })

  app.get('/assets/shell/*', async (request, reply) => {
    const { '*': file } = request.params as { '*': string }
    if (!isSafePath(file) || file === 'plaza-shell.json' || file.endsWith('.cjs')) return missing(reply)
    const read = (each: string) => readFile(path.join(shellFolder(), each)).catch(() => null)
    return sendFile(request, reply, { file, id: 'shell', read, cacheControl: /\.[0-9a-f]{8,}\./.test(file) ? year : 'no-cache' })
  })

  // S-7-005: at the root, because a service worker rules no more than its own folder.
  app.get('/sw.js', (request, reply) => {
    const read = (file: string) => readFile(path.join(shellFolder(), file)).catch(() => null)
    return sendFile(request, reply, { file: 'sw.js', id: 'shell', read, cacheControl: 'no-cache' })
  })

  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 302))
}

function versionReader(registry: Registry) {
  const known = new LRUCache<string, ReturnType<typeof publishedVersion.parse>>({ max: 300 })
  return async (name: string, version: string) => {
    const key = `${name}@${version}`
    const found = known.get(key)
    if (found) return found
    const bytes = await registry.files.read(name, version, 'plaza.json')
    if (!bytes) return null
    const published = publishedVersion.parse(JSON.parse(bytes.toString('utf8')))
    known.set(key, published)
    return published
  }
}

async function isForVisitor(request: FastifyRequest, published: ReturnType<typeof publishedVersion.parse>, uses: SharedUses) {
  const business = businessOfPage(request, uses)
  const session = business && (await visitorOfPage(request, business, uses))
  return (
    business !== null &&
    session !== null &&
    mayReceive(published, { business: business.id, role: session.user.role, modules: business.modules })
  )
}

interface Served {
  file: string
  /** Whose file; versions never change, so `id` and file name the bytes. */
  id: string
  read(file: string): Promise<Buffer | null>
  cacheControl: string
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, read, cacheControl }: Served) {
  const plain = await read(file)
  if (!plain) return missing(reply)
  const { bytes, encoding } = await encoded(plain, file, String(request.headers['accept-encoding'] ?? ''), read)
  const etag = `"${etagOf(plain)}${encoding ? `-${encoding}` : ''}"`
  reply.headers({
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(types[path.extname(file)] ?? 'application/octet-stream').send(bytes)
}

const gzipped = new LRUCache<Buffer, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (bytes) => bytes.byteLength + 100 })
const tags = new WeakMap<Buffer, string>()

async function encoded(
  plain: Buffer,
  file: string,
  accepted: string,
  read: Served['read'],
): Promise<{ bytes: Buffer; encoding: 'br' | 'gzip' | null }> {
  if (!compressible.test(file)) return { bytes: plain, encoding: null }
  const packed = /\bbr\b(?!;\s*q=0(\.0+)?(,|$))/.test(accepted) ? await read(`${file}.br`) : null
  if (packed) return { bytes: packed, encoding: 'br' }
  if (!/\bgzip\b(?!;\s*q=0(\.0+)?(,|$))/.test(accepted)) return { bytes: plain, encoding: null }
  const known = gzipped.get(plain) ?? (await promisify(gzip)(plain))
  gzipped.set(plain, known)
  return { bytes: known, encoding: 'gzip' }
}

function etagOf(bytes: Buffer): string {
  const known = tags.get(bytes) ?? createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  tags.set(bytes, known)
  return known
}

const missing = (reply: FastifyReply) =>
  reply
    .status(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .send('No existe este archivo.')

const compressible = /\.(js|css|svg|json|map|txt)$/

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}
