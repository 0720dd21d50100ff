import { randomUUID } from 'node:crypto'
import { accountProblems } from '@plaza/contracts/account/account.messages'
import { type Address, toGeoPoint, toLatLng } from '@plaza/contracts/account/address.entity'
import type { addAddress as addCall, Pin, updateAddress as updateCall } from '@plaza/contracts/account/addresses.api'
import { geocoderText, isSameAddress } from '@plaza/contracts/account/streets'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { metres } from '../branches/gazetteer/crossings.ts'
import { locate } from '../branches/gazetteer/locate.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { chooseDefault, deleteAddresses, type Given, lockAddresses, mostAddresses, refuseIncomplete, save, serve } from './addresses.ts'
import { findUser } from './user.repository.ts'

type Uses = Pick<SharedUses, 'db' | 'env'>
interface SavedAddress {
  readonly address: Address
  readonly user: User
}

export const addAddress = (scope: Scope, input: ParsedInputOf<typeof addCall>, uses: Uses): Promise<SavedAddress> =>
  changeOwn(scope, uses, async (tx, userId) => {
    const known = await lockAddresses(tx, userId)
    if (known.size >= mostAddresses) fail(accountProblems.tooManyAddresses)
    refuseIncomplete(input)
    await refuseOtherPin(tx, input, uses)
    const id = randomUUID()
    const given = { ...input, defaultAddress: input.defaultAddress ?? false }
    await save(tx, userId, { ...given, ...(await serve(tx, given, undefined)), id })
    await chooseDefault(tx, userId, input.defaultAddress ? id : undefined)
    return id
  })

/** Only the fields that are given change. */
export const updateAddress = (scope: Scope, input: ParsedInputOf<typeof updateCall>, uses: Uses): Promise<SavedAddress> =>
  changeOwn(scope, uses, async (tx, userId) => {
    const before = (await lockAddresses(tx, userId)).get(input.id) ?? fail(commonProblems.notFound)
    const given: Given = {
      id: before.id,
      alias: input.alias ?? before.alias,
      address: input.address ?? before.address,
      city: input.city ?? before.city,
      comment: input.comment ?? before.comment,
      geopoint: input.geopoint ?? toGeoPoint(before),
      defaultAddress: input.defaultAddress ?? false,
    }
    refuseIncomplete(given)
    if (input.geopoint && input.pin) await refuseOtherPin(tx, { ...given, geopoint: input.geopoint, pin: input.pin }, uses)
    else if (!isSameAddress(given.address, before.address)) fail(accountProblems.pinOfOtherAddress)
    await save(tx, userId, { ...given, ...(await serve(tx, given, before)), id: before.id })
    if (input.defaultAddress) await chooseDefault(tx, userId, before.id)
    return before.id
  })

export const deleteAddress = (scope: Scope, { id }: { id: string }, { db }: Uses): Promise<{ user: User }> => {
  const userId = ownId(scope)
  return db.withTenant(scope.business, async (tx) => {
    const known = await lockAddresses(tx, userId)
    if (!known.has(id)) fail(commonProblems.notFound)
    await deleteAddresses(tx, userId, [id])
    await chooseDefault(tx, userId)
    return { user: await ownUser(tx, userId) }
  })
}

const ownId = ({ user }: Scope): string => user?.id ?? fail(commonProblems.unauthenticated)
const ownUser = async (tx: Tx, id: string): Promise<User> => (await findUser(tx, id)) ?? fail(commonProblems.unauthenticated)

/** `change` answers the id of the address it saved. */
async function changeOwn(scope: Scope, { db }: Uses, change: (tx: Tx, userId: string) => Promise<string>): Promise<SavedAddress> {
  const userId = ownId(scope)
  return db.withTenant(scope.business, async (tx) => {
    const id = await change(tx, userId)
    const user = await ownUser(tx, userId)
    return { user, address: user.addresses.find((address) => address.id === id) ?? fail(commonProblems.notFound) }
  })
}

interface Pinned {
  readonly address: string
  readonly city?: string | null | undefined
  readonly geopoint: Parameters<typeof toLatLng>[0]
  readonly pin: Pin
}

/** The pin of a searched address lies where its street and plate do; a rough gazetteer and a small move are allowed for. */
const searchReach = 1000

/** A point put for another text is refused, and so is one that claims to be found and is not where our own gazetteer finds this text. */
async function refuseOtherPin(tx: Tx, { address, city, geopoint, pin }: Pinned, { env }: Uses) {
  if (pin.text.trim() !== '' && !isSameAddress(pin.text, address)) fail(accountProblems.pinOfOtherAddress)
  if (pin.by === 'hand' || env.GEOCODER === 'mapbox') return
  const found = await locate(tx, city || 'Cali', geocoderText(address))
  const { lat, lng } = toLatLng(geopoint)
  if (!found || metres([found.lng, found.lat], [lng, lat]) > searchReach) fail(accountProblems.pinOfOtherAddress)
}
