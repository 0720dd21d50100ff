import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { productEdit } from '@plaza/contracts/catalog/catalog.slots'
import { getProduct } from '@plaza/contracts/catalog/catalog.api'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { fillText } from '@plaza/contracts/kernel/text'
import { Button, later } from '@plaza/ui'
import { callKey, useQueryClient } from '@plaza/ui/query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'

const ProductDialog = later(() => import('../parts/product/product-dialog.tsx').then(({ ProductDialog: Dialog }) => ({ default: Dialog })))

/** S-2-083, S-2-084: staff mend a product where shoppers see it. */
export default function ProductEdit({ productId }: SlotProps<typeof productEdit>) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Pencil size={16} aria-hidden="true" /> Editar producto
      </Button>
      {open && (
        <ProductDialog
          productId={productId}
          savedText={({ title }) => fillText(catalogAdminTexts.productNamedSaved, { title })}
          onSaved={() => void client.invalidateQueries({ queryKey: callKey(getProduct) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
