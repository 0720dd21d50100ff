import { accountProblems } from '@plaza/contracts/account/account.messages'
import {
  checkAddressOffice,
  geocodeAddress,
  importGazetteer as importCall,
  listOffices,
  reverseGeocode,
} from '@plaza/contracts/branches/branches.api'
import * as admin from '@plaza/contracts/branches/branches-admin.api'
import { implement, type Route, Written } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { describePoint, findPlaces } from './geocoder.ts'
import { requirePlatformOperator } from '../business/platform-operator.ts'
import { importGazetteer } from './import-gazetteer.ts'
import { adminOffices } from './office.repository.ts'
import { createOffice, deleteOffice, pauseOffice, saveCoverage, saveOpeningHours, saveWebService, updateOffice } from './save-office.ts'
import { createZone, listZones, updateZone } from './save-zone.ts'

export const branchesRoutes: Route[] = [
  implement(listOffices, async (scope, _input, { coverage }) => new Written(`{"data":${await coverage.offices(scope.business)}}`)),
  implement(checkAddressOffice, async (scope, { latitude, longitude }, { coverage }) => {
    const office = await coverage.officeAt(scope.business, { lat: latitude, lng: longitude })
    return new Written(`{"office":${office ?? fail(accountProblems.noCoverage)}}`)
  }),
  implement(geocodeAddress, findPlaces),
  implement(reverseGeocode, describePoint),
  implement(importCall, (scope, input, uses) => {
    requirePlatformOperator(scope, uses)
    return importGazetteer(scope, input, uses)
  }),
  implement(admin.listAdminOffices, async (scope, { inactive }, { db }) => ({
    offices: await db.withTenant(scope.business, (tx) => adminOffices(tx, inactive)),
  })),
  implement(admin.createOffice, createOffice),
  implement(admin.updateOffice, updateOffice),
  implement(admin.saveWebService, saveWebService),
  implement(admin.saveCoverage, saveCoverage),
  implement(admin.saveOpeningHours, saveOpeningHours),
  implement(admin.pauseOffice, pauseOffice),
  implement(admin.deleteOffice, deleteOffice),
  implement(admin.listZones, listZones),
  implement(admin.createZone, createZone),
  implement(admin.updateZone, updateZone),
]
