import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Button, toasts } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useRef } from 'react'
import './product-json.css'

/** S-2-085: the product as the server sent it, to read and to copy. */
export default function ProductJson({ product, onClose }: { product: Product; onClose: () => void }) {
  const text = JSON.stringify(product, null, 2)
  const shown = useRef<HTMLPreElement>(null)
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (copied) return toasts.success('JSON copiado')
    // Without leave for the clipboard the text is at least selected.
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="JSON del producto"
      size="large"
      footer={
        <Button look="primary" onClick={() => void copy()}>
          Copiar JSON
        </Button>
      }
    >
      {/* Scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="cat-json" ref={shown} tabIndex={0} aria-label="JSON del producto">
        {text}
      </pre>
    </Dialog>
  )
}
