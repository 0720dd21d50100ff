import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import type { ReactNode } from 'react'
import { BannerPlace, type Life } from '../parts/banner-place.tsx'
import { ListingHead } from '../parts/listing-head.tsx'

interface OffersViewProps {
  title: string
  count?: number | undefined
  banners: readonly Offer[]
  life: Life
  children: ReactNode
}

/** Frame of the offers page, without behaviour; the face draws it too. */
export const OffersView = ({ title, count, banners, life, children }: OffersViewProps) => (
  <ListingHead crumb="Ofertas" title={title} count={count}>
    {banners.length > 0 && (
      <div className="cat-turns">
        <BannerPlace offers={banners} label="Ofertas de la semana" look="wide" life={life} eager />
      </div>
    )}
    {children}
  </ListingHead>
)
