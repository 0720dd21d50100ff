import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { delays } from '@plaza/contracts/kernel/limits'
import type { ReactNode } from 'react'
import { Banner, type BannerLook } from './banner.tsx'

interface CarouselProps {
  label: string
  children: ReactNode
  autoplay?: number
  show?: 'one' | 'many'
}

/** What a page can do and a face cannot: move slides, play videos, notice that a banner was followed. */
export interface Life {
  carousel: (props: CarouselProps) => ReactNode
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
  return banners.length > 1 ? life.carousel({ label, autoplay, show, children: banners }) : banners
}

/** The main picture first, each once. */
export function photosOf({ photo, photos }: Pick<Offer, 'photo' | 'photos'>): (string | null)[] {
  const all = [...new Set([photo, ...photos].filter((each) => each))] as string[]
  return all.length > 0 ? all : [null]
}

/** The carousel as the server draws it: the same places, without the controls that need hands. */
export const stillLife: Life = {
  carousel: ({ label, show = 'one', children }) => (
    <section className={`pz-carousel pz-carousel--${show}`} aria-label={label}>
      <ul className="pz-carousel__track">
        {(children as ReactNode[]).map((slide, at) => (
          <li key={at} className="pz-carousel__slide">
            {slide}
          </li>
        ))}
      </ul>
    </section>
  ),
}
