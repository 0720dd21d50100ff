import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Payment } from '@plaza/contracts/payments/payment.entity'
import { listPayments, recordRefund } from '@plaza/contracts/payments/payments.api'
import { Button, toasts, useUnsavedWork } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'

/** Confirms one refund. When the amount changed meanwhile the server says so and nothing is written. */
export function RecordRefund({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { gateway, transaction_id, refund_due, refund_done, id_order } = payment
  const amount = refund_due - refund_done
  const [note, setNote] = useState('')
  const { leave } = useUnsavedWork(note.trim() !== '')
  const [problem, setProblem] = useState<string | null>(null)
  const record = useCallMutation(recordRefund, { invalidates: [listPayments] })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const answer = await record.run({ gateway, transaction_id, amount, note: note.trim() || null })
    if (!answer.ok) return setProblem(answer.problem.message)
    toasts.success('Reembolso registrado')
    onClose()
  }
  return (
    <Dialog open size="small" title="Marcar como devuelto" onClose={() => leave(onClose)}>
      <form className="ado-refunds__form" onSubmit={(event) => void send(event)}>
        <p>
          Pedido N.º {id_order}: devolviste <strong>{formatPesos(amount)}</strong> en la página del proveedor (transacción {transaction_id}
          ).
        </p>
        <TextInput label="Nota" value={note} maxLength={300} onChange={setNote} />
        {problem && (
          <p className="pz-field__error" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" wide busy={record.isPending}>
          Sí, ya lo devolví
        </Button>
      </form>
    </Dialog>
  )
}
