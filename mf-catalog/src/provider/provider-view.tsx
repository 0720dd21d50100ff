import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { EmptyState } from '@plaza/ui'
import type { ReactNode } from 'react'
import { BannerPlace, type Life } from '../parts/banner-place.tsx'
import { ListingHead } from '../parts/listing-head.tsx'

interface ProviderViewProps {
  provider: string
  count?: number | undefined
  /** Offers that lead here, wherever else they stand (S-7-050). */
  offers: readonly Offer[]
  life: Life
  children: ReactNode
}

/** Frame of a provider's page, without behaviour; the face draws it too. */
export const ProviderView = ({ provider, count, offers, life, children }: ProviderViewProps) => (
  <ListingHead crumb={provider} title={provider} text={count === 0 ? null : `Lo que ${provider} trae a tu sede.`} count={count}>
    {offers.length > 0 && (
      <div className="cat-turns">
        <BannerPlace offers={offers} label={`Ofertas de ${provider}`} look="wide" life={life} eager />
      </div>
    )}
    {children}
  </ListingHead>
)

export const NoProducts = () => (
  <EmptyState
    text={catalogTexts.noProductsAvailable}
    action={
      <a className="pz-button pz-button--primary" href="/offers">
        Ver ofertas
      </a>
    }
  />
)
