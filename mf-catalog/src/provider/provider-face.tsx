import { listOffers, queryProducts } from '@plaza/contracts/catalog/catalog.api'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { stillLife } from '../parts/banner-place.tsx'
import { StillProducts } from '../parts/still-products.tsx'
import { NoProducts, ProviderView } from './provider-view.tsx'

export function providerFace(data: FaceData) {
  const answer = answerOf(data, queryProducts)
  if (!answer) return <></>
  return (
    <ProviderView
      provider={data.params.provider ?? ''}
      count={answer.pagination.totalCount}
      offers={answerOf(data, listOffers)?.data ?? []}
      life={stillLife}
    >
      {answer.data.length === 0 ? <NoProducts /> : <StillProducts products={answer.data} data={data} />}
    </ProviderView>
  )
}
