import { getCategories, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { brandsOf } from '@plaza/contracts/catalog/listing.entity'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { customText } from '@plaza/ui'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { BuyPending } from '../parts/buy-stand-ins.tsx'
import { wordsOf } from '../parts/category-words.ts'
import { ProductGrid } from '../parts/product-grid.tsx'
import { CategoryView, RecommendedProducts, RecommendedView, ShelfView } from './category-view.tsx'
import { shelvesOf } from './chain.ts'
import { FilterBar } from './filter-bar.tsx'
import { isChosen, type ListingChoice, noChoice } from './filter.ts'
import { ResultCount } from './result-count.tsx'
import { UnknownCategory, UnknownSubCategory } from './unknown-category.tsx'

const buy = (product: Product) => (product.withoutStock ? null : <BuyPending surface="card" />)

/** First paint of category and sub-category: the shop's own order starts with what is recommended, anything else is a list. */
export function categoryFace(data: FaceData) {
  const tree = answerOf(data, getCategories)?.data.items
  const category = tree?.find((each) => each.id === data.params.idCategory)
  const sub = category && shelvesOf(category).find((each) => each.id === data.params.idSubCategory)
  if (!category) return tree ? <UnknownCategory /> : <></>
  if (data.params.idSubCategory !== undefined && !sub) return <UnknownSubCategory category={category} />
  const listed = data.preloaded.find(({ key }) => key === listProducts.key)
  const choice = choiceOf(listed?.input as Partial<InputOf<typeof listProducts>> | undefined)
  const { items, pagination } = answerOf(data, listProducts)?.products.data ?? { items: [], pagination: undefined }
  const own = sub ? { sub } : {}
  return (
    <CategoryView
      category={category}
      {...own}
      choice={choice}
      modules={data.modules}
      bar={<FilterBar category={category} {...own} choice={choice} onChoose={() => {}} />}
    >
      {sub || isChosen(choice) ? (
        <ShelfView name={sub?.displayName ?? category.categoryName}>
          <ResultCount choice={choice} total={pagination?.totalCount} />
          <ProductGrid
            products={items}
            modules={data.modules}
            words={(product) => wordsOf(category, product.sub_category_id)}
            buy={buy}
            eager={4}
          />
        </ShelfView>
      ) : (
        <RecommendedView title={customText(data.business, 'categories_title', catalogTexts.recommendedIn)} category={category}>
          {listed && <RecommendedProducts products={items} category={category} modules={data.modules} buy={buy} />}
        </RecommendedView>
      )}
    </CategoryView>
  )
}

/** The choice behind a listing that was asked for. */
const choiceOf = ({ brand, tag, min_price, max_price, only_offers, sort }: Partial<InputOf<typeof listProducts>> = {}): ListingChoice => ({
  ...noChoice,
  brands: brandsOf(brand),
  tag: tag ?? null,
  min: min_price === undefined ? null : Number(min_price),
  max: max_price === undefined ? null : Number(max_price),
  offers: only_offers === true || only_offers === 'true',
  sort: sort ?? 'relevance',
})
