import { getCustomCart, getCustomCartProducts, listCustomCarts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import { customText } from '@plaza/ui'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { BuyPending } from '../parts/buy-stand-ins.tsx'
import { basketHeading } from './basket-heading.ts'
import { BasketView } from './basket-view.tsx'
import { CommunityItemView, UnknownItem } from './community-item-view.tsx'
import { CommunityFrame, Ideas, Pages } from './community-list-view.tsx'
import { kindOf } from './kinds.ts'
import { liveLines } from './lines.ts'

const titleOf = ({ business }: FaceData) => customText(business, 'comunity', communityTexts.title)

export function communityFace(data: FaceData) {
  const answer = answerOf(data, listCustomCarts)
  if (!answer) return <></>
  const { list, pagination } = answer.data
  // A face knows no query: the filter is that of the answer it was given.
  const asked = data.preloaded.find(({ key }) => key === listCustomCarts.key)?.input as { type?: unknown } | undefined
  const kind = kindOf(asked?.type)
  return (
    <CommunityFrame title={titleOf(data)} kind={kind}>
      <Ideas carts={list} address={({ id }) => `/recipe-book/${id}`} overlaid={data.modules.has('recipes_v2')} />
      <Pages kind={kind} page={pagination.page} totalPages={pagination.totalPages} />
    </CommunityFrame>
  )
}

export function communityItemFace(data: FaceData) {
  const cart = answerOf(data, getCustomCart)?.data
  const products = answerOf(data, getCustomCartProducts)?.data
  if (data.missing) return <UnknownItem />
  if (!cart || !products) return <></>
  return (
    <CommunityItemView cart={cart} list={{ text: titleOf(data), to: '/recipe-book' }} overlaid={data.modules.has('recipes_v2')}>
      <BasketView
        lines={liveLines(cart.products, products, data.branchId)}
        heading={basketHeading(cart)}
        control={({ amount }) => amount !== null && <BuyPending surface="card" />}
        addAll={<span className="pz-button pz-button--primary pz-button--large pz-button--wide">Agregar todo al carrito</span>}
      />
    </CommunityItemView>
  )
}
