import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { getCustomCart, getCustomCartProducts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { bus } from '@plaza/event-bus'
import { QueryView, Skeleton, useBranch, useModule, useText } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { useEffect } from 'react'
import { Buy } from '../parts/buy.tsx'
import { AddAllButton } from './add-all-button.tsx'
import { BasketView } from './basket-view.tsx'
import { CommunityItemView, UnknownItem } from './community-item-view.tsx'
import { basketHeading } from './basket-heading.ts'
import { liveLines } from './lines.ts'

export default function CommunityItemPage() {
  const { id = '' } = useParams()
  const cart = useCall(getCustomCart, { id })
  if (cart.error?.problem.status === 404) return <UnknownItem />
  return (
    <QueryView query={cart} skeleton={<ItemSkeleton />} errorText="No logramos cargar esta publicación.">
      {({ data }) => <Loaded key={data.id} cart={data} />}
    </QueryView>
  )
}

function Loaded({ cart }: { cart: CustomCart }) {
  const { branchId } = useBranch()
  const products = useCall(getCustomCartProducts, { id: cart.id, office_id: branchId ?? undefined })
  const list = { text: useText('comunity', communityTexts.title), to: '/recipe-book' }
  const overlaid = useModule('recipes_v2')
  const { id, name } = cart
  useEffect(() => {
    bus.publish(analyticsHappened, { name: 'recipe_open', params: { id, name } })
  }, [id, name])
  return (
    <CommunityItemView cart={cart} list={list} overlaid={overlaid}>
      <QueryView query={products} skeleton={<Skeleton shape="block" />} errorText="No se logró conseguir los productos actualizados.">
        {({ data }) => {
          const lines = liveLines(cart.products, data, branchId)
          return (
            <BasketView
              lines={lines}
              heading={basketHeading(cart)}
              control={({ product, bought }) => product && bought && <Buy product={product} first={bought} />}
              addAll={<AddAllButton cart={cart} disabled={lines.every(({ amount }) => amount === null)} />}
            />
          )
        }}
      </QueryView>
    </CommunityItemView>
  )
}

export const ItemSkeleton = () => <Skeleton shape="block" className="cat-item-skeleton" />
