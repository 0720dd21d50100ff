import { type Product, product } from '@plaza/contracts/catalog/product.entity'
import { LRUCache } from 'lru-cache'
import type { CatalogCache } from '../platform/catalog-cache.ts'
import type { Database, Reader } from '../platform/database.ts'
import { readRows } from './product.repository.ts'
import { toListedProduct } from './product-row.ts'

/** A product as lists show it, checked by its contract and written. */
export interface Card {
  readonly json: string
  readonly inactive: boolean
}

/** Cards are made once per branch and kept until the business's catalogue changes: a page then needs ids alone. */
export interface Cards {
  /**
   * In the order of the ids; unknown ids are left out. Not from within a transaction: it would hold a connection
   * while it waits for a reading that waits for one.
   */
  of(business: string, ids: readonly string[], officeId: string): Promise<Card[]>
}

/** About two kilobytes each. */
const mostCards = 20_000
// Changes are told by signals; this is for the one that was lost, and for rows written by hand.
const longestLife = 60_000

export function createCards({ reader }: Pick<Database, 'reader'>, { generation }: Pick<CatalogCache, 'generation'>): Cards {
  // Promises, so that many who miss one card wait for one reading of it.
  const kept = new LRUCache<string, Promise<Card | null>>({ max: mostCards, ttl: longestLife })
  function keep(name: string, card: Promise<Card | null>) {
    kept.set(name, card)
    card.catch(() => kept.delete(name))
    return card
  }
  return {
    async of(business, ids, officeId) {
      // The generation is read before the rows: a card made from old ones is never found under the new number.
      const shelf = `${business}\n${generation(business)}\n${officeId}\n`
      const known = new Map(ids.map((id) => [id, kept.get(shelf + id)]))
      const missing = [...known].filter(([, card]) => card === undefined).map(([id]) => id)
      const made = missing.length > 0 ? makeCards(reader(business, { keptPlans: true }), missing, officeId) : none
      for (const id of missing)
        known.set(
          id,
          keep(
            shelf + id,
            made.then((cards) => cards.get(id) ?? null),
          ),
        )
      const cards = await Promise.all(ids.map((id) => known.get(id) as Promise<Card | null>))
      return cards.filter((card) => card !== null)
    },
  }
}

/** A JSON list of them. */
export const listOf = (cards: readonly Card[]): string => `[${cards.map(({ json }) => json).join()}]`

const none = Promise.resolve(new Map<string, Card>())

async function makeCards(reader: Reader, ids: readonly string[], officeId: string) {
  const rows = await readRows(reader, ids)
  return new Map(rows.map((row) => [row.id, write(toListedProduct(row, officeId))]))
}

const write = (listed: Product): Card => ({
  json: JSON.stringify(product.parse(listed)),
  inactive: listed.inactive || listed.inactiveManual,
})
