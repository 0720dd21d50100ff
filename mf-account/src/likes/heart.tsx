import { signInRequested } from '@plaza/contracts/account/account.events'
import type { productLike } from '@plaza/contracts/catalog/catalog.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { bus } from '@plaza/event-bus'
import { IconButton, later, useBusiness, useSession } from '@plaza/ui'
import { Heart as HeartIcon } from 'lucide-react'
import { useState } from 'react'
import { likedIn, useOwnCarts } from './liked.ts'
import { keepPendingLike, takePendingLike } from './pending-like.ts'
import './heart.css'

const FavouriteCarts = later(() => import('./favourite-carts.tsx'))

type Props = SlotProps<typeof productLike>

/** Keeps a product in one of the own carts; a guest signs in first and goes on with the question that the heart asks. */
export default function Heart(product: Props) {
  const user = useSession()
  const business = useBusiness().at_business
  if (user) return <OwnHeart {...product} userId={user.id} business={business} />
  const askToSignIn = () => {
    keepPendingLike(business, product.productId)
    bus.publish(signInRequested, { reason: 'likes' })
  }
  return <HeartButton title={product.title} liked={false} onClick={askToSignIn} />
}

function OwnHeart({ userId, business, ...product }: Props & { userId: string; business: string }) {
  const { data } = useOwnCarts(userId)
  const [open, setOpen] = useState(() => takePendingLike(business, product.productId))
  const liked = data !== undefined && likedIn(data.data.list).has(product.productId)
  return (
    <>
      <HeartButton title={product.title} liked={liked} onClick={() => setOpen(true)} />
      {open && <FavouriteCarts userId={userId} productId={product.productId} title={product.title} onClose={() => setOpen(false)} />}
    </>
  )
}

const HeartButton = ({ title, liked, onClick }: { title: string | undefined; liked: boolean; onClick: () => void }) => (
  <IconButton className="acc-heart" label={`Guardar ${title ?? 'producto'} en mis carritos`} aria-pressed={liked} onClick={onClick}>
    <HeartIcon size={22} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
  </IconButton>
)
