import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { After, EmptyState, ErrorState } from '@plaza/ui'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { ShelfView } from './category-view.tsx'
import { joinShelves, type LoadedShelf, nextStep, type Step } from './chain.ts'
import { EmptyShelf } from './empty-shelf.tsx'
import { Grid } from './grid.tsx'
import { MoreProducts } from './more-products.tsx'
import { useDepth } from './use-depth.ts'
import { useShelves } from './use-category.ts'

interface ShelvesProps {
  category: Category
  /** Shown ones in their order; at least one. */
  subs: readonly SubCategory[]
  /** Module group_by_subcategory. */
  grouped: boolean
}

/** All products of a category, loaded one sub-category after another while the visitor scrolls. */
export function Shelves({ category, subs, grouped }: ShelvesProps) {
  const chain = useShelves(category, subs)
  useDepth(chain)
  const pages = (chain.data?.pages ?? []).map(({ products: { data } }, at) => ({
    step: chain.data?.pageParams[at] as Step,
    products: data.items,
    hasNextPage: data.pagination.hasNextPage,
  }))
  const shelves = joinShelves(subs, pages)
  const last = pages.at(-1)
  const coming = last ? nextStep(subs, last.step, last.hasNextPage) : { sub: subs[0]?.id ?? '', page: 1 }
  const more = (
    <MoreProducts
      chain={chain}
      end={catalogTexts.categoryEnd}
      failed={coming?.page === 1 ? catalogTexts.subCategoryFailed : catalogTexts.moreProductsFailed}
    />
  )
  if (grouped) {
    const next = coming?.page === 1 ? subs.find(({ id }) => id === coming.sub) : undefined
    return (
      <>
        {shelves.map((shelf) => (
          <Group key={shelf.sub.id} category={category} shelf={shelf} />
        ))}
        {next ? (
          <ShelfView name={next.displayName}>
            <FirstPage chain={chain} />
            {more}
          </ShelfView>
        ) : (
          more
        )}
      </>
    )
  }
  const products = shelves.flatMap((shelf) => shelf.products)
  return (
    <ShelfView name={category.categoryName}>
      {products.length > 0 && <Grid category={category} products={products} />}
      <FirstPage chain={chain} />
      {products.length === 0 && chain.data && !coming ? <EmptyState text={catalogTexts.categoryEnd} /> : more}
    </ShelfView>
  )
}

/** S-2-067. */
const Group = ({ category, shelf: { sub, products, ended } }: { category: Category; shelf: LoadedShelf }) => (
  <ShelfView name={sub.displayName}>
    {products.length > 0 ? <Grid category={category} products={products} /> : <EmptyShelf category={category.id} sub={sub.id} />}
    {ended && products.length > 0 && <p className="cat-more">{catalogTexts.subCategoryEnd}</p>}
  </ShelfView>
)

/** Until something is there. */
function FirstPage({ chain }: { chain: ReturnType<typeof useShelves> }) {
  if (chain.data) return null
  if (chain.isPending)
    return (
      <After milliseconds={150}>
        <GridSkeleton />
      </After>
    )
  return <ErrorState text={catalogTexts.subCategoryFailed} onRetry={() => void chain.refetch()} />
}
