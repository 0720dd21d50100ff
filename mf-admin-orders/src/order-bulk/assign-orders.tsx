import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button, useUnsavedWork } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { type Job, jobs, PersonSelect } from '../order-dialog/person-select.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { useEachOrder } from './use-each-order.ts'

/** Gives the chosen orders of one branch to one picker, one courier or both; what is not chosen stays as it is. */
export function AssignOrders({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const [chosen, setChosen] = useState<Partial<Record<Job, string>>>({})
  const { outcomes, isRunning, run } = useEachOrder()
  const [branch, ...otherBranches] = new Set(orders.map(({ branch_office_id }) => branch_office_id ?? ''))
  const picked = jobs.filter((job) => chosen[job])
  const { leave } = useUnsavedWork(picked.length > 0 && outcomes === null)
  const assign = () => run(orders, { delivery: Object.fromEntries(picked.map((job) => [`${job}_id`, chosen[job]])) })
  const isOneBranch = branch !== undefined && branch !== '' && otherBranches.length === 0
  const isDone = outcomes !== null && !isRunning
  return (
    <Dialog
      open
      size="small"
      title={`Asignar ${orders.length === 1 ? '1 pedido' : `${orders.length} pedidos`}`}
      onClose={() => leave(onClose)}
      footer={
        isDone || !isOneBranch ? (
          <Button look="primary" onClick={onClose}>
            Cerrar
          </Button>
        ) : (
          <Button look="primary" disabled={picked.length === 0} busy={isRunning} onClick={assign}>
            Asignar
          </Button>
        )
      }
    >
      {!isOneBranch && <p>Los pedidos elegidos son de varias sedes. Elige los de una sola: cada sede tiene su personal.</p>}
      {isOneBranch && outcomes === null && (
        <>
          {jobs.map((job) => (
            <PersonSelect
              key={job}
              job={job}
              branch={branch}
              none="No cambiar"
              value={chosen[job] ?? ''}
              onChange={(id) => setChosen((before) => ({ ...before, [job]: id }))}
            />
          ))}
        </>
      )}
      {outcomes && <OutcomeList outcomes={outcomes} count={orders.length} done="asignados" />}
    </Dialog>
  )
}
