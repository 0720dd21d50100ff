import { getCategories, listOffers, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { Button, QueryView, Skeleton, useBranch, useModule, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { Buy, Like } from '../parts/buy.tsx'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { HomeView } from './home-view.tsx'

const collageSize = 12

export default function HomePage() {
  const { branchId } = useBranch()
  const categories = useCall(getCategories, { branch_id: branchId ?? undefined })
  const offers = useCall(listOffers, { branch_id: branchId ?? undefined })
  const products = useCall(listProducts, { cityId: branchId ?? '', page: 1, limit: 24, inStock: true }, { enabled: branchId !== null })
  const { modules } = usePlaza()
  const collage = useModule('show_categories_collage')
  const sections = useModule('home_v2')
  const [all, setAll] = useState(false)
  return (
    <QueryView query={products} skeleton={<HomeSkeleton />} errorText="No logramos cargar los productos de tu sede.">
      {(answer) => (
        <HomeView
          categories={categories.data?.data.items ?? []}
          offers={offers.data?.data ?? []}
          products={answer.products.data.items}
          collage={collage}
          sections={sections}
          modules={modules}
          categoryLimit={all ? Number.POSITIVE_INFINITY : collageSize}
          moreCategories={
            all ? undefined : (
              <div className="cat-more">
                <Button look="quiet" onClick={() => setAll(true)}>
                  Ver más categorías
                </Button>
              </div>
            )
          }
          buy={(product) => <Buy product={product} />}
          like={(product) => <Like product={product} />}
        />
      )}
    </QueryView>
  )
}

const HomeSkeleton = () => (
  <div className="cat-home">
    <Skeleton shape="block" className="cat-hero-skeleton" />
    <GridSkeleton />
  </div>
)
