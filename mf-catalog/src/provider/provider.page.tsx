import { listOffers, queryProducts } from '@plaza/contracts/catalog/catalog.api'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { QueryView, useBranch } from '@plaza/ui'
import { useCall, useInfiniteCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { life } from '../parts/life.tsx'
import { MoreProducts } from '../parts/more-products.tsx'
import { NoProducts, ProviderView } from './provider-view.tsx'

export default function ProviderPage() {
  const { provider = '' } = useParams()
  const { branchId } = useBranch()
  const offers = useCall(listOffers, { provider, branch_id: branchId ?? undefined })
  const pages = useInfiniteCall(
    queryProducts,
    (page) => ({ page, limit: pageSizes.listing, provider, offices_ids_with_stock: branchId ?? '', imageUploaded: true }),
    ({ pagination }) => pagination.hasNextPage,
    { enabled: branchId !== null },
  )
  const products = pages.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <ProviderView provider={provider} count={pages.data?.pages[0]?.pagination.totalCount} offers={offers.data?.data ?? []} life={life}>
      <QueryView
        query={pages}
        isEmpty={() => products.length === 0}
        empty={<NoProducts />}
        skeleton={<GridSkeleton />}
        errorText="No logramos cargar los productos del proveedor."
      >
        {() => (
          <MoreProducts
            products={products}
            hasNext={pages.hasNextPage}
            fetching={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
            onMore={() => void pages.fetchNextPage()}
          />
        )}
      </QueryView>
    </ProviderView>
  )
}
