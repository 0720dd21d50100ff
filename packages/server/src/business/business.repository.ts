import { business, type Business } from '@plaza/contracts/business/business.entity'
import type { Integration } from '@plaza/contracts/business/integration.entity'
import type { BusinessModule } from '@plaza/contracts/business/module.entity'
import type { Tx } from '../platform/database.ts'

/** The configuration as everyone may read it. Secrets live in another column and fields the contract does not know are dropped. */
export async function readBusiness(tx: Tx): Promise<Business | null> {
  const [row] = await tx.query<{ config: object }>('select config from businesses where business_id = $1', [tx.business], 'business-read')
  return row ? business.parse({ ...row.config, id: tx.business, at_business: tx.business }) : null
}

/** All modules, on and off, by name. */
export const readModules = (tx: Tx): Promise<BusinessModule[]> =>
  tx.query<BusinessModule>(
    'select id, name, description, type, icon, code, status from modules where business_id = $1 order by name, code',
    [tx.business],
    'business-modules',
  )

export const readIntegrations = (tx: Tx): Promise<Integration[]> =>
  tx.query<Integration>(
    `select id, name, to_char(cron_next_step at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cron_next_step
     from integrations where business_id = $1 order by name, id`,
    [tx.business],
    'business-integrations',
  )
