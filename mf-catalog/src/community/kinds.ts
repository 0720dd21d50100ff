import type { listCustomCarts } from '@plaza/contracts/community/community.api'
import { staffCustomCartTypes } from '@plaza/contracts/community/custom-cart.entity'
import type { InputOf } from '@plaza/contracts/kernel/call'

export type Kind = (typeof staffCustomCartTypes)[number]

export const kinds: readonly { kind: Kind | null; label: string }[] = [
  { kind: null, label: 'Todo' },
  { kind: 'recipe', label: 'Recetas' },
  { kind: 'event', label: 'Eventos' },
  { kind: 'market', label: 'Mercados' },
]

/** The kind an address names (`?tipo=recipe`); null for all of them and for what nobody knows. */
export const kindOf = (text: unknown): Kind | null => staffCustomCartTypes.find((kind) => kind === text) ?? null

/** Page of an address (`?pagina=2`), 1 unless it says a number above. */
export const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

const pageSize = 12

/** What the community's list asks; the manifest preloads the same. */
export const communityPage = (kind: Kind | null, page: number): InputOf<typeof listCustomCarts> => ({
  shared: true,
  page,
  limit: pageSize,
  ...(kind ? { type: kind } : {}),
})

/** The address of a kind and page. */
export function listAddress(kind: Kind | null, page = 1): string {
  const query = new URLSearchParams([...(kind ? [['tipo', kind]] : []), ...(page > 1 ? [['pagina', String(page)]] : [])])
  return query.size > 0 ? `/recipe-book?${query}` : '/recipe-book'
}
