import { getCategories, listOffers } from '@plaza/contracts/catalog/catalog.api'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { isOfferActive } from '@plaza/contracts/catalog/offer-activity'
import { Button, ErrorState, later, useBranch, useMinute, usePlaza, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { life } from '../parts/life.tsx'
import { homeBlocks } from './home-layout.ts'
import { HomeView } from './home-view.tsx'
import { Ideas } from './ideas.tsx'
import { LowerAfterwards } from './lower-part.tsx'
import { PopUpPlace } from './pop-up-place.tsx'
import { DepartmentShelf, Shelf } from './shelves.tsx'

const UsualShelf = later(() => import('./usual-shelf.tsx'), { failure: 'nothing' })

export default function HomePage() {
  const user = useSession()
  const { branchId } = useBranch()
  const { modules } = usePlaza()
  const now = useMinute()
  const firstShelf = homeBlocks(modules).find((block) => block.kind === 'shelf')?.shelf
  const categories = useCall(getCategories, { branch_id: branchId ?? undefined })
  const offers = useCall(listOffers, { branch_id: branchId ?? undefined })
  const [all, setAll] = useState(false)
  // A page left open overnight must not go on showing the happy hour.
  const active = (offers.data?.data ?? []).filter((offer) => isOfferActive(offer, now))
  return (
    <>
      {offers.error && <ErrorState text="No logramos cargar los banners." onRetry={() => void offers.refetch()} />}
      {categories.error && <ErrorState text="No logramos cargar las categorías." onRetry={() => void categories.refetch()} />}
      <HomeView
        offers={active}
        waiting={offers.isPending}
        categories={categories.data?.data.items ?? []}
        modules={modules}
        life={life}
        shelf={(name, as) => (
          <>
            <Shelf name={name} as={as} />
            {/* Below the first shelf, which the page was sent with: above it everything would move down. */}
            {name === firstShelf && user && branchId && <UsualShelf key={user.id} branchId={branchId} />}
          </>
        )}
        department={(categoryId) => <DepartmentShelf categoryId={categoryId} />}
        ideas={<Ideas />}
        lower={(blocks) => <LowerAfterwards>{blocks}</LowerAfterwards>}
        allCategories={all}
        moreCategories={
          <Button look="quiet" onClick={() => setAll(true)}>
            {catalogTexts.seeMoreCategories}
          </Button>
        }
      />
      <PopUpPlace offers={active.filter(({ section }) => section === 'HOME-POP-UP')} />
    </>
  )
}
