import type { Tenant } from '@plaza/contracts/business/tenants.api'
import type { Tx } from '../../platform/database.ts'
import type { SharedUses } from '../../platform/uses.ts'

/** Every business with what it holds; asked of each by itself, as row-level security wants it. */
export function listTenants({ db, directory }: SharedUses): Promise<Tenant[]> {
  return Promise.all(directory.all().map(({ id }) => db.withTenant(id, tenantOf)))
}

/** One business; null when there is none of this id. */
export const getTenant = async (id: string, { db, directory }: SharedUses): Promise<Tenant | null> =>
  directory.get(id) ? db.withTenant(id, tenantOf) : null

/** The business of the transaction. */
export async function tenantOf(tx: Tx): Promise<Tenant> {
  const [row] = await tx.query<Tenant & { creation_date: unknown }>(
    `select business_id as id, config ->> 'title' as title, hosts, config ->> 'theme' as theme, is_default,
       to_char(creation_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as creation_date,
       to_char(last_update_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdateDate",
       (select count(*)::int from modules where business_id = $1 and status = 'active') as active_modules,
       (select count(*)::int from offices where business_id = $1 and not inactive) as offices,
       (select count(*)::int from products where business_id = $1) as products,
       (select count(*)::int from users where business_id = $1) as users,
       (select count(*)::int from orders where business_id = $1 and placed_at is not null) as orders
     from businesses where business_id = $1`,
    [tx.business],
    'tenant-read',
  )
  return row as Tenant
}
