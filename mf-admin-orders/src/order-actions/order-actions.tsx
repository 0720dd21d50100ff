import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { delays } from '@plaza/contracts/kernel/limits'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import type { orderAdminActions } from '@plaza/contracts/orders/orders.slots'
import { Button } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { Ban, Check, PackageCheck, Printer, Truck } from 'lucide-react'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { dispatchWarnings, nextStep } from './next-step.ts'
import { useMoveOrder } from './use-move-order.ts'
import './order-actions.css'

type Props = SlotProps<typeof orderAdminActions>

/** What staff may do with an order now; its next step stands out, and what cannot be undone is asked about. The order itself says what is allowed. */
export default function OrderActions({ orderId, state, allowedActions }: Props) {
  const [asking, setAsking] = useState<'cancel' | 'dispatch' | null>(null)
  const [printing, setPrinting] = useState(false)
  const { move, moving, problem, forget } = useMoveOrder({ orderId, state })
  const may = (action: string) => allowedActions.includes(action)
  const next = nextStep(state)
  const look = (action: string) => (next === action ? 'primary' : 'secondary')
  const ask = (about: typeof asking) => {
    forget()
    setAsking(about)
  }
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
  const picks = may('select') || (state === '8_store_select_products' && may('invoice'))
  return (
    <div className="ado-actions">
      {problem && asking === null && (
        <p className="ado-actions__problem" role="alert">
          {problem}
        </p>
      )}
      <Button className="ado-actions__cancel" disabled={!may('cancel')} onClick={() => ask('cancel')}>
        <Ban size={18} aria-hidden="true" />
        {orderTexts.cancel}
      </Button>
      <Button busy={printing} onClick={print}>
        <Printer size={18} aria-hidden="true" />
        {orderTexts.print}
      </Button>
      <Button look={look('accept')} disabled={!may('accept')} busy={moving === 'accept'} onClick={() => void move('accept')}>
        <Check size={18} aria-hidden="true" />
        {orderTexts.accept}
      </Button>
      {picks && (
        <a className={`pz-button pz-button--medium pz-button--${look('pick')}`} href={`/picking/${orderId}`}>
          <PackageCheck size={18} aria-hidden="true" />
          Alistar pedido
        </a>
      )}
      <Button look={look('dispatch')} disabled={!may('dispatch')} onClick={() => ask('dispatch')}>
        <Truck size={18} aria-hidden="true" />
        {orderTexts.dispatch}
      </Button>
      {asking === 'dispatch' && (
        <DispatchDialog
          orderId={orderId}
          state={state}
          busy={moving === 'dispatch'}
          problem={problem}
          onDispatch={() => void move('dispatch').then((moved) => moved && setAsking(null))}
          onClose={() => ask(null)}
        />
      )}
      {asking === 'cancel' && (
        <CancelDialog
          orderId={orderId}
          busy={moving === 'cancel'}
          problem={problem}
          onCancel={(reason) => move('cancel', reason).then((moved) => moved && setAsking(null))}
          onClose={() => ask(null)}
        />
      )}
    </div>
  )
}

interface DispatchProps {
  orderId: string
  state: string
  busy: boolean
  problem: string | null
  onDispatch: () => void
  onClose: () => void
}

/** Dispatching is final: what is missing is said before. */
function DispatchDialog({ orderId, state, busy, problem, onDispatch, onClose }: DispatchProps) {
  const { data } = useCall(getOrder, { id: orderId })
  const warnings = dispatchWarnings({ state, isOnline: data?.order.payment_method_selected === 'online' })
  return (
    <ConfirmDialog
      open
      danger={warnings.length > 0}
      title={`¿Despachar el pedido N.º ${data?.order.id_order ?? ''}?`}
      text={[...warnings, orderTexts.cancelText].join(' ')}
      confirmLabel="Sí, despachar"
      cancelLabel="No, volver"
      busy={busy}
      error={problem}
      onConfirm={onDispatch}
      onClose={onClose}
    />
  )
}
