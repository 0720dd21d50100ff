import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { Picture } from '@plaza/ui'

/** A composed banner: the picture carries no words, so they can be read, searched and translated. */
export function Banner({ offer, large = false }: { offer: Offer; large?: boolean }) {
  const external = offer.routeMode === 'external'
  const words = offer.content
  return (
    <a
      className={`cat-banner${large ? ' cat-banner--large' : ''}`}
      href={offer.url || '/offers'}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Picture
        src={offer.photo ?? null}
        alt={words?.title ? '' : offer.nameOffer}
        width={large ? 1280 : 640}
        height={large ? 480 : 360}
        sizes={large ? '(min-width: 900px) 66vw, 100vw' : '(min-width: 900px) 33vw, 100vw'}
        loading={large ? 'eager' : 'lazy'}
      />
      {words?.title && (
        <span className="cat-banner__words">
          <strong>{words.title}</strong>
          {words.text && <span>{words.text}</span>}
          {words.button && <span className="cat-banner__button">{words.button}</span>}
        </span>
      )}
    </a>
  )
}
