import { getProduct } from '@plaza/contracts/catalog/catalog.api'
import { answerOf, type Faces } from '@plaza/ui/face'
import { categoryFace } from './category/category-face.tsx'
import { communityFace, communityItemFace } from './community/community-face.tsx'
import { brandFace } from './brand/brand-face.tsx'
import { homeFace } from './home/home-face.tsx'
import { offersFace } from './offers/offers-face.tsx'
import { providerFace } from './provider/provider-face.tsx'
import { BuyPending } from './parts/buy-stand-ins.tsx'
import { searchFace } from './search/search-face.tsx'
import { ProductView } from './product/product-view.tsx'
import { UnknownProduct } from './product/unknown-product.tsx'

export { heads } from './heads.ts'

/** First paint of each page: the same views as the pages draw, with stand-ins for what needs hands. */
export const faces: Faces = {
  home: homeFace,
  offers: offersFace,
  brand: brandFace,
  brandById: brandFace,
  provider: providerFace,
  category: categoryFace,
  subcategory: categoryFace,
  search: searchFace,
  community: communityFace,
  communityItem: communityItemFace,
  product: (data) => {
    const answer = answerOf(data, getProduct)
    if (!answer) return data.missing ? <UnknownProduct /> : <></>
    return (
      <ProductView
        product={answer.data}
        category={answer.category ?? null}
        modules={data.modules}
        buy={<BuyPending surface="detail" />}
        share={<span className="cat-share-pending" />}
      />
    )
  },
}
