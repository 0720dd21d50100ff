import { me } from '@plaza/contracts/account/account.api'
import { addressSelected } from '@plaza/contracts/account/account.events'
import type { Address } from '@plaza/contracts/account/address.entity'
import type { checkoutAddress } from '@plaza/contracts/cart/cart.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { bus } from '@plaza/event-bus'
import { Button, EmptyState, later, QueryView, useModule } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { AddressText } from './address-card.tsx'

const NewAddress = later(() => import('./new-address.tsx'))

const choose = ({ id, idBranch }: Pick<Address, 'id' | 'idBranch'>) =>
  bus.publish(addressSelected, { type: 'delivery', addressId: id, branchId: idBranch ?? null })

/** The saved addresses in checkout; a choice is told as an event, checkout saves it. */
export default function CheckoutAddress({ selectedId }: SlotProps<typeof checkoutAddress>) {
  const query = useCall(me, {})
  const mayAdd = useModule('new_address_button')
  const [adding, setAdding] = useState(false)
  const known = query.data?.user.addresses ?? []
  const add = mayAdd ? (
    <Button onClick={() => setAdding(true)}>Nueva dirección</Button>
  ) : (
    <a className="pz-button" href="/profile/addresses">
      Ir a mis direcciones
    </a>
  )
  return (
    <>
      <QueryView
        query={query}
        isEmpty={({ user }) => user.addresses.length === 0}
        empty={<EmptyState text="Aún no tienes direcciones guardadas." action={add} />}
        errorText="No logramos cargar tus direcciones."
      >
        {({ user }) => (
          <RadioCards
            label="Tus direcciones"
            value={selectedId}
            onChange={(addressId) => {
              const chosen = user.addresses.find((each) => each.id === addressId)
              if (chosen) choose(chosen)
            }}
            options={user.addresses.map((address) => ({
              value: address.id,
              label: address.alias || address.address,
              description: <AddressText address={address} />,
            }))}
          />
        )}
      </QueryView>
      {known.length > 0 && <p>{add}</p>}
      {adding && <NewAddress onClose={() => setAdding(false)} onSaved={choose} />}
    </>
  )
}
