import { api } from '@plaza/api-client'
import { me, updateMe } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { Address } from '@plaza/contracts/account/address.entity'
import { Button, EmptyState, QueryView, Skeleton } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useQueryClient } from '@plaza/ui/query'
import { lazy, Suspense, useState } from 'react'
import { AddressText } from '../addresses/address-card.tsx'

const NewAddress = lazy(() => import('../addresses/new-address.tsx'))

export function Addresses() {
  const query = useCall(me, {})
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Address | null>(null)
  const known = query.data?.user.addresses ?? []
  const add = <Button onClick={() => setAdding(true)}>Nueva dirección</Button>
  return (
    <>
      <div className="acc-cards__row">
        <h1>Direcciones</h1>
        {known.length > 0 && add}
      </div>
      <QueryView
        query={query}
        isEmpty={({ user }) => user.addresses.length === 0}
        empty={<EmptyState text="Aún no tienes direcciones guardadas." action={add} />}
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
                <div className="acc-cards__row">
                  <small className="pz-muted">{address.branch ? `Te atiende ${address.branch}` : ''}</small>
                  <Button look="quiet" size="small" onClick={() => setLeaving(address)} aria-label={`Eliminar ${address.address}`}>
                    Eliminar
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {adding && (
        <Suspense fallback={null}>
          <NewAddress known={known} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && <RemoveAddress address={leaving} known={known} onClose={() => setLeaving(null)} />}
    </>
  )
}

function RemoveAddress({ address, known, onClose }: { address: Address; known: readonly Address[]; onClose: () => void }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setBusy(true)
    const answer = await api.call(updateMe, { addresses: known.filter(({ id }) => id !== address.id) })
    setBusy(false)
    if (!answer.ok) return setError(accountTexts.addressNotDeleted)
    await client.invalidateQueries({ queryKey: [me.key] })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="¿Eliminar dirección?"
      text={address.address}
      confirmLabel="Sí, eliminar"
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
