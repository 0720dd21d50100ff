import type { Zone } from '@plaza/contracts/branches/zone.entity'
import type { Tx } from '../platform/database.ts'

const columns = 'id, distance, delivery_fee as "deliveryFee", polygon, office_id as "officeId", last_update_date as "lastUpdateDate"'

export async function zonesOfOffice(tx: Tx, officeId: string): Promise<Zone[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from zones where business_id = $1 and office_id = $2 order by delivery_fee, creation_date, id`,
    [tx.business, officeId],
    'zones-admin',
  )
  return rows.map(toZone)
}

/** One zone, held until the transaction ends. */
export async function lockZone(tx: Tx, id: string): Promise<Zone | null> {
  const [row] = await tx.query<Row>(
    `select ${columns} from zones where business_id = $1 and id = $2 for update`,
    [tx.business, id],
    'zone-lock',
  )
  return row ? toZone(row) : null
}

export const addZone = (tx: Tx, { id, officeId, distance, deliveryFee, polygon }: Zone) =>
  tx.run(
    'insert into zones (business_id, id, office_id, distance, delivery_fee, polygon) values ($1, $2, $3, $4, $5, $6)',
    [tx.business, id, officeId, distance, deliveryFee, JSON.stringify(polygon)],
    'zone-add',
  )

export const changeZone = (tx: Tx, { id, distance, deliveryFee, polygon }: Zone) =>
  tx.run(
    'update zones set distance = $3, delivery_fee = $4, polygon = $5, last_update_date = now() where business_id = $1 and id = $2',
    [tx.business, id, distance, deliveryFee, JSON.stringify(polygon)],
    'zone-change',
  )

interface Row extends Omit<Zone, 'lastUpdateDate'> {
  lastUpdateDate: Date
}

const toZone = (row: Row): Zone => ({ ...row, lastUpdateDate: row.lastUpdateDate.toISOString() })
