import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { getBrand } from '@plaza/contracts/catalog/catalog.api'
import { catalogProblems, catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { bus } from '@plaza/event-bus'
import { EmptyState, QueryView, useBranch } from '@plaza/ui'
import { useInfiniteCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { useEffect } from 'react'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { MoreProducts } from '../parts/more-products.tsx'
import { BrandView, SeeOffers, UnknownBrand } from './brand-view.tsx'

/** A brand by its name or, at /brand/id, by its id. */
export default function BrandPage() {
  const { name, id } = useParams()
  const { branchId } = useBranch()
  const asked = name ?? id ?? ''
  const pages = useInfiniteCall(
    getBrand,
    (page) => ({ name: asked, page, limit: pageSizes.listing, ...(branchId === null ? {} : { office_id: branchId }) }),
    ({ data }) => data.pagination.hasNextPage,
  )
  const brand = pages.data?.pages[0]?.data.brand
  useBrandOpened(brand?.name)
  if (pages.error?.problem.code === catalogProblems.brandNotFound.code) return <UnknownBrand />
  const products = pages.data?.pages.flatMap(({ data }) => data.items) ?? []
  return (
    <QueryView query={pages} skeleton={<GridSkeleton />} errorText="No logramos cargar los productos de la marca.">
      {() =>
        brand && (
          <BrandView brand={brand}>
            {products.length === 0 ? (
              <EmptyState text={catalogTexts.noProductsAvailable} action={<SeeOffers />} />
            ) : (
              <MoreProducts
                products={products}
                hasNext={pages.hasNextPage}
                fetching={pages.isFetchingNextPage}
                failed={pages.isFetchNextPageError}
                onMore={() => void pages.fetchNextPage()}
              />
            )}
          </BrandView>
        )
      }
    </QueryView>
  )
}

function useBrandOpened(brand: string | undefined) {
  useEffect(() => {
    if (brand !== undefined) bus.publish(analyticsHappened, { name: 'brand_open', params: { brand } })
  }, [brand])
}
