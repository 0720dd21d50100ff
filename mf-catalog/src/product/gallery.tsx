import { later } from '@plaza/ui'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { useState } from 'react'
import { galleryOf } from './gallery-items.ts'
import { GalleryView } from './gallery-view.tsx'

const Preview = later(() => import('./gallery-preview.tsx'))

/** The gallery in use: a tap on a thumbnail shows it, a tap on the picture opens it large. */
export function Gallery({ product }: { product: Product }) {
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const photos = galleryOf(product).filter(({ kind }) => kind === 'photo')
  return (
    <>
      <GalleryView product={product} at={at} onPick={setAt} onOpen={() => setOpen(true)} />
      {open && (
        <Preview title={product.title} photos={photos.map(({ src }) => src)} from={at} onShow={setAt} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
