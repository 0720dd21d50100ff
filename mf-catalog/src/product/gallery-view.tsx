import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Picture } from '@plaza/ui'
import { ExternalLink, Play } from 'lucide-react'
import { type GalleryItem, galleryOf } from './gallery-items.ts'

interface GalleryViewProps {
  product: Product
  /** Which one is shown. */
  at?: number
  onPick?: (at: number) => void
  /** Opens the preview at what is shown. */
  onOpen?: () => void
}

/** Pictures and videos of a product, without behaviour; the face draws the first of them. */
export function GalleryView({ product, at = 0, onPick, onOpen }: GalleryViewProps) {
  const items = galleryOf(product)
  return (
    <div className="cat-gallery">
      <Stage product={product} item={items[at]} onOpen={onOpen} />
      {items.length > 1 && (
        <ul className="cat-gallery__thumbs" aria-label="Imágenes del producto">
          {items.map((item, index) => (
            <li key={item.src}>
              <button
                type="button"
                className="cat-gallery__thumb"
                aria-label={thumbLabel(item, index)}
                aria-current={index === at}
                onClick={() => onPick?.(index)}
              >
                <Thumb item={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Stage({ product, item, onOpen }: { product: Product; item: GalleryItem | undefined; onOpen: (() => void) | undefined }) {
  const name = `${product.title} ${product.subTitle ?? ''}`.trim()
  if (item?.kind === 'video')
    return (
      <div className="cat-gallery__stage">
        {/* The shop's own films have no captions to offer. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video className="cat-gallery__video" src={item.src} controls playsInline preload="metadata" aria-label={`Video de ${name}`} />
      </div>
    )
  if (item?.kind === 'link')
    return (
      <a className="cat-gallery__stage cat-gallery__elsewhere" href={item.src} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={32} aria-hidden="true" />
        Ver video de {product.title}
      </a>
    )
  const picture = (
    <Picture
      key={item?.src}
      src={item?.src ?? null}
      alt={name}
      width={640}
      height={640}
      sizes="(min-width: 900px) 480px, calc(100vw - 24px)"
      loading="eager"
    />
  )
  return (
    <div className="cat-gallery__stage">
      {item ? (
        <button
          type="button"
          className="cat-gallery__open"
          aria-haspopup="dialog"
          aria-label={`Ampliar imagen de ${name}`}
          onClick={onOpen}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
    </div>
  )
}

const Thumb = ({ item }: { item: GalleryItem }) =>
  item.kind === 'photo' ? <Picture src={item.src} alt="" width={96} height={96} sizes="64px" /> : <Play size={24} aria-hidden="true" />

export const thumbLabel = ({ kind }: GalleryItem, index: number) => `${kind === 'photo' ? 'Imagen' : 'Video'} ${index + 1}`
