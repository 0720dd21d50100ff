import type { Office } from '@plaza/contracts/branches/office.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Tx } from '../platform/database.ts'

const columns = `id, name, display_name, city, address, lat, lng, polygon, support_number, delivery_time_per_product,
  inactive, inactive_date, creation_date, last_update_date`

/** The active branches by city and name; the first is the one in use when nothing says otherwise. */
export async function activeOffices(tx: Tx): Promise<Office[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from offices where business_id = $1 and not inactive order by city, name, id`,
    [tx.business],
    'offices-active',
  )
  return rows.map(toOffice)
}

interface Row {
  id: string
  name: string
  display_name: string
  city: string
  address: string
  lat: number
  lng: number
  polygon: LatLng[]
  support_number: string
  delivery_time_per_product: number
  inactive: boolean
  inactive_date: Date | null
  creation_date: Date
  last_update_date: Date
}

const toOffice = (row: Row): Office => ({
  id: row.id,
  name: row.name,
  displayName: row.display_name,
  city: row.city,
  address: row.address,
  geopoint: { lat: row.lat, lng: row.lng },
  polygon: row.polygon,
  support_number: row.support_number,
  delivery_time_per_product: row.delivery_time_per_product,
  inactive: row.inactive,
  inactiveDate: row.inactive_date?.toISOString() ?? null,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
