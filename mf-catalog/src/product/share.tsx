import type { Product } from '@plaza/contracts/catalog/product.entity'
import { IconButton, toasts } from '@plaza/ui'
import { Share2 } from 'lucide-react'

/** Hands on the product's one address, by the system's own sheet where there is one, else by the clipboard. */
export function Share({ product }: { product: Pick<Product, 'id' | 'title'> }) {
  const url = `${globalThis.location?.origin ?? ''}/product/${product.id}`
  const share = async () => {
    if (typeof navigator.share === 'function') return navigator.share({ title: product.title, url }).catch(() => {})
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (copied) toasts.success('Enlace copiado')
    else toasts.info(url)
  }
  return (
    <IconButton label="Compartir producto" onClick={() => void share()}>
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  )
}
