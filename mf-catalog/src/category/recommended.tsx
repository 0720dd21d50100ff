import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { QueryView, Skeleton, usePlaza, useText } from '@plaza/ui'
import { Buy, Like } from '../parts/buy.tsx'
import { useCardsInTurn } from '../parts/cards-in-turn.tsx'
import { wordsOf } from '../parts/category-words.ts'
import { RecommendedProducts, RecommendedView } from './category-view.tsx'
import { useRecommended } from './use-category.ts'

export function Recommended({ category }: { category: Category }) {
  const title = useText('categories_title', catalogTexts.recommendedIn)
  const { modules } = usePlaza()
  const draw = useCardsInTurn()
  const recommended = useRecommended(category.id)
  return (
    <RecommendedView title={title} category={category}>
      <QueryView query={recommended} skeleton={<RowSkeleton />} errorText="No logramos cargar los productos recomendados.">
        {({ products }) => (
          <RecommendedProducts
            products={products.data.items}
            category={category}
            modules={modules}
            buy={(product) => <Buy product={product} words={wordsOf(category, product.sub_category_id)} />}
            like={(product) => <Like product={product} />}
            draw={draw}
          />
        )}
      </QueryView>
    </RecommendedView>
  )
}

const RowSkeleton = () => (
  <div className="cat-recommended cat-recommended--waiting">
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} shape="card" className="cat-card-skeleton" />
    ))}
  </div>
)
