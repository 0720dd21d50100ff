import { later } from '@plaza/ui'
import { cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { panelCart } from '@plaza/contracts/registry/registry.slots'
import { bus } from '@plaza/event-bus'
import { useEffect, useState } from 'react'
import { withoutNameless, writeCart } from '../cart/cart-state.ts'
import { useStartCart } from '../cart/start-cart.ts'

const OpenPanel = later(() => import('./open-panel.tsx'), { waiting: <span className="pz-hidden">{cartTexts.loading}</span> })

/** The cart at the right edge. Nothing of it loads before it is first opened. */
export default function CartPanel({ open }: SlotProps<typeof panelCart>) {
  useStartCart()
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  useEffect(() => {
    if (open) writeCart(withoutNameless)
  }, [open])
  if (!opened) return null
  return <OpenPanel open={open} onClose={() => bus.publish(cartPanelRequested, { open: false })} />
}
