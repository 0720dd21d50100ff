import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { classes, Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import { bannerHref } from './banner-href.ts'
import './afterwards.css'
import './banner.css'

/** `hero` the page's first picture, `wide` over the full width, `card` beside others, `half` two of them on a phone's width, `tall` words below, `strip` one line, `sign` picture only. */
export type BannerLook = 'hero' | 'wide' | 'card' | 'half' | 'tall' | 'strip' | 'sign'

interface BannerProps {
  offer: Offer
  /** Which of its pictures; the first when left out. */
  photo?: string | null
  look?: BannerLook
  /** True for the picture of the first screen. */
  eager?: boolean
  /** Told when somebody follows it. */
  onOpen?: ((offer: Offer) => void) | undefined
  /** The moving picture in place of the still one, for an offer that has one. */
  video?: ((offer: Offer, still: ReactNode) => ReactNode) | undefined
}

const sizes: Record<BannerLook, string> = {
  hero: '100vw',
  wide: '100vw',
  card: '(min-width: 900px) 50vw, 100vw',
  half: '(min-width: 900px) 33vw, 50vw',
  tall: '(min-width: 900px) 25vw, 80vw',
  strip: '(min-width: 900px) 80vw, 480px',
  sign: '(min-width: 900px) 180px, 40vw',
}

/** A composed banner: the picture carries no words, so they can be read, searched and translated. No hooks: the face draws it too. */
export function Banner({
  offer,
  photo = offer.photo ?? offer.photos[0] ?? null,
  look = 'card',
  eager = false,
  onOpen,
  video,
}: BannerProps) {
  const words = look === 'sign' ? null : offer.content
  const still = (
    <Picture
      className="cat-banner__picture"
      src={photo}
      alt=""
      width={look === 'hero' || look === 'wide' ? 1280 : 640}
      height={look === 'hero' || look === 'wide' ? 427 : 360}
      sizes={sizes[look]}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
  return (
    <div className={classes('cat-banner', `cat-banner--${look}`)} data-section={offer.section} data-offer={offer.id}>
      {offer.video_url && video ? video(offer, still) : still}
      <BannerLink offer={offer} onOpen={onOpen} name={words?.title ? undefined : offer.nameOffer}>
        {words?.title && (
          <span className="cat-banner__words">
            <strong className="cat-banner__title">{words.title}</strong>
            {words.text && <span className="cat-banner__text">{words.text}</span>}
            {words.button && <span className="cat-banner__button">{words.button}</span>}
          </span>
        )}
      </BannerLink>
    </div>
  )
}

interface BannerLinkProps extends Pick<BannerProps, 'offer' | 'onOpen'> {
  /** Spoken when no words stand on the banner. */
  name: string | undefined
  children: ReactNode
}

/** routeMode external opens a new tab; anything else is a page of the shop. Without an address it is a notice, not a link. */
function BannerLink({ offer, onOpen, name, children }: BannerLinkProps) {
  const href = bannerHref(offer.url)
  if (href === null) return <span className="cat-banner__cover">{children || <span className="pz-hidden">{name}</span>}</span>
  return (
    <a
      className="cat-banner__cover"
      href={href}
      aria-label={name}
      onClick={() => onOpen?.(offer)}
      {...(offer.routeMode === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
