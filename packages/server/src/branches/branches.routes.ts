import { accountProblems } from '@plaza/contracts/account/account.messages'
import {
  checkAddressOffice,
  geocodeAddress,
  importGazetteer as importCall,
  listOffices,
  reverseGeocode,
} from '@plaza/contracts/branches/branches.api'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { nearestOffice } from './coverage.ts'
import { describePoint, findPlaces } from './geocoder.ts'
import { importGazetteer } from './import-gazetteer.ts'
import { activeOffices } from './office.repository.ts'

export const branchesRoutes: Route[] = [
  implement(listOffices, async (scope, _input, { db }) => ({ data: await db.withTenant(scope.business, activeOffices) })),
  implement(checkAddressOffice, async (scope, { latitude, longitude }, { db }) => {
    const offices = await db.withTenant(scope.business, activeOffices)
    return { office: nearestOffice(offices, { lat: latitude, lng: longitude }) ?? fail(accountProblems.noCoverage) }
  }),
  implement(geocodeAddress, findPlaces),
  implement(reverseGeocode, describePoint),
  implement(importCall, importGazetteer),
]
