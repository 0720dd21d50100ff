import type { geocodeAddress, Place, reverseGeocode } from '@plaza/contracts/branches/branches.api'
import { accountProblems } from '@plaza/contracts/account/account.messages'
import { geocoderText } from '@plaza/contracts/account/streets'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { describe, locate } from './gazetteer/locate.ts'
import { mapboxPlaces, mapboxReverse } from './mapbox-geocoder.ts'

const usualCity = 'Cali'
/** Look-ups in a minute from one address; typing asks once per pause. */
const lookUps = { address: 60, windowSeconds: 60 }
const demoFactor = 10

type Uses = Pick<SharedUses, 'db' | 'env' | 'limits' | 'log'>

/** Where an address is: by the bundled or imported gazetteer, or by Mapbox (`GEOCODER`). */
export async function findPlaces(
  scope: Scope,
  { text, city = usualCity }: ParsedInputOf<typeof geocodeAddress>,
  uses: Uses,
): Promise<{ data: Place[] }> {
  await limit(scope, uses)
  const asked = geocoderText(text)
  if (uses.env.GEOCODER === 'mapbox') {
    const places = await orUnavailable(mapboxPlaces(uses.env, `${asked}, ${city}`), uses)
    return places.length > 0 ? { data: places } : fail(accountProblems.addressNotRecognised)
  }
  const place = await uses.db.withTenant(scope.business, (tx) => locate(tx, city, asked))
  return place ? { data: [place] } : fail(accountProblems.addressNotRecognised)
}

export async function describePoint(
  scope: Scope,
  { latitude, longitude }: ParsedInputOf<typeof reverseGeocode>,
  uses: Uses,
): Promise<OutputOf<typeof reverseGeocode>> {
  await limit(scope, uses)
  if (uses.env.GEOCODER === 'mapbox') return orUnavailable(mapboxReverse(uses.env, [longitude, latitude]), uses)
  return uses.db.withTenant(scope.business, (tx) => describe(tx, usualCity, [longitude, latitude]))
}

// The operator checks an imported city against thousands of addresses.
const limit = async ({ business, network, user }: Scope, { limits, env }: Uses) =>
  user?.role === 'hyperadmin' ||
  limitOrFail(limits, `geocode:${business}:${network}`, lookUps.address * (env.DEMO ? demoFactor : 1), lookUps.windowSeconds)

const orUnavailable = <T>(answer: Promise<T>, { log }: Uses): Promise<T> =>
  answer.catch((error) => {
    log.warn({ err: error }, 'the geocoder did not answer')
    return fail(commonProblems.unavailable)
  })
