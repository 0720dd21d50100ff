import { branchStaff } from '@plaza/contracts/account/admin-users.api'
import { fullName } from '@plaza/contracts/account/user.entity'
import { roleLabels } from '@plaza/contracts/account/role'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { changeOrder, getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Button, toasts, useUnsavedWork } from '@plaza/ui'
import { Select } from '@plaza/ui/forms'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { Facts } from './facts.tsx'

type Job = 'picker' | 'delivery'
const nobody = ''

/** Who picks and who delivers. Whoever may not assign reads their names. */
export function OrderPeople({ order }: { order: Order }) {
  const { delivery, allowedActions } = order
  if (allowedActions.includes('assign') && order.branch_office_id) return <Assigning key={order.last_update} order={order} />
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

/** Drawn anew when the order changed, so that nobody assigns over what they have not seen. */
function Assigning({ order }: { order: Order }) {
  const { picker_id, delivery_id } = order.delivery ?? {}
  const [picker, setPicker] = useState(picker_id ?? nobody)
  const [courier, setCourier] = useState(delivery_id ?? nobody)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useCallMutation(changeOrder, { invalidates: [listOrders, getOrder] })
  const changed = picker !== (picker_id ?? nobody) || courier !== (delivery_id ?? nobody)
  useUnsavedWork(changed)

  const assign = async () => {
    setProblem(null)
    const delivery = { picker_id: picker || null, delivery_id: courier || null }
    const answer = await change.run({ id: order.id, delivery, seen: order.last_update ?? null })
    if (answer.ok) toasts.success(orderTexts.updated)
    else setProblem(answer.problem.message)
  }
  return (
    <section className="ado-people" aria-labelledby="ado-people">
      <h3 id="ado-people">Encargados</h3>
      <PersonSelect job="picker" order={order} value={picker} name={order.delivery?.picker_name} onChange={setPicker} />
      <PersonSelect job="delivery" order={order} value={courier} name={order.delivery?.delivery_name} onChange={setCourier} />
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
      <Button size="small" disabled={!changed} busy={change.isPending} onClick={() => void assign()}>
        Asignar
      </Button>
    </section>
  )
}

interface PersonProps {
  job: Job
  order: Order
  value: string
  /** Of who has the job now: they may have left the list. */
  name: string | null | undefined
  onChange: (id: string) => void
}

function PersonSelect({ job, order, value, name, onChange }: PersonProps) {
  const { data, error } = useCall(branchStaff, { branch: order.branch_office_id ?? '', role: job, limit: 200 })
  const people = (data?.data.items ?? []).map((person) => ({ value: person.id, label: fullName(person) }))
  const known = value === nobody || people.some((person) => person.value === value)
  return (
    <Select
      label={roleLabels[job]}
      placeholder="Sin asignar"
      value={value}
      onChange={onChange}
      options={known ? people : [{ value, label: name ?? 'Asignado' }, ...people]}
      error={error && 'No logramos cargar las personas de la sede.'}
      help={data && people.length === 0 ? 'La sede no tiene a nadie en este rol.' : undefined}
    />
  )
}
