import { listOffers, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { isOfferActive } from '@plaza/contracts/catalog/offer-activity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { EmptyState, QueryView, useBranch, useText } from '@plaza/ui'
import { useCall, useInfiniteCall } from '@plaza/ui/query'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { life } from '../parts/life.tsx'
import { MoreProducts } from '../parts/more-products.tsx'
import { offersBanners, offersPage, offersTitle } from './offers-calls.ts'
import { OffersView } from './offers-view.tsx'

export default function OffersPage() {
  const { branchId } = useBranch()
  const title = useText('offers_page_title', offersTitle)
  // Without its banner the page still lists the offers, so only they have a failed state.
  const banners = useCall(listOffers, offersBanners(branchId ?? undefined))
  const offers = useInfiniteCall(
    listProducts,
    (page) => offersPage(branchId ?? '', page),
    (last) => last.products.data.pagination.hasNextPage,
    { enabled: branchId !== null },
  )
  const products = offers.data?.pages.flatMap((page) => page.products.data.items) ?? []
  return (
    <OffersView
      title={title}
      count={offers.data?.pages[0]?.products.data.pagination.totalCount}
      banners={(banners.data?.data ?? []).filter((offer) => isOfferActive(offer, new Date()))}
      life={life}
    >
      <QueryView
        query={offers}
        isEmpty={() => products.length === 0}
        empty={<NoOffers />}
        skeleton={<GridSkeleton />}
        errorText="No logramos cargar las ofertas de tu sede."
      >
        {() => (
          <MoreProducts
            products={products}
            hasNext={offers.hasNextPage}
            fetching={offers.isFetchingNextPage}
            failed={offers.isFetchNextPageError}
            onMore={() => void offers.fetchNextPage()}
            above={pageSizes.offersMoreAbove}
          />
        )}
      </QueryView>
    </OffersView>
  )
}

const NoOffers = () => (
  <EmptyState
    text="Tu sede no tiene ofertas en este momento."
    action={
      <a className="pz-button pz-button--primary" href="/">
        Ver todos los productos
      </a>
    }
  />
)
