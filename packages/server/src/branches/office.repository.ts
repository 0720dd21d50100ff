import { type AdminOffice, type Office, webServiceKeys } from '@plaza/contracts/branches/office.entity'
import type { OpeningHours } from '@plaza/contracts/branches/opening-hours'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Tx } from '../platform/database.ts'

const columns = `id, name, display_name, city, address, lat, lng, polygon, support_number, delivery_time_per_product,
  opening_hours, paused_until, pause_reason, inactive, inactive_date, creation_date, last_update_date`

/** The active branches by city and name; the first is the one in use when nothing says otherwise. */
export async function activeOffices(tx: Tx): Promise<Office[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from offices where business_id = $1 and not inactive order by city, name, id`,
    [tx.business],
    'offices-active',
  )
  return rows.map(toOffice)
}

/** Every branch that is (or was) here, with its web-service keys. */
export async function adminOffices(tx: Tx, inactive: boolean): Promise<AdminOffice[]> {
  const rows = await tx.query<AdminRow>(
    `select ${columns}, ws_keys from offices where business_id = $1 and inactive = $2 order by city, name, id`,
    [tx.business, inactive],
    'offices-admin',
  )
  return rows.map(toAdminOffice)
}

/** One branch, held until the transaction ends. */
export async function lockOffice(tx: Tx, id: string): Promise<AdminOffice | null> {
  const [row] = await tx.query<AdminRow>(
    `select ${columns}, ws_keys from offices where business_id = $1 and id = $2 for update`,
    [tx.business, id],
    'office-lock',
  )
  return row ? toAdminOffice(row) : null
}

export interface OfficeData {
  readonly name: string
  readonly display_name: string
  readonly city: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly support_number: string
  readonly delivery_time_per_product: number
}

export async function addOffice(tx: Tx, id: string, data: OfficeData) {
  const names = Object.keys(data)
  await tx.run(
    `insert into offices (business_id, id, ${names.join(', ')}) values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')})`,
    [tx.business, id, ...Object.values(data)],
    'office-add',
  )
}

/** Changes these columns of one branch; `polygon`, `ws_keys` and `opening_hours` as JSON. */
export async function changeOffice(
  tx: Tx,
  id: string,
  changes: Partial<OfficeData> & {
    polygon?: string
    ws_keys?: string
    inactive?: boolean
    opening_hours?: string | null
    paused_until?: string | null
    pause_reason?: string
  },
) {
  const sets = Object.keys(changes).map((name, at) => `${name} = $${at + 3}`)
  const closed = changes.inactive ? ', inactive_date = now()' : ''
  await tx.run(`update offices set ${sets.join(', ')}, last_update_date = now()${closed} where business_id = $1 and id = $2`, [
    tx.business,
    id,
    ...Object.values(changes),
  ])
}

interface AdminRow extends Row {
  ws_keys: Record<string, string | null>
}

const toAdminOffice = (row: AdminRow): AdminOffice => ({
  ...toOffice(row),
  ...(Object.fromEntries(webServiceKeys.map((key) => [key, row.ws_keys[key] ?? ''])) as Record<(typeof webServiceKeys)[number], string>),
})

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
  opening_hours: OpeningHours | null
  paused_until: Date | null
  pause_reason: string
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
  opening_hours: row.opening_hours,
  paused_until: row.paused_until?.toISOString() ?? null,
  pause_reason: row.pause_reason,
  inactive: row.inactive,
  inactiveDate: row.inactive_date?.toISOString() ?? null,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
