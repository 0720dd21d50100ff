import http from 'node:http'
import { businessHeader, type Call, type InputOf, officeHeader, type OutputOf, prefixes } from '@plaza/contracts/kernel/call'
import type { Answer, Asking } from './index.ts'

/** Sends one call over HTTP as a browser would: parameters in the path, the rest as query or JSON. */
export async function send<C extends Call>(url: string, contract: C, input: InputOf<C>, asking: Asking = {}): Promise<Answer<OutputOf<C>>> {
  const given = { ...(input as Record<string, unknown>) }
  const file = contract.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name]
    delete given[name]
    return encodeURIComponent(String(value))
  })
  const asQuery = (contract.sends ?? (contract.method === 'GET' || contract.method === 'DELETE' ? 'query' : 'json')) === 'query'
  const response = await fileOf(url, prefixes[contract.api] + file + (asQuery ? queryOf(given) : ''), {
    method: contract.method,
    headers: headersOf(contract, asking, asQuery),
    ...(asQuery ? {} : { body: JSON.stringify(given) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  // A file is answered as its text.
  return { status: response.status, headers: response.headers, body: text ? (isJson ? JSON.parse(text) : text) : null }
}

function headersOf(contract: Call, { business = 'verde', token, office, headers }: Asking, asQuery: boolean): Record<string, string> {
  return {
    [businessHeader(contract.api)]: business,
    ...(asQuery ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(office ? { [officeHeader]: office } : {}),
    ...headers,
  }
}

/** A list is one parameter several times, as the api client writes it. */
function queryOf(given: Record<string, unknown>) {
  const texts = Object.entries(given).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  )
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
}

/** `fetch` that may also set the Host header, which browsers derive and fetch therefore forbids. */
export async function fileOf(url: string, file: string, { host, ...options }: RequestInit & { host?: string } = {}): Promise<Response> {
  const target = new URL(file, url)
  const body = options.body as string | Buffer | undefined
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { ...length, ...Object.fromEntries(new Headers(options.headers)) }
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: target.port,
        path: target.pathname + target.search,
        method: options.method ?? 'GET',
        headers: { host: host ?? target.host, ...headers },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => resolve(responseOf(incoming, Buffer.concat(chunks))))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

function responseOf(incoming: http.IncomingMessage, body: Buffer) {
  const headers = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] as string, incoming.rawHeaders[i + 1] as string)
  const status = incoming.statusCode ?? 0
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status, headers })
}
