import { addressSelected } from '@plaza/contracts/account/account.events'
import { checkoutAddress } from '@plaza/contracts/cart/cart.slots'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { later, Slot, useBranch, useEvent, usePlaza } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { useCheckedCart } from '../validation/use-checked-cart.tsx'
import { StepActions } from './step-actions.tsx'
import { useDestination } from './use-destination.ts'

const BranchDialog = later(() => import('./branch-dialog.tsx'))

export function AddressStep({ order }: { order: Order }) {
  const [type, setType] = useState(order.type)
  const { branchId } = useBranch()
  const navigate = useNavigate()
  const destination = useDestination(order)
  const { check, checking, dialog } = useCheckedCart(() => void navigate('/checkout/pay'))
  const [wanted, setWanted] = useState<string | null>(null)
  const saved = order.type === type ? (order.address_selected?.id ?? null) : null
  const choose = async (id: string) => {
    setWanted(id)
    await destination.choose(id, type)
    // Unless another was chosen meanwhile.
    setWanted((last) => (last === id ? null : last))
  }
  useEvent(addressSelected, ({ addressId }) => addressId && void choose(addressId))
  return (
    <>
      <h1>¿Cómo quieres recibirlo?</h1>
      <RadioCards
        label="Forma de entrega"
        hideLabel
        value={type}
        onChange={(value) => setType(value === 'pickup' ? 'pickup' : 'delivery')}
        options={[
          { value: 'delivery', label: 'A domicilio', description: 'En una de tus direcciones' },
          { value: 'pickup', label: 'Recoger en sede', description: 'Sin costo de domicilio' },
        ]}
      />
      {type === 'delivery' ? (
        <Slot
          of={checkoutAddress}
          with={{ selectedId: wanted ?? saved, branchId }}
          pending={<p aria-busy="true">Cargando tus direcciones...</p>}
        />
      ) : (
        <PickupOffices selected={wanted ?? saved} onChoose={(id) => void choose(id)} />
      )}
      <StepActions
        back="/cart"
        order={order}
        hint={destination.hint}
        missing={
          saved === null
            ? type === 'pickup'
              ? 'Elige la sede donde recoges para continuar.'
              : 'Elige una dirección para continuar.'
            : null
        }
        problem={destination.problem}
        busy={destination.busy || checking}
        onNext={() => void check(order.id, order.branch_office_id ?? branchId)}
      />
      {dialog}
      {destination.question && <BranchDialog {...destination} question={destination.question} />}
    </>
  )
}

function PickupOffices({ selected, onChoose }: { selected: string | null; onChoose: (id: string) => void }) {
  const { offices } = usePlaza()
  return (
    <RadioCards
      label="Sede donde recoges"
      value={selected}
      onChange={onChoose}
      options={offices.map((office) => ({ value: office.id, label: office.displayName, description: `${office.address}, ${office.city}` }))}
    />
  )
}
