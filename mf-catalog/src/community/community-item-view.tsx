import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { titleLength, truncate } from '@plaza/contracts/kernel/limits'
import { classes, EmptyState, Picture } from '@plaza/ui'
import { CirclePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { KindLabel } from '../parts/community-card.tsx'
import { RecipeFacts } from '../parts/recipe-facts.tsx'
import { bannerHref } from '../parts/banner-href.ts'
import { Trail } from '../parts/trail.tsx'
import './community.css'

interface ItemViewProps {
  cart: CustomCart
  /** Name and address of the list it belongs to. */
  list: { text: string; to: string }
  /** Module recipes_v2. */
  overlaid: boolean
  fallback?: string | null
  /** Beside the title; in own mode what its owner may do. */
  actions?: ReactNode
  children: ReactNode
}

/** A recipe, event, market or own cart as it stands, without behaviour; the face draws exactly this. */
export function CommunityItemView({ cart, list, overlaid, fallback = null, actions, children }: ItemViewProps) {
  const more = cart.photos.filter((photo) => photo !== cart.photoUrl)
  return (
    <article className="cat-item">
      <Trail crumbs={[{ text: 'Inicio', to: '/' }, list, { text: truncate(cart.name, titleLength) }]} />
      <header
        className={classes('cat-item__head', overlaid && 'cat-item__head--overlaid')}
        data-testid={overlaid ? 'recipes_v2' : undefined}
      >
        <Picture
          className="cat-item__picture"
          src={cart.photoUrl || cart.photos[0] || fallback}
          alt=""
          width={1280}
          height={640}
          sizes="100vw"
          loading="eager"
        />
        <div className="cat-item__words">
          <KindLabel type={cart.type} />
          <h1>{cart.name}</h1>
          {cart.creator && cart.type !== 'private_user_collection' && <p className="pz-muted">Por {cart.creator}</p>}
          <RecipeFacts details={cart.recipe_details} />
          <Video address={cart.videoUrl} />
          {actions}
        </div>
      </header>
      {more.length > 0 && (
        <ul className="cat-item__photos" aria-label="Más fotos">
          {more.map((photo) => (
            <li key={photo}>
              <Picture src={photo} alt="" width={320} height={240} />
            </li>
          ))}
        </ul>
      )}
      <div className="cat-item__body">
        {/* The server sanitises this HTML on write and on read. */}
        {cart.body && <section className="cat-item__text" aria-label="Descripción" dangerouslySetInnerHTML={{ __html: cart.body }} />}
        {children}
      </div>
      <BannerFooter banner={cart.banner_footer} />
    </article>
  )
}

/** Our own films play in the page; those of others open where they live, since the page lets no foreign frame in. */
function Video({ address }: { address: string | null | undefined }) {
  if (!address) return null
  if (address.startsWith('/')) return <video className="cat-item__video" src={address} controls preload="none" />
  if (!isWeb(address)) return null
  return (
    <a className="pz-button pz-button--secondary" href={address} target="_blank" rel="noopener noreferrer">
      <CirclePlay size={20} aria-hidden="true" /> Ver video
    </a>
  )
}

function BannerFooter({ banner }: { banner: CustomCart['banner_footer'] }) {
  if (!banner?.image) return null
  const picture = <Picture src={banner.image} alt="Ver la promoción" width={1280} height={320} sizes="100vw" />
  const link = bannerHref(banner.link)
  return link ? (
    <a className="cat-item__banner" href={link} data-banner-footer>
      {picture}
    </a>
  ) : (
    <div className="cat-item__banner" data-banner-footer>
      {picture}
    </div>
  )
}

const isWeb = (address: string) => /^https?:\/\//i.test(address)

/** A publication that is gone, or was never there. */
export const UnknownItem = () => (
  <EmptyState
    text="No encontramos esta publicación."
    action={
      <a className="pz-button" href="/recipe-book">
        Ver la comunidad
      </a>
    }
  />
)
