import { hashPassword } from '../account/passwords.ts'
import type { Database, Tx } from '../platform/database.ts'
import { insertRows } from './insert.ts'
import { brandRows, categoryRows, officeRows, subCategoryRows, zoneRows } from './menu.ts'
import { orderRows, pastOrders } from './orders.ts'
import { addressRows, demoPassword, userRows } from './people.ts'
import { campaignRows, habeasRows, importRows, statRows } from './records.ts'
import { integrationRows, moduleRows } from './settings.ts'
import { shelvesOf } from './shelves.ts'
import { communityRows, couponRows, offerRows } from './showcase.ts'
import type { DemoTenant } from './tenant.ts'
import { demoTenants } from './tenants/index.ts'

interface SeedUses {
  readonly clock: { now(): Date }
}

/** Fills an empty database with the two demo businesses of `design/operating.md`; one that holds any business stays as it is. */
export async function seedDemo(db: Database, { clock }: SeedUses): Promise<void> {
  if (await holdsAny(db)) return
  const passwordHash = await hashPassword(demoPassword)
  for (const tenant of demoTenants) await seedBusiness(db, tenant, { passwordHash, now: clock.now() })
}

/** Writes one business with everything it has, in one transaction. */
export async function seedBusiness(
  db: Database,
  tenant: DemoTenant,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await db.withTenant(tenant.id, async (tx) => {
    await seedSettings(tx, tenant, now)
    const shelves = shelvesOf(tenant)
    await insertRows(tx, 'brands', brandRows(tenant, shelves))
    await insertRows(
      tx,
      'products',
      shelves.map(({ product }) => product),
    )
    await insertRows(
      tx,
      'product_branches',
      shelves.flatMap(({ branches }) => branches),
    )
    await insertRows(tx, 'users', userRows(tenant, passwordHash, now))
    await insertRows(tx, 'addresses', addressRows(tenant))
    await insertRows(tx, 'offers', offerRows(tenant, now))
    await insertRows(tx, 'coupons', couponRows(tenant, shelves, now))
    await insertRows(tx, 'custom_carts', communityRows(tenant, shelves, now))
    await seedOrders(tx, orderRows(tenant, shelves, now))
    await insertRows(tx, 'habeas_registrations', habeasRows(tenant, now))
    await insertRows(tx, 'product_imports', importRows(tenant, shelves.length, now))
    await insertRows(tx, 'campaigns', campaignRows(tenant, now))
    await insertRows(tx, 'stats', statRows(tenant, shelves, now))
  })
}

async function holdsAny(db: Database) {
  const rows = await db.withPlatform((tx) => tx.query('select 1 from businesses limit 1'))
  return rows.length > 0
}

/** The business with its modules, branches, zones and menu. */
export async function seedSettings(tx: Tx, tenant: DemoTenant, now: Date) {
  await insertRows(tx, 'businesses', [
    { hosts: `{${tenant.hosts.join(',')}}`, is_default: tenant.isDefault, config: { ...tenant.config, at_business: tenant.id } },
  ])
  await insertRows(tx, 'modules', moduleRows(tenant))
  await insertRows(tx, 'integrations', integrationRows(tenant, now))
  await insertRows(tx, 'offices', officeRows(tenant))
  await insertRows(tx, 'zones', zoneRows(tenant))
  await insertRows(tx, 'categories', categoryRows(tenant))
  await insertRows(tx, 'sub_categories', subCategoryRows(tenant))
}

async function seedOrders(tx: Tx, placed: ReturnType<typeof orderRows>) {
  await insertRows(
    tx,
    'orders',
    placed.map(({ order }) => order),
  )
  await insertRows(
    tx,
    'order_lines',
    placed.flatMap(({ lines }) => lines),
  )
  await insertRows(
    tx,
    'order_state_updates',
    placed.flatMap(({ updates }) => updates),
  )
  await insertRows(
    tx,
    'coupon_uses',
    placed.flatMap(({ uses }) => uses),
  )
  await tx.run(
    'update coupons c set uses_total_count = (select count(*) from coupon_uses u where u.business_id = c.business_id and u.id_cupon = c.id and u.returned_at is null) where business_id = $1',
    [tx.business],
  )
  await insertRows(tx, 'order_counters', [{ last_number: 1000 + pastOrders, last_placed_at: placed.at(-1)?.order.placed_at ?? null }])
}
