import { getBrand } from '@plaza/contracts/catalog/catalog.api'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { StillProducts } from '../parts/still-products.tsx'
import { BrandView, UnknownBrand } from './brand-view.tsx'

export function brandFace(data: FaceData) {
  const answer = answerOf(data, getBrand)?.data
  if (!answer) return data.missing ? <UnknownBrand /> : <></>
  return (
    <BrandView brand={answer.brand}>
      <StillProducts products={answer.items} data={data} />
    </BrandView>
  )
}
