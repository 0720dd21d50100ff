import type { LatLng } from '@plaza/contracts/kernel/base'
import { refuseBadPolygon } from '../branches/check-polygon.ts'
import { columnsOf } from './columns.ts'
import { isStaff } from './is-staff.ts'
import { loadColumns } from './read-resource.ts'
import type { Doc, Table } from './table.ts'

const stored =
  columnsOf(`id name displayName city address lat:number lng:number polygon:json support_number delivery_time_per_product:int inactive:flag
  inactiveDate?:time creationDate:time lastUpdateDate:time`)

/** Web-service keys are no columns here: they have a call of their own, for superadmins. */
export const offices: Table = {
  name: 'offices',
  columns: stored,
  order: 't.city, t.name',
  visible: (scope) => (isStaff(scope, 'offices') ? 'true' : 'not t.inactive'),
  async load(tx, ids) {
    const docs = await loadColumns(tx, offices, ids)
    return docs.map(({ lat, lng, ...office }) => ({ ...office, geopoint: { lat, lng } }))
  },
  prepare(_tx, _scope, { geopoint, ...input }): Doc {
    const polygon = input.polygon as LatLng[] | undefined
    if (polygon && polygon.length > 0) refuseBadPolygon(polygon)
    return geopoint ? { ...input, ...(geopoint as LatLng) } : input
  },
  removal: 'soft',
  affects: 'branches',
}
