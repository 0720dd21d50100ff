import { me } from '@plaza/contracts/account/account.api'
import { addressSelected } from '@plaza/contracts/account/account.events'
import type { checkoutAddress } from '@plaza/contracts/cart/cart.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { bus } from '@plaza/event-bus'
import { EmptyState, QueryView } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { AddressText } from './address-card.tsx'

/** The saved addresses in checkout; a choice is told as an event, checkout saves it. */
export default function CheckoutAddress({ selectedId }: SlotProps<typeof checkoutAddress>) {
  const query = useCall(me, {})
  return (
    <QueryView
      query={query}
      isEmpty={({ user }) => user.addresses.length === 0}
      empty={
        <EmptyState
          text="Aún no tienes direcciones guardadas."
          action={
            <a className="pz-button" href="/profile/addresses">
              Ir a mis direcciones
            </a>
          }
        />
      }
      errorText="No logramos cargar tus direcciones."
    >
      {({ user }) => (
        <RadioCards
          label="Tus direcciones"
          value={selectedId}
          onChange={(addressId) => {
            const chosen = user.addresses.find((each) => each.id === addressId)
            bus.publish(addressSelected, { type: 'delivery', addressId, branchId: chosen?.idBranch ?? null })
          }}
          options={user.addresses.map((address) => ({
            value: address.id,
            label: address.alias || address.address,
            description: <AddressText address={address} />,
          }))}
        />
      )}
    </QueryView>
  )
}
