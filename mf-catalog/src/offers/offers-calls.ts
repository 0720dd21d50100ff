import { pageSizes } from '@plaza/contracts/kernel/limits'

/** One page of what the branch has on offer, the deepest cuts first. */
export const offersPage = (cityId: string, page: number) => ({
  cityId,
  page,
  limit: pageSizes.offers,
  inStock: true,
  only_offers: true,
  sort: 'discount' as const,
})

export const offersBanners = (branch_id: string | undefined) => ({ section: 'OFFERS_TOP', branch_id })
export const offersTitle = 'Ofertas'
