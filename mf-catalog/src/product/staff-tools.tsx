import { productEdit } from '@plaza/contracts/catalog/catalog.slots'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Button, later, Slot } from '@plaza/ui'
import { Braces } from 'lucide-react'
import { useState } from 'react'

const ProductJson = later(() => import('./product-json.tsx'))

/** Admins only: the place of the edit control, and the product as data. */
export function StaffTools({ product }: { product: Product }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="cat-product__staff" aria-label="Administración del producto">
      <Slot of={productEdit} with={{ productId: product.id }} empty={null} pending={null} />
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Braces size={16} aria-hidden="true" /> Ver JSON
      </Button>
      {open && <ProductJson product={product} onClose={() => setOpen(false)} />}
    </section>
  )
}
