import type { Product } from '@plaza/contracts/catalog/product.entity'

/** `video` is a file of ours that plays in place; `link` a video elsewhere, which opens there. */
export interface GalleryItem {
  readonly kind: 'photo' | 'video' | 'link'
  readonly src: string
}

/** Pictures first, then videos; each once. An address that is neither ours nor https is left out. */
export function galleryOf({ photoUrl, anotherPhotos, videos }: Pick<Product, 'photoUrl' | 'anotherPhotos' | 'videos'>): GalleryItem[] {
  const photos = [...new Set([photoUrl, ...anotherPhotos].filter((src) => src))] as string[]
  return [...photos.map((src): GalleryItem => ({ kind: 'photo', src })), ...[...new Set(videos)].flatMap(videoOf)]
}

function videoOf(src: string): GalleryItem[] {
  if (/^\/(?!\/).+\.(mp4|mov|qt|webm)$/i.test(src)) return [{ kind: 'video', src }]
  return /^https:\/\//i.test(src) ? [{ kind: 'link', src }] : []
}
