import { type Address, zoneLabel } from '@plaza/contracts/account/address.entity'

/** An address as people read it. */
export const AddressText = ({ address }: { address: Address }) => (
  <>
    {address.address}
    {address.city ? `, ${address.city}` : ''}
    {address.comment ? ` · ${address.comment}` : ''} · {zoneLabel(address.zone)}
  </>
)
