import { randomUUID } from 'node:crypto'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import type { updateMe } from '@plaza/contracts/account/account.api'
import { type GeoPoint, toLatLng, zoneLabel } from '@plaza/contracts/account/address.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { officeCovering } from '../branches/find-office.ts'
import { zoneAt } from '../branches/find-zone.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'

type Given = NonNullable<ParsedInputOf<typeof updateMe>['addresses']>[number]

/**
 * `given` is the complete new list; those not in it go. One without an id is new. Branch and zone are found from the point, whatever
 * the client says; a new or moved point without coverage refuses the whole change.
 */
export async function replaceAddresses(tx: Tx, userId: string, given: readonly Given[]): Promise<void> {
  const known = await readKnown(tx, userId)
  refuseForeign(given, known)
  const ids = given.map((address) => address.id || randomUUID())
  await tx.run(
    'delete from addresses where business_id = $1 and user_id = $2 and id <> all($3)',
    [tx.business, userId, ids],
    'addresses-keep',
  )
  const standard = Math.max(
    0,
    given.findIndex((address) => address.defaultAddress),
  )
  for (const [index, address] of given.entries()) {
    const id = ids[index] as string
    const served = await serve(tx, address, known.get(id))
    await save(tx, userId, { ...address, ...served, id, isDefault: index === standard })
  }
}

interface Known {
  id: string
  lat: number
  lng: number
  branch: string | null
  id_branch: string | null
  zone: string
}

interface Served {
  place: LatLng
  branch: string | null
  idBranch: string | null
  zone: string
}

async function readKnown(tx: Tx, userId: string): Promise<Map<string, Known>> {
  const rows = await tx.query<Known>(
    'select id, lat, lng, branch, id_branch, zone from addresses where business_id = $1 and user_id = $2 for update',
    [tx.business, userId],
    'addresses-known',
  )
  return new Map(rows.map((row) => [row.id, row]))
}

// An id that is not one of the user's own is somebody else's, or made up.
function refuseForeign(given: readonly Given[], known: Map<string, Known>) {
  const foreign = given.findIndex(({ id }) => id !== undefined && id !== '' && !known.has(id))
  const repeated = given.findIndex(({ id }, index) => id && given.findIndex((each) => each.id === id) !== index)
  const wrong = foreign >= 0 ? foreign : repeated
  if (wrong >= 0)
    fail(commonProblems.validation, { details: [{ field: `addresses.${wrong}.id`, message: accountTexts.addressNotCreated }] })
}

async function serve(tx: Tx, address: Given, known: Known | undefined): Promise<Served> {
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
function refuseIncomplete({ city, address, alias, comment }: Given) {
  const missing = [
    { field: 'city', value: city, message: accountTexts.cityRequired },
    { field: 'address', value: address, message: accountTexts.addressRequired },
    { field: 'alias', value: alias, message: accountTexts.neighbourhoodRequired },
    { field: 'comment', value: comment, message: accountTexts.indicationRequired },
  ].filter(({ value }) => !value?.trim())
  if (missing.length > 0) fail(commonProblems.validation, { details: missing.map(({ field, message }) => ({ field, message })) })
}

type Saved = Given & Served & { id: string; isDefault: boolean }

const save = (tx: Tx, userId: string, { id, alias, address, city, comment, branch, idBranch, isDefault, place, zone }: Saved) =>
  tx.run(
    `insert into addresses (business_id, id, user_id, alias, address, city, comment, branch, id_branch, default_address, lat, lng, zone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (business_id, id) do update set alias = excluded.alias, address = excluded.address, city = excluded.city, comment = excluded.comment,
       branch = excluded.branch, id_branch = excluded.id_branch, default_address = excluded.default_address, lat = excluded.lat, lng = excluded.lng,
       zone = excluded.zone`,
    [tx.business, id, userId, alias ?? '', address, city ?? '', comment ?? '', branch, idBranch, isDefault, place.lat, place.lng, zone],
    'address-save',
  )
