import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { cartPanelRequested, type AddProductsAnswer } from '@plaza/contracts/cart/cart.events'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { bus } from '@plaza/event-bus'
import { AddedReport, Button, toasts } from '@plaza/ui'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { addAll } from './add-all.ts'

/** Puts the whole recipe or market into the cart and tells what could not be had. */
export function AddAllButton({ cart, disabled }: { cart: CustomCart; disabled: boolean }) {
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<AddProductsAnswer | null>(null)
  const add = async () => {
    setBusy(true)
    setReport(null)
    const { addingProducts: waiting, productsAdded: done, productsNotAdded: failed } = communityTexts
    const outcome = await toasts.during(addAll(cart.products), { waiting, done, failed })
    setBusy(false)
    setReport(outcome.report)
    bus.publish(analyticsHappened, {
      name: 'recipe_add_all_to_cart',
      params: { id: cart.id, name: cart.name, added: outcome.report?.added.length ?? 0 },
    })
  }
  return (
    <>
      <Button look="primary" size="large" wide busy={busy} disabled={disabled} onClick={() => void add()}>
        {!busy && <ShoppingCart size={20} aria-hidden="true" />}
        {busy ? communityTexts.addingProducts : 'Agregar todo al carrito'}
      </Button>
      <div role="status">{report && <Report report={report} />}</div>
    </>
  )
}

const Report = ({ report: { added, unavailable } }: { report: AddProductsAnswer }) => (
  <AddedReport
    added={added.length === 0 ? null : added.length === 1 ? 'Agregamos 1 producto.' : `Agregamos ${added.length} productos.`}
    missing={unavailable}
    missingTitle="No pudimos agregar:"
    onCart={() => bus.publish(cartPanelRequested, { open: true })}
  />
)
