import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What goes wrong with a request: a status, silence, a cut connection, half an answer, or a refusal whose `Code` is this word. */
export type Fault = number | 'silence' | 'cut' | 'half' | { readonly status: number; readonly code: string }

export interface S3Server {
  /** Variables for a server that keeps its files here. */
  readonly env: Record<string, string>
  /** By key. */
  readonly files: Map<string, Buffer>
  /** `PUT /<key>` and the like, in their order. */
  readonly asked: string[]
  /** What happens to requests, one by one; null is nothing. Asked before anything is done. */
  fault: (method: string, key: string) => Fault | null
  close(): Promise<void>
}

const bucket = 'plaza-archivos'
const region = 'sa-bogota-1'
const accessKeyId = 'PLAZATESTKEY'
const secretAccessKey = 'secreto/de+prueba=0123456789'
const farthestClock = 15 * 60_000

/** An S3 store that believes no one: signature version 4 with the body's hash must hold, lists come in pages, failures are XML as AWS writes it. */
export async function startS3Server({ pageSize = 3 } = {}): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const store = { files, asked, fault: (() => null) as S3Server['fault'] }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => answer(request, Buffer.concat(chunks), response))
  })

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://store')
    const [, name = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const method = request.method ?? ''
    asked.push(`${method} /${key}${url.search}`)
    const fault = store.fault(method, key)
    if (fault === 'silence') return
    if (fault === 'cut') return response.socket?.destroy()
    if (typeof fault === 'number') return refuse(response, fault, 'InternalError')
    if (fault !== null && fault !== 'half') return refuse(response, fault.status, fault.code)
    const refusal = refusalOf(request, url, body)
    if (refusal) return refuse(response, ...refusal)
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') return method === 'HEAD' ? response.end() : list(url, response)
    return object(method, key, body, response, fault === 'half')
  }

  function object(method: string, key: string, body: Buffer, response: ServerResponse, isHalf: boolean) {
    if (method === 'PUT') {
      files.set(key, body)
      return response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`).end()
    }
    if (method === 'DELETE') {
      files.delete(key)
      return response.writeHead(204).end()
    }
    const bytes = files.get(key)
    if (!bytes) return refuse(response, 404, 'NoSuchKey')
    response.setHeader('content-length', bytes.length)
    if (!isHalf) return response.end(method === 'HEAD' ? undefined : bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy())
  }

  function list({ searchParams }: URL, response: ServerResponse) {
    if (searchParams.get('list-type') !== '2') return refuse(response, 501, 'NotImplemented')
    const prefix = searchParams.get('prefix') ?? ''
    const token = searchParams.get('continuation-token')
    const after = token === null ? '' : Buffer.from(token.slice('sigue&/+='.length), 'base64').toString()
    const all = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = all.slice(0, pageSize)
    const isTruncated = all.length > page.length
    const contents = page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key><Size>${files.get(key)?.length}</Size></Contents>`)
    const next = isTruncated
      ? `<NextContinuationToken>sigue&amp;/+=${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
      : ''
    response.setHeader('content-type', 'application/xml').end(
      `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${pageSize}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(store, {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

function refuse(response: ServerResponse, status: number, code: string) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message><RequestId>1</RequestId></Error>`)
}

function refusalOf(request: IncomingMessage, url: URL, body: Buffer): [number, string] | null {
  const { headers } = request
  const said = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  if (!said) return [403, 'AccessDenied']
  const [, id, scope, signedHeaders = '', signature] = said
  const date = String(headers['x-amz-date'])
  if (id !== accessKeyId) return [403, 'InvalidAccessKeyId']
  if (scope !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) return [400, 'AuthorizationHeaderMalformed']
  const then = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - then) < farthestClock)) return [403, 'RequestTimeTooSkewed']
  if (!signedHeaders.split(';').includes('host')) return [403, 'AccessDenied']
  const wanted = signatureV4({ method: request.method ?? '', url, headers, signedHeaders, region, secretAccessKey })
  if (wanted !== signature) return [403, 'SignatureDoesNotMatch']
  const hash = createHash('sha256').update(body).digest('hex')
  return headers['x-amz-content-sha256'] === hash ? null : [400, 'XAmzContentSHA256Mismatch']
}

interface Signed {
  method: string
  url: URL
  headers: NodeJS.Dict<string | string[]>
  signedHeaders: string
  region: string
  secretAccessKey: string
}

/** AWS Signature Version 4 for S3, written down from its description, apart from the library that is tested. */
export function signatureV4({ method, url, headers, signedHeaders, region: place, secretAccessKey: secret }: Signed): string {
  const date = String(headers['x-amz-date'])
  const escape = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
  const path = decodeURIComponent(url.pathname).split('/').map(escape).join('/')
  const query = [...url.searchParams].map((pair) => pair.map(escape).join('=')).sort()
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query.join('&'), lines.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n')
  const scope = `${date.slice(0, 8)}/${place}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = scope.split('/').reduce((held: string | Buffer, part) => createHmac('sha256', held).update(part).digest(), `AWS4${secret}`)
  return createHmac('sha256', key).update(toSign).digest('hex')
}
