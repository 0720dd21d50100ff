import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database.ts'
import type { Signals } from '../../platform/signals.ts'
import { forgetOldChanges, readAllSearchDocs, readSearchDocs, readSearchNews, type SearchNews } from '../search.repository.ts'
import { SearchIndex } from './search-index.ts'

/** The search indexes of all businesses, each built when first asked for and kept as current as the catalogue cache. */
export interface SearchIndexes {
  of(business: string): Promise<SearchIndex>
}

interface Kept {
  index: SearchIndex
  news: SearchNews
  builtAt: number
  readAt: number
}

const mostBusinesses = 200
// Changes are told by signals; this is for the one that was lost, and for rows written by hand.
const longestUnread = 60_000
// Changes are kept for an hour; and popularity is only read when building.
const longestGap = 30 * 60_000
const longestLife = 6 * 60 * 60_000
const mostWaste = 0.25
const mostChanged = 2000

export function createSearchIndexes(db: Database, signals: Signals): SearchIndexes {
  const kept = new LRUCache<string, Kept>({ max: mostBusinesses })
  const underWay = new Map<string, Promise<SearchIndex>>()
  // Counted, not flagged: news that comes while reading asks for one more reading.
  const told = new Map<string, number>()
  const read = new Map<string, number>()
  let gaps = 0
  const signal = (business: string) => (told.get(business) ?? 0) + gaps

  signals.on('catalog', ({ business }) => void told.set(business, (told.get(business) ?? 0) + 1))
  signals.on('gap', () => void gaps++)

  async function refresh(business: string): Promise<SearchIndex> {
    const heard = signal(business)
    const before = kept.get(business)
    const now = Date.now()
    const usable = before && now - before.readAt < longestGap && now - before.builtAt < longestLife && before.index.waste < mostWaste
    const after = (usable && (await catchUp(db, business, before))) || (await build(db, business))
    kept.set(business, after)
    read.set(business, heard)
    return after.index
  }

  return {
    async of(business) {
      const known = kept.get(business)
      if (known && read.get(business) === signal(business) && Date.now() - known.readAt < longestUnread) return known.index
      const shared = underWay.get(business) ?? refresh(business).finally(() => underWay.delete(business))
      underWay.set(business, shared)
      return shared
    },
  }
}

/** Null when categories or very many products changed: then all are read, in portions. */
function catchUp(db: Database, business: string, { index, news, builtAt }: Kept): Promise<Kept | null> {
  return db.withTenant(business, async (tx) => {
    const fresh = await readSearchNews(tx, news.cursor)
    if (fresh.shelving !== news.shelving || fresh.changed.length > mostChanged) return null
    const docs = fresh.changed.length === 0 ? [] : await readSearchDocs(tx, fresh.changed)
    for (const id of fresh.changed) index.remove(id)
    for (const doc of docs) index.put(doc)
    return { index, news: fresh, builtAt, readAt: Date.now() }
  })
}

async function build(db: Database, business: string): Promise<Kept> {
  const readAt = Date.now()
  const index = new SearchIndex()
  const news = await db.withTenant(business, async (tx) => {
    await forgetOldChanges(tx)
    return readSearchNews(tx, null)
  })
  for await (const docs of readAllSearchDocs(db, business)) for (const doc of docs) index.put(doc)
  return { index, news, builtAt: readAt, readAt }
}
