import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { nextFileMarker, removedMarker } from '@plaza/contracts/kernel/uploads'

/** An address that stands, or a new file. */
export type Photo = string | File

/** As many as a product takes: the main one and twenty more. */
export const photosMost = 21

/** All photos in the order in which the shop shows them; the first is the main one. */
export const photosOf = (product: Pick<AdminProduct, 'photoUrl' | 'anotherPhotos'> | null): string[] => [
  ...new Set([product?.photoUrl, ...(product?.anotherPhotos ?? [])].flatMap((photo) => (photo ? [photo] : []))),
]

/** The list with the photo at `from` moved to `to`. */
export function movedPhoto(photos: readonly Photo[], from: number, to: number): Photo[] {
  const photo = photos[from]
  return photo === undefined ? [...photos] : photos.toSpliced(from, 1).toSpliced(to, 0, photo)
}

export interface PhotoWire {
  /** Of the product: addresses, and the marks of where new files go. */
  readonly fields: { readonly photoUrl?: string; readonly anotherPhotos: string[] }
  /** Sent beside it. */
  readonly files: { readonly photoUrl?: File; readonly 'anotherPhotos[]'?: readonly File[] }
}

/** How the photos travel. */
export function photoWire([main, ...others]: readonly Photo[]): PhotoWire {
  const files = others.filter((photo) => photo instanceof File)
  return {
    fields: {
      ...(main instanceof File ? {} : { photoUrl: main ?? removedMarker }),
      anotherPhotos: others.map((photo) => (photo instanceof File ? nextFileMarker : photo)),
    },
    files: { ...(main instanceof File && { photoUrl: main }), ...(files.length > 0 && { 'anotherPhotos[]': files }) },
  }
}
