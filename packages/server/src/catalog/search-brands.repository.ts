import type { Brand } from '@plaza/contracts/catalog/brand.entity'
import type { Tx } from '../platform/database.ts'
import { slipsBetween } from './search/vocabulary.ts'
import { plainText } from './search/words.ts'

interface BrandName {
  readonly id: string
  readonly name: string
  readonly products: number
}

/** All active brands with how many active products carry their name. */
export const readBrandNames = (tx: Tx) =>
  tx.query<BrandName>(
    `select b.id, b.display_name as name, coalesce(p.products, 0) as products from brands b left join (
       select brand, count(*)::int as products from products where business_id = $1 and not inactive and not inactive_manual group by brand) p on p.brand = b.name
     where b.business_id = $1 and not b.inactive`,
    [tx.business],
    'brand-names',
  )

/** Those that have every word asked, begun or, from four letters on, with one slip; the nearest and then the largest first. */
export function matchingBrands(brands: readonly BrandName[], query: string): BrandName[] {
  const words = plainText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return brands
    .map((brand) => ({ brand, slips: slipsOf(plainText(brand.name), words) }))
    .filter(({ slips }) => slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips || b.brand.products - a.brand.products || a.brand.name.localeCompare(b.brand.name, 'es'))
    .map(({ brand }) => brand)
}

function slipsOf(name: string, words: readonly string[]): number {
  const parts = [...name.split(' '), name.replaceAll(' ', '')]
  return words.reduce((sum, word) => sum + Math.min(...parts.map((part) => slipsOfWord(part, word))), 0)
}

function slipsOfWord(part: string, word: string): number {
  if (part.startsWith(word)) return 0
  return word.length >= 4 && slipsBetween(part, word, 1) === 1 ? 1 : Infinity
}

/** These brands whole, in their order. */
export async function readBrands(tx: Tx, wanted: readonly BrandName[]): Promise<Brand[]> {
  if (wanted.length === 0) return []
  const rows = await tx.query<Omit<Brand, 'totalProducts'>>(
    `select id, name, display_name as "displayName", description, logo, inactive from brands where business_id = $1 and id = any($2)`,
    [tx.business, wanted.map(({ id }) => id)],
    'brands-by-id',
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap(({ id, products }) => {
    const row = byId.get(id)
    return row ? [{ ...row, totalProducts: products }] : []
  })
}
