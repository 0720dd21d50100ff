import { listOffers, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { customText } from '@plaza/ui'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { stillLife } from '../parts/banner-place.tsx'
import { StillProducts } from '../parts/still-products.tsx'
import { offersTitle } from './offers-calls.ts'
import { OffersView } from './offers-view.tsx'

export function offersFace(data: FaceData) {
  const products = answerOf(data, listProducts)?.products.data
  if (!products || products.items.length === 0) return <></>
  return (
    <OffersView
      title={customText(data.business, 'offers_page_title', offersTitle)}
      count={products.pagination.totalCount}
      banners={answerOf(data, listOffers)?.data ?? []}
      life={stillLife}
    >
      <StillProducts products={products.items} data={data} />
    </OffersView>
  )
}
