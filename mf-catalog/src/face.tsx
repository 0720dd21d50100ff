import { getCategories, getProduct, listOffers, listProducts } from '@plaza/contracts/catalog/catalog.api'
import type { CardConfig } from '@plaza/contracts/catalog/card-config.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { answerOf, type FaceData, type Faces } from '@plaza/ui/face'
import { CategoryView } from './category/category-view.tsx'
import { HomeView } from './home/home-view.tsx'
import { BuyPending } from './parts/buy-stand-ins.tsx'
import { cardFlags } from './parts/card-flags.ts'
import { ProductGrid } from './parts/product-grid.tsx'
import { ProductView } from './product/product-view.tsx'

const buy = (product: Product) => (product.withoutStock ? null : <BuyPending surface="card" />)
const tree = (data: FaceData) => answerOf(data, getCategories)?.data.items ?? []
const shelf = (data: FaceData) => answerOf(data, listProducts)?.products.data.items ?? []

/** First paint of each page: the same views as the pages draw, with stand-ins for what needs hands. */
export const faces: Faces = {
  home: (data) => (
    <HomeView
      categories={tree(data)}
      offers={answerOf(data, listOffers)?.data ?? []}
      products={shelf(data)}
      collage={data.modules.has('show_categories_collage')}
      sections={data.modules.has('home_v2')}
      modules={data.modules}
      buy={buy}
      moreCategories={<div className="cat-more cat-more--face" />}
    />
  ),
  category: categoryFace,
  subcategory: categoryFace,
  product: (data) => {
    const answer = answerOf(data, getProduct)
    if (!answer) return <></>
    return <ProductView product={answer.data} category={answer.category ?? null} buy={<BuyPending surface="detail" />} />
  },
}

function categoryFace(data: FaceData) {
  const category = tree(data).find((each) => each.id === data.params.idCategory)
  if (!category) return <></>
  const sub = category.subcategories.find((each) => each.id === data.params.idSubCategory)
  const configs: (CardConfig | null | undefined)[] = [sub?.product_card_config, category.product_card_config]
  return (
    <CategoryView category={category} heading={`Todo en ${sub?.displayName ?? category.categoryName}`} {...(sub ? { sub } : {})}>
      <ProductGrid products={shelf(data)} modules={data.modules} shows={cardFlags('card', ...configs)} buy={buy} eager={4} />
    </CategoryView>
  )
}
