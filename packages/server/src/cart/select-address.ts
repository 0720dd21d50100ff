import { toGeoPoint } from '@plaza/contracts/account/address.entity'
import type { Office } from '@plaza/contracts/branches/office.entity'
import { type BranchChange, type BranchConsent, changesCart } from '@plaza/contracts/cart/branch-change.entity'
import type { selectAddress as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { AddressSelected } from '@plaza/contracts/orders/order.entity'
import { findOffice, officeCovering } from '../branches/find-office.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { zonesOf } from './cart.repository.ts'
import type { OpenCart } from './cart.repository.ts'
import { type CartChange, type CartUses, changeCart } from './change-cart.ts'
import type { FeeZone } from './delivery-price.ts'
import { planMove } from './move-cart.ts'

type Input = ParsedInputOf<typeof contract>

interface Destination {
  readonly branch: Pick<Office, 'id' | 'displayName'>
  readonly address: AddressSelected
}

/**
 * Chooses a saved address of one's own, or an office to pick up at; each clears the other. Only ids are taken from the client. The branch
 * that serves it becomes the cart's, with `consent` only once what that changes was accepted.
 */
export async function selectAddress(scope: Scope, input: Input, uses: CartUses) {
  let changed: BranchChange | undefined
  const choose = async (context: CartChange) => {
    const { tx, cart, user } = context
    const chosen = input.type === 'pickup' ? await pickupOffice(tx, input) : await savedAddress(tx, user.id, input.address_selected.id)
    const zones = cart.settings.delivery_price_rule === 'zone' && input.type === 'delivery' ? await zonesOf(tx, chosen.branch.id) : []
    const { consent } = input
    const decided = consent && { remove: consent.remove ?? [] }
    const move = await planMove(context, chosen.branch, () => setDestination(cart, input.type, chosen, zones), decided)
    if (move && consent && changesCart(move.change)) refuseUnaccepted(move.change, consent)
    await move?.apply()
    changed = move?.change
  }
  const settled = await changeCart(scope, { uuid: input.uuid }, uses, choose, '3_waiting_paymethod')
  return { ...settled, ...(changed ? { branch_change: changed } : {}) }
}

function setDestination(cart: OpenCart, type: Input['type'], { branch, address }: Destination, zones: FeeZone[]) {
  const { row } = cart
  row.type = type
  row.address_selected = address
  row.branch_office_id = branch.id
  row.city = address.city ?? null
  if (type === 'delivery' && row.payment_method_selected === 'pickup') row.payment_method_selected = null
  cart.zones = zones
}

/** Only what was shown counts as accepted: another branch or another total is asked about anew. */
function refuseUnaccepted(change: BranchChange, { branch_office_id, total }: BranchConsent) {
  if (branch_office_id === change.to.id && total === change.after.price_total_computed) return
  fail(cartProblems.branchChanges, { data: change })
}

async function pickupOffice(tx: Tx, { address_selected: { id, idBranch } }: Input): Promise<Destination> {
  const office = (await findOffice(tx, idBranch || (id ?? ''))) ?? fail(cartProblems.addressInvalid)
  const { displayName, name, address, city, geopoint } = office
  return {
    branch: office,
    address: { id: office.id, displayName, name, branch: displayName, idBranch: office.id, address, city, geopoint: toGeoPoint(geopoint) },
  }
}

/** Coverages change: the office that serves the address is found anew, its saved one preferred. */
async function savedAddress(tx: Tx, userId: string, addressId: string | undefined): Promise<Destination> {
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
    branch: office,
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
