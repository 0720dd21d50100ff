import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { delays } from '@plaza/contracts/kernel/limits'
import { Carousel } from '@plaza/ui'
import type { ReactNode } from 'react'
import { Banner, type BannerLook } from './banner.tsx'

/** What a page can do and a face cannot: play videos, notice that a banner was followed. */
export interface Life {
  onOpen?: (offer: Offer) => void
  video?: (offer: Offer, still: ReactNode) => ReactNode
}

interface BannerPlaceProps {
  offers: readonly Offer[]
  label: string
  look: BannerLook
  life: Life
  /** True when its first picture belongs to the first screen. */
  eager?: boolean
  autoplay?: number
  /** Several slides in view at once. */
  show?: 'one' | 'many'
}

/** One place for banners: one stands still, more take turns. Each picture of an offer is a slide. Nothing when there is none. */
export function BannerPlace({ offers, label, look, life, eager = false, autoplay = delays.homeCarousel, show = 'one' }: BannerPlaceProps) {
  const slides = offers.flatMap((offer) => photosOf(offer).map((photo) => ({ offer, photo })))
  const banners = slides.map(({ offer, photo }, at) => (
    <Banner
      key={`${offer.id} ${photo}`}
      offer={offer}
      photo={photo}
      look={look}
      eager={eager && at === 0}
      onOpen={life.onOpen}
      video={life.video}
    />
  ))
  if (banners.length < 2) return banners
  return (
    <Carousel label={label} autoplay={autoplay} show={show}>
      {banners}
    </Carousel>
  )
}

/** The main picture first, each once. */
export function photosOf({ photo, photos }: Pick<Offer, 'photo' | 'photos'>): (string | null)[] {
  const all = [...new Set([photo, ...photos].filter((each) => each))] as string[]
  return all.length > 0 ? all : [null]
}

/** As the server draws it: carousels have their buttons, and a tap on one waits until the page hears. */
export const stillLife: Life = {}
