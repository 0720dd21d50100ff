import { createHash } from 'node:crypto'
import { business, type Business } from '@plaza/contracts/business/business.entity'
import type { BusinessModule } from '@plaza/contracts/business/module.entity'
import type { Tx } from '../platform/database.ts'

/** The configuration as everyone may read it. Secrets live in another column and fields the contract does not know are dropped. */
export async function readBusiness(tx: Tx): Promise<Business | null> {
  const [row] = await tx.query<Row>(select, [tx.business], 'business-read')
  return row ? toBusiness(tx, row) : null
}

/** The same, held until the transaction ends. */
export async function lockBusiness(tx: Tx): Promise<Business | null> {
  const [row] = await tx.query<Row>(`${select} for update`, [tx.business], 'business-lock')
  return row ? toBusiness(tx, row) : null
}

interface Row {
  readonly config: object
  readonly last_update_date: Date
}

const select = 'select config, last_update_date from businesses where business_id = $1'

function toBusiness(tx: Tx, { config, last_update_date }: Row): Business {
  const read = business.parse({ ...config, id: tx.business, at_business: tx.business })
  return { ...read, terms_version: read.terms ? hashOf(read.terms) : null, lastUpdateDate: last_update_date.toISOString() }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Writes the given fields over the stored ones. */
export const changeConfig = (tx: Tx, changes: object): Promise<number> =>
  tx.run(
    'update businesses set config = config || $2::jsonb, last_update_date = now() where business_id = $1',
    [tx.business, JSON.stringify(changes)],
    'business-change',
  )

/** All modules, on and off, by name. */
export const readModules = (tx: Tx): Promise<BusinessModule[]> =>
  tx.query<BusinessModule>(
    'select id, name, description, type, icon, code, status from modules where business_id = $1 order by name, code',
    [tx.business],
    'business-modules',
  )

/** Answers the module with its new status; null when the business has none of this code and `add` is false. */
export async function saveModuleStatus(tx: Tx, code: string, status: string, add: boolean): Promise<BusinessModule | null> {
  const columns = 'id, name, description, type, icon, code, status'
  const change = `update modules set status = $3 where business_id = $1 and code = $2 returning ${columns}`
  const [changed] = await tx.query<BusinessModule>(change, [tx.business, code, status], 'module-status')
  if (changed || !add) return changed ?? null
  const insert = `insert into modules (business_id, code, id, name, status) values ($1, $2, $2, $2, $3) returning ${columns}`
  const [added] = await tx.query<BusinessModule>(insert, [tx.business, code, status], 'module-add')
  return added ?? null
}
