import type { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { branchAsked } from './branch-asked.ts'
import type { Card } from './cards.ts'
import { findByCode } from './search.repository.ts'

type Asked = ParsedInputOf<typeof searchProducts>
type Found = Omit<OutputOf<typeof searchProducts>['data'], 'products'> & { products: readonly Card[] }

const nothing: Found = { products: [], found: 0, counts: [] }
const code = /^[\w-]*[\d-][\w-]*$/

/**
 * What the branch sells that the text may mean, the likeliest first and what is sold out last. `counts` are of all categories, whatever category is
 * chosen; `found` counts those of the chosen one. The index only says which; what is shown of them is as current as any listing.
 */
export async function searchAt(scope: Scope, asked: Asked, { db, search, cards, directory }: Uses): Promise<Found> {
  const { query, page, limit, offset = (page - 1) * limit, office_id, category_id, sort } = asked
  const { brand, sub_category_id } = filterOf(asked.filter)
  if (query.trim() === '') return nothing
  const index = await search.of(scope.business)
  const officeId = await branchAsked(db.reader(scope.business), office_id, scope.branchId, { directory })
  if (officeId === null) return nothing
  const exact = code.test(query.trim()) ? await findByCode(db.reader(scope.business), query.trim()) : []
  const finding = index.find({
    query,
    officeId,
    categoryId: category_id,
    subCategoryId: sub_category_id,
    brand,
    sort,
    offset,
    limit,
    exact,
  })
  const products = await cards.of(scope.business, finding.ids, officeId)
  return { products: products.filter((card) => !card.inactive), found: finding.found, counts: finding.counts }
}

/** a JSON object of field to value; fields that search does not know are ignored. */
function filterOf(text: string | undefined): { brand?: string; sub_category_id?: string } {
  if (!text) return {}
  try {
    const said: unknown = JSON.parse(text)
    const { brand, sub_category_id } = (said ?? {}) as Record<string, unknown>
    return { ...(typeof brand === 'string' ? { brand } : {}), ...(typeof sub_category_id === 'string' ? { sub_category_id } : {}) }
  } catch {
    return {}
  }
}
