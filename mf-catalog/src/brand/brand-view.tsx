import type { Brand } from '@plaza/contracts/catalog/brand.entity'
import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { EmptyState } from '@plaza/ui'
import type { ReactNode } from 'react'
import { ListingHead } from '../parts/listing-head.tsx'

/** Frame of a brand's page, without behaviour; the face draws it too. */
export const BrandView = ({ brand, children }: { brand: Brand; children: ReactNode }) => (
  <ListingHead crumb={brand.displayName} title={brand.displayName} text={brand.description} logo={brand.logo} count={brand.totalProducts}>
    {children}
  </ListingHead>
)

/** A brand that nobody knows. */
export const UnknownBrand = () => (
  <div className="cat-category">
    <h1 className="pz-hidden">Marca</h1>
    <EmptyState text={catalogProblems.brandNotFound.text} action={<SeeOffers />} />
  </div>
)

export const SeeOffers = () => (
  <a className="pz-button pz-button--primary" href="/offers">
    Ver ofertas
  </a>
)
