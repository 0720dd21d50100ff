import { randomUUID } from 'node:crypto'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import type { updateMe } from '@plaza/contracts/account/account.api'
import { type GeoPoint, toLatLng, zoneLabel } from '@plaza/contracts/account/address.entity'
import { isSameAddress } from '@plaza/contracts/account/streets'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { officeCovering } from '../branches/find-office.ts'
import { zoneAt } from '../branches/find-zone.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'

export type Given = NonNullable<ParsedInputOf<typeof updateMe>['addresses']>[number]

/**
 * `given` is the complete new list, an address without an id is new. Those of `knownIds` that it leaves out go; without `knownIds` a list that brings
 * a new address takes nothing away. Branch and zone are found from the point, whatever the client says; a new or moved point without coverage refuses the
 * whole change.
 */
export async function replaceAddresses(tx: Tx, userId: string, given: readonly Given[], knownIds?: readonly string[]): Promise<void> {
  const known = await lockAddresses(tx, userId)
  refuseForeign(given, known)
  const ids = given.map((address) => address.id || randomUUID())
  const leaving = [...known.keys()].filter((id) => !ids.includes(id) && mayLeave(id, given, knownIds))
  if (known.size - leaving.length + given.filter(({ id }) => !id).length > mostAddresses) fail(accountProblems.tooManyAddresses)
  await deleteAddresses(tx, userId, leaving)
  for (const [index, address] of given.entries()) {
    const id = ids[index] as string
    const before = known.get(id)
    if (before) refuseOldPin(address, before)
    await save(tx, userId, { ...address, ...(await serve(tx, address, before)), id })
  }
  const standard = given.findIndex((address) => address.defaultAddress)
  await chooseDefault(tx, userId, ids[standard] ?? (leaving.length > 0 || known.size === 0 ? ids[0] : undefined))
}

const mayLeave = (id: string, given: readonly Given[], knownIds: readonly string[] | undefined) =>
  knownIds ? knownIds.includes(id) : given.every((address) => address.id)

/** Where the text becomes another, the old point is another address's. */
function refuseOldPin(address: Given, before: Known) {
  const place = pointOf(address.geopoint)
  const isMoved = place !== null && (place.lat !== before.lat || place.lng !== before.lng)
  if (!isMoved && !isSameAddress(address.address, before.address)) fail(accountProblems.pinOfOtherAddress)
}

export const mostAddresses = 50

export interface Known {
  readonly id: string
  readonly alias: string
  readonly address: string
  readonly city: string
  readonly comment: string
  readonly lat: number
  readonly lng: number
  readonly branch: string | null
  readonly id_branch: string | null
  readonly zone: string
}

interface Served {
  place: LatLng
  branch: string | null
  idBranch: string | null
  zone: string
}

/** The user's addresses by id. The user is locked: two tabs change them one after the other. */
export async function lockAddresses(tx: Tx, userId: string): Promise<Map<string, Known>> {
  await tx.query('select 1 from users where business_id = $1 and id = $2 for update', [tx.business, userId], 'addresses-lock')
  const rows = await tx.query<Known>(
    'select id, alias, address, city, comment, lat, lng, branch, id_branch, zone from addresses where business_id = $1 and user_id = $2',
    [tx.business, userId],
    'addresses-known',
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const deleteAddresses = (tx: Tx, userId: string, ids: readonly string[]) =>
  tx.run('delete from addresses where business_id = $1 and user_id = $2 and id = any($3)', [tx.business, userId, ids], 'addresses-delete')

/** Makes this address the default one; without an id the one there is, else the oldest. */
export const chooseDefault = (tx: Tx, userId: string, id?: string) =>
  tx.run(
    `update addresses a set default_address = (a.id = chosen.id)
     from (select id from addresses where business_id = $1 and user_id = $2
           order by id = $3 desc nulls last, default_address desc, creation_date, id limit 1) as chosen
     where a.business_id = $1 and a.user_id = $2 and a.default_address is distinct from (a.id = chosen.id)`,
    [tx.business, userId, id ?? null],
    'address-default',
  )

// An id that is not one of the user's own is somebody else's, or made up.
function refuseForeign(given: readonly Given[], known: Map<string, Known>) {
  const foreign = given.findIndex(({ id }) => id !== undefined && id !== '' && !known.has(id))
  const repeated = given.findIndex(({ id }, index) => id && given.findIndex((each) => each.id === id) !== index)
  const wrong = foreign >= 0 ? foreign : repeated
  if (wrong >= 0)
    fail(commonProblems.validation, { details: [{ field: `addresses.${wrong}.id`, message: accountTexts.addressNotCreated }] })
}

/** Branch and zone of the point; an address that stays where it is keeps its own. */
export async function serve(tx: Tx, address: Given, known: Known | undefined): Promise<Served> {
  const place = pointOf(address.geopoint) ?? known
  if (known && place && place.lat === known.lat && place.lng === known.lng) {
    return { place, branch: known.branch, idBranch: known.id_branch, zone: known.zone }
  }
  refuseIncomplete(address)
  if (!place) fail(accountProblems.noCoverage)
  const office = (await officeCovering(tx, place, null)) ?? fail(accountProblems.noCoverage)
  const zone = await zoneAt(tx, office.id, place)
  return { place, branch: office.displayName, idBranch: office.id, zone: zone ? zoneLabel(zone.distance) : '' }
}

const pointOf = (point: GeoPoint | null | undefined): LatLng | null => (point ? toLatLng(point) : null)

/** S-5: what a new address must say. */
export function refuseIncomplete({ city, address, alias, comment }: Pick<Given, 'city' | 'address' | 'alias' | 'comment'>) {
  const missing = [
    { field: 'city', value: city, message: accountTexts.cityRequired },
    { field: 'address', value: address, message: accountTexts.addressRequired },
    { field: 'alias', value: alias, message: accountTexts.neighbourhoodRequired },
    { field: 'comment', value: comment, message: accountTexts.indicationRequired },
  ].filter(({ value }) => !value?.trim())
  if (missing.length > 0) fail(commonProblems.validation, { details: missing.map(({ field, message }) => ({ field, message })) })
}

type Saved = Given & Served & { id: string }

export const save = (tx: Tx, userId: string, { id, alias, address, city, comment, branch, idBranch, place, zone }: Saved) =>
  tx.run(
    `insert into addresses (business_id, id, user_id, alias, address, city, comment, branch, id_branch, lat, lng, zone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (business_id, id) do update set alias = excluded.alias, address = excluded.address, city = excluded.city, comment = excluded.comment,
       branch = excluded.branch, id_branch = excluded.id_branch, lat = excluded.lat, lng = excluded.lng, zone = excluded.zone`,
    [tx.business, id, userId, alias ?? '', address, city ?? '', comment ?? '', branch, idBranch, place.lat, place.lng, zone],
    'address-save',
  )
