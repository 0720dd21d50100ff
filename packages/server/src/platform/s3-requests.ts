import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** A bucket at any S3-compatible address; it stands in the path, `<endpoint>/<name>/<key>`. */
export interface Bucket {
  readonly endpoint: string
  readonly name: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds. */
export interface Patience {
  /** Until an answer begins; a body to send gets a second more per megabyte. */
  readonly answer: number
  /** Until it has come whole. */
  readonly body: number
  /** Before each further try. */
  readonly pauses: readonly number[]
}

export interface Answer {
  readonly status: number
  readonly body: Buffer
}

export type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

const nothing = Buffer.alloc(0)
const bytesPerMillisecond = 1000

/** Sends one request, signed anew for each try. Every method here may be repeated, so what fails by the way is. Throws when no answer came. */
export function s3Requests({ endpoint, name, ...signing }: Bucket, patience: Patience) {
  const base = `${endpoint.replace(/\/+$/, '')}/${name}`

  async function once(method: Method, path: string, bytes: Uint8Array): Promise<Answer> {
    const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
    const signed = await new AwsV4Signer({ method, url: base + path, headers, service: 's3', ...signing }).sign()
    const stop = new AbortController()
    const giveUp = () => stop.abort(new Error('the store took too long'))
    let timer = setTimeout(giveUp, patience.answer + bytes.byteLength / bytesPerMillisecond)
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        // A signature is for one address: what a redirection names would refuse it.
        redirect: 'manual',
        signal: stop.signal,
        ...(method === 'PUT' ? { body: new Uint8Array(bytes) } : {}),
      })
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience.body)
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
    } finally {
      clearTimeout(timer)
    }
  }

  return async function send(method: Method, path: string, bytes: Uint8Array = nothing): Promise<Answer> {
    for (const wait of patience.pauses) {
      const answer = await once(method, path, bytes).catch(() => null)
      if (answer && !isPassing(answer.status)) return answer
      // Not all at the same moment, when many were refused together.
      await pause(wait * (0.5 + Math.random()))
    }
    return once(method, path, bytes)
  }
}

const isPassing = (status: number) => status >= 500 || status === 429 || status === 408
