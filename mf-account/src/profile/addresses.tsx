import { me } from '@plaza/contracts/account/account.api'
import { EmptyState, QueryView, Skeleton } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { AddressText } from '../addresses/address-card.tsx'

export function Addresses() {
  const query = useCall(me, {})
  return (
    <>
      <h1>Direcciones</h1>
      <QueryView
        query={query}
        isEmpty={({ user }) => user.addresses.length === 0}
        empty={<EmptyState text="Aún no tienes direcciones guardadas." />}
        skeleton={<Skeleton shape="block" />}
        errorText="No logramos cargar tus direcciones."
      >
        {({ user }) => (
          <ul className="acc-cards">
            {user.addresses.map((address) => (
              <li key={address.id}>
                <strong>{address.alias || 'Dirección'}</strong>
                <span>
                  <AddressText address={address} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  )
}
