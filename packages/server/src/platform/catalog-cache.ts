import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Counter } from 'prom-client'
import type { Tx } from './database.ts'
import { notify, type Signals } from './signals.ts'

export interface CachedAnswer {
  readonly status: number
  readonly body: Buffer
  /** Strong: a hash of the bytes. */
  readonly etag: string
}

/** Serialised answers of `cache: 'catalog'` calls. An answer lives until its business's catalogue changes. */
export interface CatalogCache {
  /** The answer if it is there and current; no work besides. */
  peek(business: string, key: string): CachedAnswer | undefined
  /** The answer, made once however many ask for it together. Only answers with status 200 are kept. */
  get(business: string, key: string, make: () => Promise<{ status: number; body: Buffer }>): Promise<CachedAnswer>
  /** Forgets the business's answers everywhere, once the transaction commits. */
  changed(tx: Tx): Promise<void>
  clear(): void
}

const mostBytes = 64 * 1024 * 1024
// Offers begin and end by the clock, without a change of the catalogue.
const longestLife = 60_000

export function createCatalogCache(signals: Signals, counter: Counter<'result'>): CatalogCache {
  const answers = new LRUCache<string, CachedAnswer>({ maxSize: mostBytes, ttl: longestLife, sizeCalculation: ({ body }, key) => body.length + key.length + 200 })
  const underWay = new Map<string, Promise<CachedAnswer>>()
  const generations = new Map<string, number>()
  let epoch = 0
  // The generation is read before the answer is made: one made from old rows is never found under the new number.
  const nameOf = (business: string, key: string) => `${business}\n${epoch}.${generations.get(business) ?? 0}\n${key}`
  const forget = (business: string) => void generations.set(business, (generations.get(business) ?? 0) + 1)

  signals.on('catalog', ({ business }) => forget(business))
  signals.on('gap', () => void epoch++)

  async function make(name: string, maker: () => Promise<{ status: number; body: Buffer }>) {
    counter.inc({ result: 'miss' })
    const { status, body } = await maker()
    const answer = { status, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    if (status === 200) answers.set(name, answer)
    return answer
  }

  return {
    peek: (business, key) => answers.get(nameOf(business, key)),
    get(business, key, maker) {
      const name = nameOf(business, key)
      const known = answers.get(name)
      if (known) return Promise.resolve(known)
      const shared = underWay.get(name) ?? make(name, maker).finally(() => underWay.delete(name))
      underWay.set(name, shared)
      return shared
    },
    changed: (tx) => notify(tx, { kind: 'catalog', business: tx.business }),
    clear: () => void epoch++,
  }
}
