import { customCartTypeLabels } from '@plaza/contracts/community/community.messages'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { titleLength, truncate } from '@plaza/contracts/kernel/limits'
import { classes, Picture } from '@plaza/ui'
import { Clock3, ShoppingBasket, Users } from 'lucide-react'
import './community-card.css'

interface CommunityCardProps {
  cart: CustomCart
  /** Where it opens. */
  to: string
  /** Module recipes_v2: the words on the picture. */
  overlaid?: boolean
  /** Shown when it has no picture of its own. */
  fallback?: string | null
  eager?: boolean
}

/** A recipe, event, market or own cart on a shelf. No hooks: faces draw it too. */
export function CommunityCard({ cart, to, overlaid = false, fallback = null, eager = false }: CommunityCardProps) {
  const { time, portions } = cart.recipe_details ?? {}
  const count = cart.products.length
  return (
    <a className={classes('cat-idea', overlaid && 'cat-idea--overlaid')} href={to} data-idea={cart.id}>
      {cart.product_photos.length > 0 && !cart.photoUrl ? (
        <ProductPictures photos={cart.product_photos} />
      ) : (
        <Picture
          className="cat-idea__picture"
          src={cart.photoUrl || fallback}
          alt=""
          width={640}
          height={427}
          sizes="(min-width: 1200px) 460px, (min-width: 900px) 45vw, 100vw"
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
      <span className="cat-idea__words">
        <KindLabel type={cart.type} />
        <strong className="cat-idea__title" title={cart.name}>
          {truncate(cart.name, titleLength)}
        </strong>
        <span className="cat-idea__facts">
          {time && (
            <span>
              <Clock3 size={16} aria-hidden="true" /> {time}
            </span>
          )}
          {portions && (
            <span>
              <Users size={16} aria-hidden="true" /> {portions} porciones
            </span>
          )}
          <span>
            <ShoppingBasket size={16} aria-hidden="true" /> {count === 1 ? '1 producto' : `${count} productos`}
          </span>
          {cart.type === 'private_user_collection' && <span>{formatDate(cart.lastUpdateDate ?? cart.creationDate)}</span>}
        </span>
      </span>
    </a>
  )
}

/** A private collection without a picture of its own: its first products, which tell it from the others. */
const ProductPictures = ({ photos }: { photos: readonly string[] }) => (
  <span className="cat-idea__picture cat-idea__collage" data-pictures={photos.length}>
    {photos.map((src) => (
      <Picture key={src} src={src} alt="" width={320} height={320} sizes="(min-width: 900px) 230px, 50vw" />
    ))}
  </span>
)

/** Says what it is; own carts stand under a title that says it. */
export const KindLabel = ({ type }: Pick<CustomCart, 'type'>) =>
  type === 'private_user_collection' ? null : <span className={`cat-idea__kind cat-idea__kind--${type}`}>{customCartTypeLabels[type]}</span>
