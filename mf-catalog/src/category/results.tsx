import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { After, EmptyState, ErrorState } from '@plaza/ui'
import { useCardsInTurn } from '../parts/cards-in-turn.tsx'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { ShelfView } from './category-view.tsx'
import { EmptyShelf } from './empty-shelf.tsx'
import { chipsOf, type ListingChoice, noChoice, writeChoice } from './filter.ts'
import { Grid } from './grid.tsx'
import { MoreProducts } from './more-products.tsx'
import { ResultCount } from './result-count.tsx'
import { useDepth } from './use-depth.ts'
import { useResults } from './use-category.ts'

interface ResultsProps {
  category: Category
  sub?: SubCategory
  choice: ListingChoice
}

/** One listing over a sub-category (S-2-073), or over a category once it is narrowed or ordered. */
export function Results({ category, sub, choice }: ResultsProps) {
  const results = useResults(category.id, sub?.id, choice)
  const draw = useCardsInTurn()
  useDepth(results)
  const products = (results.data?.pages ?? []).flatMap((page) => page.products.data.items)
  const narrowed = chipsOf(choice).length > 0
  return (
    <ShelfView name={sub?.displayName ?? category.categoryName}>
      <ResultCount choice={choice} total={results.data?.pages[0]?.products.data.pagination.totalCount} />
      {!results.data && results.isPending && (
        <After milliseconds={150}>
          <GridSkeleton />
        </After>
      )}
      {!results.data && !results.isPending && <ErrorState text={catalogTexts.subCategoryFailed} onRetry={() => void results.refetch()} />}
      {results.data &&
        products.length === 0 &&
        (narrowed || !sub ? <NothingLeft choice={choice} /> : <EmptyShelf category={category.id} sub={sub.id} />)}
      {products.length > 0 && (
        <>
          <Grid category={category} products={products} eager={4} draw={draw} />
          <MoreProducts
            chain={results}
            end={sub ? catalogTexts.subCategoryEnd : catalogTexts.categoryEnd}
            failed={catalogTexts.moreProductsFailed}
          />
        </>
      )}
    </ShelfView>
  )
}

const NothingLeft = ({ choice }: { choice: ListingChoice }) => (
  <EmptyState
    text={catalogTexts.noProducts}
    action={
      <a className="pz-link" href={writeChoice({ ...noChoice, sort: choice.sort }) || '?'}>
        Quitar los filtros
      </a>
    }
  />
)
