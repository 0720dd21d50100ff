import { branchProblems } from '@plaza/contracts/branches/branches.messages'
import { areaFaults } from '@plaza/geometry/polygon'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { fail } from '../platform/problems.ts'

/** Ends the call when no branch can deliver to what these corners enclose; every fault names its corner. */
export function refuseBadPolygon(corners: readonly LatLng[]) {
  const faults = areaFaults(corners)
  if (faults.length > 0) fail(branchProblems.polygonInvalid, { details: faults })
}
