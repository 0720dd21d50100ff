import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database.ts'
import { connectDatabase } from '../platform/database.ts'
import { createTestDatabase, testServerVariable } from '../testing/database.ts'
import { seedDemo } from './seed.ts'
import { seedTiny } from './tiny.ts'

let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase(process.env[testServerVariable] as string)
  db = await connectDatabase(database.url)
  drop = async () => {
    await db.close()
    await database.drop()
  }
})
afterAll(() => drop())

const count = async (business: string, table: string, where = 'true') => {
  const [row] = await db.withTenant(business, (tx) =>
    tx.query<{ n: number }>(`select count(*)::int as n from ${table} where business_id = $1 and ${where}`, [business]),
  )
  return row!.n
}

test('an empty database gets both demo businesses as large as promised, and a second start changes nothing', async () => {
  const began = performance.now()
  await seedDemo(db, { clock: { now: () => new Date() } })
  console.log(`seeded both demo businesses in ${Math.round(performance.now() - began)} ms`)

  for (const business of ['verde', 'azul']) {
    expect(await count(business, 'categories')).toBeGreaterThanOrEqual(12)
    expect(await count(business, 'sub_categories')).toBeGreaterThanOrEqual(60)
    expect(await count(business, 'products', 'not inactive and not inactive_manual')).toBeGreaterThanOrEqual(1500)
    expect(await count(business, 'offices')).toBe(5)
    expect(await count(business, 'orders', 'placed_at is not null')).toBe(300)
    expect(await count(business, 'custom_carts', "type = 'recipe' and jsonb_array_length(products) < 2")).toBe(0)
    expect(
      await count(
        business,
        'orders',
        'price_total_computed <> price_subtotal_computed + price_total_bags - coupons_total + price_domicile',
      ),
    ).toBe(0)
    expect(
      await count(
        business,
        'orders o',
        'price_subtotal_computed <> (select sum(total_price) from order_lines l where l.business_id = o.business_id and l.order_id = o.id)',
      ),
    ).toBe(0)
  }
  const before = await count('verde', 'products')
  await seedDemo(db, { clock: { now: () => new Date() } })
  expect(await count('verde', 'products')).toBe(before)
})

test('a tiny business has two branches, two categories, six products and the accounts', async () => {
  await seedTiny(db, { business: 'chico', host: 'chico.localhost' })

  expect([await count('chico', 'offices'), await count('chico', 'categories'), await count('chico', 'products')]).toEqual([2, 2, 6])
  expect(await count('chico', 'users', "email = 'superadmin@demo.co' and role = 'superadmin'")).toBe(1)
})
