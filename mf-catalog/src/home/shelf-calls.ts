import type { ShelfName } from './home-layout.ts'

/** Two full rows of six, four or two. */
const shelfSize = 12

/** What each shelf asks of the branch; the manifest preloads the same. */
export const shelfCall = (name: ShelfName, cityId: string) =>
  name === 'offers'
    ? { cityId, page: 1, limit: shelfSize, inStock: true, only_offers: true, sort: 'discount' as const }
    : { cityId, page: 1, limit: shelfSize, inStock: true }

export const shelfTitles: Record<ShelfName, string> = { offers: 'Ofertas que no duran', popular: 'Los más pedidos en tu sede' }
export const shelfLinks: Partial<Record<ShelfName, string>> = { offers: '/offers' }
