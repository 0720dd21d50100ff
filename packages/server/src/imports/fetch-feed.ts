import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { importFileMost } from '@plaza/contracts/imports/imports.api'
import { AddressRefused, type PublicAddress, publicAddress } from '../platform/public-address.ts'

export interface Feed {
  bytes: Buffer
  /** When the other side says it last changed. */
  changed: Date | null
}

/** How feeds are read; tests bring a place of their own. */
export type FetchFeed = (address: string) => Promise<Feed>

const patience = 30_000
const redirectsMost = 3

/** Reads a feed of at most `importFileMost` bytes. Each hop is judged anew and its connection pinned to the address that was judged. */
export async function fetchFeed(address: string, judge: (text: string) => Promise<PublicAddress> = publicAddress): Promise<Feed> {
  let next = address
  for (let hop = 0; hop <= redirectsMost; hop++) {
    const answer = await ask(await judge(next))
    if (typeof answer !== 'string') return answer
    next = new URL(answer, next).href
  }
  throw new AddressRefused('redirige demasiadas veces.')
}

/** The feed, or where it has moved. */
function ask({ url, ip, family }: PublicAddress): Promise<Feed | string> {
  const lookup: LookupFunction = (_host, { all }, done) =>
    all
      ? (done as (error: null, found: { address: string; family: number }[]) => void)(null, [{ address: ip, family }])
      : done(null, ip, family)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => {
      asked.destroy()
      reject(new AddressRefused(reason))
    }
    const asked = request(
      url,
      { lookup, agent: false, headers: { accept: 'application/json, text/csv, */*', 'user-agent': 'Plaza' } },
      (answer) => {
        const { statusCode = 0, headers } = answer
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          asked.destroy()
          return resolve(headers.location)
        }
        if (statusCode !== 200) return refuse(`el servidor respondió ${statusCode}.`)
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > importFileMost) return refuse('trae más de 20 MB.')
          chunks.push(chunk)
        })
        answer.on('error', () => refuse('la conexión se cortó.'))
        answer.on('end', () => resolve({ bytes: Buffer.concat(chunks), changed: dateOf(headers['last-modified']) }))
      },
    )
    const timer = setTimeout(() => refuse('tarda demasiado en responder.'), patience)
    asked.on('close', () => clearTimeout(timer))
    asked.on('error', () => refuse('el servidor no responde.'))
    asked.end()
  })
}

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}
