import type { Order } from '@plaza/contracts/orders/order.entity'
import { changeOrder, getOrder } from '@plaza/contracts/orders/orders.api'
import { Button } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

/** Begin and end of the picking; what is left undone is asked about before it ends. */
export function PickingSteps({ order, left }: { order: Order; left: number }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useCallMutation(changeOrder, { invalidates: [getOrder] })
  const waiting = order.products.filter(({ picking }) => picking?.replacement && !picking.replacement.answer).length
  const move = async (state: '8_store_select_products' | '9_store_invoice_products') => {
    setProblem(null)
    const answer = await change.run({ id: order.id, state })
    if (!answer.ok) return setProblem(answer.problem.message)
    setAsking(false)
  }
  return (
    <>
      {problem && !asking && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
      {order.allowedActions.includes('select') && (
        <Button look="primary" wide busy={change.isPending} onClick={() => void move('8_store_select_products')}>
          Empezar a alistar
        </Button>
      )}
      {order.state === '8_store_select_products' && order.allowedActions.includes('invoice') && (
        <Button
          look="primary"
          wide
          busy={change.isPending}
          onClick={() => (left + waiting > 0 ? setAsking(true) : void move('9_store_invoice_products'))}
        >
          Terminar
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="¿Terminar el alistamiento?"
        text={unfinished(left, waiting)}
        confirmLabel="Sí, terminar"
        cancelLabel="Seguir alistando"
        busy={change.isPending}
        error={problem}
        onConfirm={() => void move('9_store_invoice_products')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const unfinished = (left: number, waiting: number) =>
  [
    left > 0 && `${left === 1 ? 'Queda 1 producto' : `Quedan ${left} productos`} sin marcar: se cobran completos.`,
    waiting > 0 &&
      (waiting === 1 ? '1 reemplazo espera respuesta: no se cobra.' : `${waiting} reemplazos esperan respuesta: no se cobran.`),
  ]
    .filter(Boolean)
    .join(' ')
