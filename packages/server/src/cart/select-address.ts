import { toGeoPoint } from '@plaza/contracts/account/address.entity'
import type { selectAddress as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { AddressSelected } from '@plaza/contracts/orders/order.entity'
import { findOffice, officeCovering } from '../branches/find-office.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { zonesOf } from './cart.repository.ts'
import { type CartUses, changeCart } from './change-cart.ts'

type Input = ParsedInputOf<typeof contract>

interface Destination {
  readonly branchId: string
  readonly address: AddressSelected
}

/** Chooses a saved address of one's own, or an office to pick up at; each clears the other. Only ids are taken from the client. */
export const selectAddress = (scope: Scope, input: Input, uses: CartUses) =>
  changeCart(
    scope,
    { uuid: input.uuid },
    uses,
    async ({ tx, cart, user }) => {
      const chosen = input.type === 'pickup' ? await pickupOffice(tx, input) : await savedAddress(tx, user.id, input.address_selected.id)
      const { row, settings } = cart
      row.type = input.type
      row.address_selected = chosen.address
      row.branch_office_id = chosen.branchId
      row.city = chosen.address.city ?? null
      if (row.type === 'delivery' && row.payment_method_selected === 'pickup') row.payment_method_selected = null
      cart.zones = settings.delivery_price_rule === 'zone' ? await zonesOf(tx, chosen.branchId) : []
    },
    '3_waiting_paymethod',
  )

async function pickupOffice(tx: Tx, { address_selected: { id, idBranch } }: Input): Promise<Destination> {
  const office = (await findOffice(tx, idBranch ?? id)) ?? fail(cartProblems.addressInvalid)
  const { displayName, name, address, city, geopoint } = office
  return {
    branchId: office.id,
    address: { id: office.id, displayName, name, branch: displayName, idBranch: office.id, address, city, geopoint: toGeoPoint(geopoint) },
  }
}

/** Coverages change: the office that serves the address is found anew, its saved one preferred. */
async function savedAddress(tx: Tx, userId: string, addressId: string): Promise<Destination> {
  const [row] = await tx.query<AddressRow>(
    'select id, alias, address, city, comment, id_branch, lat, lng, zone from addresses where business_id = $1 and user_id = $2 and id = $3',
    [tx.business, userId, addressId],
    'cart-address',
  )
  if (!row) fail(cartProblems.addressInvalid)
  const place = { lat: row.lat, lng: row.lng }
  const office = (await officeCovering(tx, place, row.id_branch)) ?? fail(cartProblems.addressInvalid)
  const { id, alias, address, city, comment, zone } = row
  const { displayName, name } = office
  return {
    branchId: office.id,
    address: {
      id,
      alias,
      address,
      city,
      comment,
      branch: displayName,
      idBranch: office.id,
      displayName,
      name,
      geopoint: toGeoPoint(place),
      zoneDisplayName: zone,
    },
  }
}

interface AddressRow {
  id: string
  alias: string
  address: string
  city: string
  comment: string
  id_branch: string | null
  lat: number
  lng: number
  zone: string
}
