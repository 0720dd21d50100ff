import { api } from '@plaza/api-client'
import { me } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { Address } from '@plaza/contracts/account/address.entity'
import { deleteAddress, updateAddress } from '@plaza/contracts/account/addresses.api'
import { Badge, Button, EmptyState, later, QueryView, Skeleton, toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useQueryClient } from '@plaza/ui/query'
import { useState } from 'react'
import { AddressText } from '../addresses/address-card.tsx'

const NewAddress = later(() => import('../addresses/new-address.tsx'))

export function Addresses() {
  const query = useCall(me, {})
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<Address | null>(null)
  const [leaving, setLeaving] = useState<Address | null>(null)
  const count = query.data?.user.addresses.length ?? 0
  const add = <Button onClick={() => setIsAdding(true)}>Nueva dirección</Button>
  return (
    <>
      <div className="acc-cards__row">
        <h1>Direcciones</h1>
        {count > 0 && add}
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
              <AddressItem key={address.id} address={address} onEdit={setEdited} onDelete={setLeaving} />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding && <NewAddress onClose={() => setIsAdding(false)} />}
      {edited && <NewAddress edited={edited} onClose={() => setEdited(null)} />}
      {leaving && <DeleteAddress address={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

interface AddressItemProps {
  address: Address
  onEdit: (address: Address) => void
  onDelete: (address: Address) => void
}

function AddressItem({ address, onEdit, onDelete }: AddressItemProps) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const makeDefault = async () => {
    setIsBusy(true)
    const answer = await api.call(updateAddress, { id: address.id, defaultAddress: true })
    if (answer.ok) await client.invalidateQueries({ queryKey: [me.key] })
    else toasts.error(accountTexts.addressNotSaved)
    setIsBusy(false)
  }
  return (
    <li>
      <div className="acc-cards__row">
        <strong>{address.alias || 'Dirección'}</strong>
        {address.defaultAddress && <Badge tone="action">Principal</Badge>}
      </div>
      <span>
        <AddressText address={address} />
      </span>
      <small className="pz-muted">{address.branch ? `Te atiende ${address.branch}` : ''}</small>
      <div className="acc-cards__actions">
        <Button size="small" onClick={() => onEdit(address)} aria-label={`Editar ${address.address}`}>
          Editar
        </Button>
        {!address.defaultAddress && (
          <Button
            look="quiet"
            size="small"
            busy={isBusy}
            onClick={() => void makeDefault()}
            aria-label={`Usar ${address.address} como principal`}
          >
            Usar como principal
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => onDelete(address)} aria-label={`Eliminar ${address.address}`}>
          Eliminar
        </Button>
      </div>
    </li>
  )
}

function DeleteAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setIsBusy(true)
    const answer = await api.call(deleteAddress, { id: address.id })
    setIsBusy(false)
    // Another tab may have deleted it before.
    if (!answer.ok && answer.problem.code !== 'NOT_FOUND') return setError(accountTexts.addressNotDeleted)
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
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
