import type { SyntheticEvent } from 'react'
import { classes } from './classes.ts'

export interface PictureProps {
  readonly src: string | null | undefined
  /** Empty when the text beside it says the same. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** `eager` for what shows first, with high priority. */
  readonly loading?: 'eager' | 'lazy'
  /** How wide it is shown, as in `<img sizes>`. */
  readonly sizes?: string
  readonly className?: string
}

/** A picture that keeps its place: known size, right file for the screen, a placeholder when it cannot be loaded. No hooks: faces draw it too. */
export function Picture({ src, alt, width, height, loading = 'lazy', sizes, className }: PictureProps) {
  return (
    <img
      className={classes('pz-picture', className)}
      src={mediaSource(src, width)}
      srcSet={src ? mediaSrcSet(src) : undefined}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      decoding="async"
      onError={showPlaceholder}
    />
  )
}

/** One file for browsers without srcset, and for other people's pictures the address itself. */
export function mediaSource(src: string | null | undefined, width: number): string {
  if (!src) return placeholder
  return isMedia(src) ? mediaAt(src, mediaWidths.find((each) => each >= width) ?? 1280) : src
}

export const mediaWidths = [160, 320, 480, 640, 960, 1280] as const

/** Our own media (`/media/verde/abc`) come in several widths; anything else has one. */
export function mediaSrcSet(src: string): string | undefined {
  return isMedia(src) ? mediaWidths.map((width) => `${mediaAt(src, width)} ${width}w`).join(', ') : undefined
}

const isMedia = (src: string) => src.startsWith('/media/') && !src.endsWith('.svg')
const mediaAt = (src: string, width: number) => `${src.replace(/\/\d+\.(webp|avif)$/, '')}/${width}.webp`

/** A basket on a light ground. */
export const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f1f5f3"/><path d="M28 44h40l-5 24H33zM36 44l10-16m14 16L50 28" fill="none" stroke="#94a3b8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`

function showPlaceholder(event: SyntheticEvent<HTMLImageElement>) {
  const image = event.currentTarget
  if (image.dataset.failed) return
  image.dataset.failed = 'true'
  image.removeAttribute('srcset')
  image.src = placeholder
}
