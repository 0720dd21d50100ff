import { addressSelected } from '@plaza/contracts/account/account.events'
import { selectAddress } from '@plaza/contracts/cart/cart.api'
import { checkoutAddress } from '@plaza/contracts/cart/cart.slots'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Slot, useBranch, useEvent, usePlaza } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { useCheckedCart } from '../validation/use-checked-cart.tsx'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

export function AddressStep({ order }: { order: Order }) {
  const [type, setType] = useState(order.type)
  const { branchId } = useBranch()
  const navigate = useNavigate()
  const { save, busy, problem } = useSaveStep()
  const { check, checking, dialog } = useCheckedCart(() => void navigate('/checkout/pay'))
  const [wanted, setWanted] = useState<string | null>(null)
  const saved = order.type === type ? (order.address_selected?.id ?? null) : null
  const choose = async (id: string) => {
    setWanted(id)
    await save(selectAddress, { uuid: order.id, type, address_selected: { id } })
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
        total={order.price_total_computed}
        missing={
          saved === null
            ? type === 'pickup'
              ? 'Elige la sede donde recoges para continuar.'
              : 'Elige una dirección para continuar.'
            : null
        }
        problem={problem}
        busy={busy || checking}
        onNext={() => void check(order.id, order.branch_office_id ?? branchId)}
      />
      {dialog}
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
