import { signInRequested } from '@plaza/contracts/account/account.events'
import type { productLike } from '@plaza/contracts/catalog/catalog.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { bus } from '@plaza/event-bus'
import { IconButton, useSession } from '@plaza/ui'
import { Heart as HeartIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { likedIn, useOwnCarts } from './liked.ts'
import './heart.css'

const FavouriteCarts = lazy(() => import('./favourite-carts.tsx'))

type Props = SlotProps<typeof productLike>

/** Keeps a product in one of the own carts; a guest is asked to sign in. */
export default function Heart(product: Props) {
  const user = useSession()
  if (user) return <OwnHeart {...product} userId={user.id} />
  return <HeartButton title={product.title} liked={false} onClick={() => bus.publish(signInRequested, { reason: 'likes' })} />
}

function OwnHeart({ userId, ...product }: Props & { userId: string }) {
  const { data } = useOwnCarts(userId)
  const [open, setOpen] = useState(false)
  const liked = data !== undefined && likedIn(data.data.list).has(product.productId)
  return (
    <>
      <HeartButton title={product.title} liked={liked} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <FavouriteCarts userId={userId} productId={product.productId} title={product.title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const HeartButton = ({ title, liked, onClick }: { title: string | undefined; liked: boolean; onClick: () => void }) => (
  <IconButton className="acc-heart" label={`Guardar ${title ?? 'producto'} en mis carritos`} aria-pressed={liked} onClick={onClick}>
    <HeartIcon size={22} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
  </IconButton>
)
