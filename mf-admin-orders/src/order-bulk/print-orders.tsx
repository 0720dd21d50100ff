import { api } from '@plaza/api-client'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { Button } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useEffect, useState } from 'react'
import { LazySheet } from '../order-dialog/lazy-sheet.tsx'

type Read = OutputOf<typeof getOrder>

/** The picking sheets of the chosen orders, each on a page of its own. Every order is read anew: the list holds no lines. */
export function PrintOrders({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const [read, setRead] = useState<readonly Read[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    const readAll = async () => {
      const found: Read[] = []
      for (const { id } of orders) {
        const answer = await api.call(getOrder, { id })
        if (isGone) return
        if (!answer.ok) return setProblem(answer.problem.message)
        found.push(answer.value)
        setRead([...found])
      }
    }
    void readAll()
    return () => {
      isGone = true
    }
  }, [orders, attempt])
  const retry = () => {
    setProblem(null)
    setAttempt((last) => last + 1)
  }
  const isReady = read.length === orders.length
  return (
    <Dialog
      open
      size="small"
      title={`Imprimir ${orders.length === 1 ? '1 pedido' : `${orders.length} pedidos`}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {problem ? (
            <Button look="primary" onClick={retry}>
              Reintentar
            </Button>
          ) : (
            <Button look="primary" busy={!isReady} onClick={() => window.print()}>
              Imprimir
            </Button>
          )}
        </>
      }
    >
      <div className="ado-bulk">
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <p role="status">
            {isReady ? 'Una hoja de alistamiento por pedido, cada una en su página.' : `Preparando ${read.length} de ${orders.length}…`}
          </p>
        )}
        {isReady && read.map(({ order, client }) => <LazySheet key={order.id} order={order} phone={client?.phone} />)}
      </div>
    </Dialog>
  )
}
