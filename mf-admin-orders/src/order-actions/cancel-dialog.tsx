import { formatPesos } from '@plaza/contracts/kernel/money'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Button } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'

interface Props {
  orderId: string
  busy: boolean
  problem: string | null
  onCancel: (reason: string) => Promise<unknown>
  onClose: () => void
}

const other = 'Otro motivo'
const reasons = [
  'El cliente lo pidió',
  'No hay existencias',
  'No pudimos entregarlo',
  'No recibimos el pago',
  'Pedido repetido',
  other,
].map((reason) => ({ value: reason, label: reason }))

/** Why an order is given up; the shopper reads it. What was paid is named: it has to go back. */
export function CancelDialog({ orderId, busy, problem, onCancel, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { data } = useCall(getOrder, { id: orderId })
  const order = data?.order
  const paid = (data?.payments ?? []).filter(({ status }) => status === 'approved').reduce((sum, { amount }) => sum + amount, 0)
  const isMissing = reason === '' || (reason === other && words.trim() === '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !busy) await onCancel(reason === other ? words.trim() : reason)
  }
  return (
    <Dialog open size="small" title={orderTexts.cancelTitle} onClose={onClose}>
      <form className="ado-actions__form" onSubmit={(event) => void send(event)}>
        <p>
          {order && <strong>{[`Pedido N.º ${order.id_order}`, order.user?.fullname].filter(Boolean).join(' · ')}. </strong>}
          {orderTexts.cancelText}
        </p>
        {paid > 0 && (
          <p className="ado-actions__warning">
            El cliente ya pagó {formatPesos(paid)} en línea: al anular queda en Reembolsos para devolverlo.
          </p>
        )}
        <Select
          label="Motivo"
          placeholder="Elige el motivo"
          value={reason}
          onChange={setReason}
          options={reasons}
          help="El cliente lo lee en su pedido."
          error={tried && reason === '' ? 'Elige el motivo.' : undefined}
        />
        {reason === other && (
          <TextInput
            label="Cuéntale al cliente por qué"
            value={words}
            maxLength={300}
            onChange={setWords}
            error={tried && words.trim() === '' ? 'Escribe el motivo.' : undefined}
          />
        )}
        {problem && (
          <p className="pz-field__error" role="alert">
            {problem}
          </p>
        )}
        <div className="ado-actions">
          <Button onClick={onClose}>No, volver</Button>
          <Button type="submit" look="danger" busy={busy}>
            Sí, anular
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
