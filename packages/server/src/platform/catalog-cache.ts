import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Counter } from 'prom-client'
import type { Tx } from './database.ts'
import { notify, type Signals } from './signals.ts'

export interface CachedAnswer {
  /** Key of the call that it answers; empty for what is kept besides. */
  readonly call: string
  readonly body: Buffer
  /** Strong: a hash of the bytes. */
  readonly etag: string
  /** The same, compressed the first time somebody takes it so; null when it is too small to be worth it. */
  brotli(): Promise<Buffer | null>
  readonly brotliEtag: string
}

/** Serialised answers of `cache: 'catalog'` calls. An answer lives until its business's catalogue changes, at most a minute. */
export interface CatalogCache {
  /** The answer if it is there and current; no work besides. */
  peek(business: string, key: string): CachedAnswer | undefined
  /** The answer, made once however many ask for it together. A failure is told to all of them and not kept. */
  get(business: string, key: string, make: () => Promise<string>, call?: string): Promise<CachedAnswer>
  /** Forgets the business's answers everywhere, once the transaction commits. */
  changed(tx: Tx): Promise<void>
  /** Another one after every change of the business's catalogue; what is made after reading it may be kept under it. */
  generation(business: string): string
  clear(): void
}

const mostBytes = 64 * 1024 * 1024
// Banners begin and end by the clock, without a change of the catalogue.
const longestLife = 60_000
const worthCompressing = 1024
const compress = promisify(zlib.brotliCompress)
const brotliOptions = {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT },
}

export function createCatalogCache(signals: Signals, counter: Counter<'result'>): CatalogCache {
  // A quarter more for its compressed form.
  const sizeOf = ({ body }: CachedAnswer, key: string) => Math.ceil(body.length * 1.25) + key.length + 200
  const answers = new LRUCache<string, CachedAnswer>({ maxSize: mostBytes, ttl: longestLife, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<CachedAnswer>>()
  const generations = new Map<string, number>()
  let epoch = 0
  // The generation is read before the answer is made: one made from old rows is never found under the new number.
  const generation = (business: string) => `${epoch}.${generations.get(business) ?? 0}`
  const nameOf = (business: string, key: string) => `${business}\n${generation(business)}\n${key}`

  signals.on('catalog', ({ business }) => void generations.set(business, (generations.get(business) ?? 0) + 1))
  signals.on('gap', () => void epoch++)

  async function make(name: string, maker: () => Promise<string>, call: string) {
    counter.inc({ result: 'miss' })
    const answer = prepare(call, Buffer.from(await maker()))
    answers.set(name, answer)
    return answer
  }

  return {
    peek: (business, key) => answers.get(nameOf(business, key)),
    get(business, key, maker, call = '') {
      const name = nameOf(business, key)
      const known = answers.get(name)
      if (known) return Promise.resolve(known)
      const shared = underWay.get(name) ?? make(name, maker, call).finally(() => underWay.delete(name))
      underWay.set(name, shared)
      return shared
    },
    changed: (tx) => notify(tx, { kind: 'catalog', business: tx.business }),
    generation,
    clear: () => void epoch++,
  }
}

function prepare(call: string, body: Buffer): CachedAnswer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  let compressed: Promise<Buffer | null> | undefined
  const brotli = () => (compressed ??= body.length < worthCompressing ? Promise.resolve(null) : compress(body, brotliOptions))
  return { call, body, etag: `"${hash}"`, brotli, brotliEtag: `"${hash}-br"` }
}
