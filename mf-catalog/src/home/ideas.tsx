import { listCustomCarts } from '@plaza/contracts/community/community.api'
import { delays } from '@plaza/contracts/kernel/limits'
import { Carousel, useModule } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useRef } from 'react'
import { CommunityCard } from '../parts/community-card.tsx'
import { useNear } from './use-near.ts'

/** S-2-049: what the community cooks and shares takes turns every four seconds. Far below the first screen: asked for when it comes near. */
export function Ideas() {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const overlaid = useModule('recipes_v2')
  const carts = useCall(listCustomCarts, { shared: true, page: 1, limit: 8 }, { enabled: near })
  const list = carts.data?.data.list ?? []
  // Nothing shared, or nothing to be had: the banner above leads to the community all the same, and says why there.
  if (carts.data ? list.length === 0 : carts.error) return null
  return (
    <div ref={place} className="cat-home-ideas" aria-busy={carts.isPending}>
      {list.length > 0 && (
        <Carousel label="Ideas de la comunidad" autoplay={delays.communityCarousel} show="many">
          {list.map((cart) => (
            <CommunityCard key={cart.id} cart={cart} to={`/recipe-book/${cart.id}`} overlaid={overlaid} />
          ))}
        </Carousel>
      )}
    </div>
  )
}
