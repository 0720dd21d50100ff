import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { delays } from '@plaza/contracts/kernel/limits'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import type { orderAdminActions } from '@plaza/contracts/orders/orders.slots'
import { Button } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { Ban, Check, Printer, Truck } from 'lucide-react'
import { useState } from 'react'
import { useMoveOrder } from './use-move-order.ts'
import './order-actions.css'

type Props = SlotProps<typeof orderAdminActions>

/** What staff may do with an order now. The order says so itself; this knows no roles and no table of states. */
export default function OrderActions({ orderId, state, allowedActions }: Props) {
  const [asking, setAsking] = useState(false)
  const [printing, setPrinting] = useState(false)
  const { move, moving, problem } = useMoveOrder({ orderId, state })
  const may = (action: string) => allowedActions.includes(action)
  // S-9-024: the page settles first; who clicks twice meanwhile prints once.
  const print = () => {
    setPrinting(true)
    setTimeout(() => {
      setPrinting(false)
      window.print()
    }, delays.printAfterClick)
  }
  // Every staff member may print, a picker may not: without it these buttons are not this visitor's.
  if (!may('print')) return null
  return (
    <div className="ado-actions">
      {problem && !asking && (
        <p className="ado-actions__problem" role="alert">
          {problem}
        </p>
      )}
      <Button busy={printing} onClick={print}>
        <Printer size={18} aria-hidden="true" />
        {orderTexts.print}
      </Button>
      <Button look="primary" disabled={!may('accept')} busy={moving === 'accept'} onClick={() => void move('accept')}>
        <Check size={18} aria-hidden="true" />
        {orderTexts.accept}
      </Button>
      <Button disabled={!may('dispatch')} busy={moving === 'dispatch'} onClick={() => void move('dispatch')}>
        <Truck size={18} aria-hidden="true" />
        {orderTexts.dispatch}
      </Button>
      <Button className="ado-actions__cancel" disabled={!may('cancel')} onClick={() => setAsking(true)}>
        <Ban size={18} aria-hidden="true" />
        {orderTexts.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={orderTexts.cancelTitle}
        text={orderTexts.cancelText}
        confirmLabel="Sí, anular"
        cancelLabel="No, volver"
        busy={moving === 'cancel'}
        error={problem}
        onConfirm={() => void move('cancel').then((moved) => moved && setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
