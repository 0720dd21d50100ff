import { analyticsHappened } from '@plaza/contracts/business/analytics'
import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { bus } from '@plaza/event-bus'
import type { Life } from './banner-place.tsx'
import { BannerVideo } from './banner-video.tsx'

/** Banners on a living page: videos play, a followed banner is measured (S-7-089). */
export const life: Life = {
  video: (offer, still) => <BannerVideo src={offer.video_url ?? ''} still={still} />,
  onOpen: offerFollowed,
}

export function offerFollowed({ id, nameOffer, section, analyticsEvent }: Offer): void {
  const params = { offer_id: id, offer_name: nameOffer, section }
  bus.publish(analyticsHappened, { name: 'offer_click', params: analyticsEvent ? { ...params, analytics_event: analyticsEvent } : params })
}
