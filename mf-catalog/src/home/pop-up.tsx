import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { Picture } from '@plaza/ui'
import { Window } from '@plaza/ui/window'
import { bannerHref } from '../parts/banner-href.ts'
import { life } from '../parts/life.tsx'
import './pop-up.css'

/** The offer over the home page. */
export default function PopUp({ offer, open, onClose }: { offer: Offer; open: boolean; onClose: () => void }) {
  const { content, nameOffer } = offer
  const href = bannerHref(offer.url)
  const follow = () => {
    life.onOpen?.(offer)
    onClose()
  }
  return (
    <Window open={open} onClose={onClose} title={content?.title || nameOffer} className="cat-pop-up">
      <Picture className="cat-pop-up__picture" src={offer.photo ?? offer.photos[0] ?? null} alt="" width={480} height={360} sizes="420px" />
      {content?.text && <p className="cat-pop-up__text">{content.text}</p>}
      {href && (
        <a
          className="pz-button pz-button--primary pz-button--large pz-button--wide"
          href={href}
          onClick={follow}
          {...(offer.routeMode === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {content?.button || 'Ver oferta'}
        </a>
      )}
    </Window>
  )
}
