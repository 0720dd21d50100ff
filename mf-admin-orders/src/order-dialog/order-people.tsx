import { roleLabels } from '@plaza/contracts/account/role'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { changeOrder, getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Button, toasts, useUnsavedWork } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { Facts } from './facts.tsx'
import { type Job, jobs, PersonSelect } from './person-select.tsx'

const nobody = ''

/** Who picks and who delivers. Whoever may not assign reads their names. */
export function OrderPeople({ order }: { order: Order }) {
  const { delivery, allowedActions } = order
  if (allowedActions.includes('assign') && order.branch_office_id) return <Assigning key={order.id} order={order} />
  if (!delivery?.picker_name && !delivery?.delivery_name) return null
  return (
    <Facts
      title="Encargados"
      facts={[
        [roleLabels.picker, delivery.picker_name],
        [roleLabels.delivery, delivery.delivery_name],
      ]}
    />
  )
}

interface Choice {
  readonly id: string
  /** Who had the job when it was chosen. */
  readonly instead: string
}

/** A choice that is not saved yet outlives every change of the order; where a colleague assigned somebody meanwhile, that is said beside it. */
function Assigning({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<Partial<Record<Job, Choice>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const change = useCallMutation(changeOrder, { invalidates: [listOrders, getOrder] })
  const assigned = { picker: order.delivery?.picker_id ?? nobody, delivery: order.delivery?.delivery_id ?? nobody }
  const names = { picker: order.delivery?.picker_name, delivery: order.delivery?.delivery_name }
  const changed = jobs.filter((job) => chosen[job] !== undefined && chosen[job].id !== assigned[job])
  useUnsavedWork(changed.length > 0)

  const assign = async () => {
    setProblem(null)
    const delivery = Object.fromEntries(changed.map((job) => [`${job}_id`, chosen[job]?.id || null]))
    const answer = await change.run({ id: order.id, delivery, seen: order.last_update ?? null })
    if (!answer.ok) return setProblem(answer.problem.message)
    setChosen({})
    toasts.success(orderTexts.updated)
  }
  return (
    <section className="ado-people" aria-labelledby="ado-people">
      <h3 id="ado-people">Encargados</h3>
      {jobs.map((job) => (
        <PersonSelect
          key={job}
          job={job}
          branch={order.branch_office_id ?? ''}
          value={chosen[job]?.id ?? assigned[job]}
          name={names[job]}
          meanwhile={changed.includes(job) && chosen[job]?.instead !== assigned[job]}
          onChange={(id) => setChosen((before) => ({ ...before, [job]: { id, instead: assigned[job] } }))}
        />
      ))}
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
      <Button size="small" disabled={changed.length === 0} busy={change.isPending} onClick={() => void assign()}>
        Asignar
      </Button>
    </section>
  )
}
