import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BeforeMigration, databaseBefore } from '../testing/migration.ts'

let before: BeforeMigration
beforeAll(async () => {
  before = await databaseBefore('220-settled-discounts.sql')
})
afterAll(() => before.stop())

const rows: [string, number, number, number][] = [
  ['full', 10_000, 10_000, 50],
  ['true', 10_000, 8000, 20],
  ['above', 10_000, 12_000, 0],
  ['none', 10_000, 0, 30],
]

test('Discount: contradictory rows are settled without changing what is paid, and kept for staff', async () => {
  await before.db.withTenant('verde', async (tx) => {
    await tx.run("insert into businesses (business_id, config) values ('verde', '{}')")
    await tx.run("insert into categories (business_id, id, category_name, original_name) values ('verde', 'c', 'C', '1')")
    await tx.run("insert into sub_categories (business_id, id, category_id, display_name, name) values ('verde', 's', 'c', 'S', 's')")
    await tx.run(
      "insert into offices (business_id, id, name, display_name, city, address, lat, lng) values ('verde', 'o', 'O', 'O', 'Cali', '', 3, -76)",
    )
    for (const [id, price, net, discount] of rows) {
      await tx.run(
        `insert into products (business_id, id, id_item, title, category_id, sub_category_id) values ('verde', $1, $1, $1, 'c', 's')`,
        [id],
      )
      await tx.run(
        `insert into product_branches (business_id, product_id, office_id, price, price_neto, discount) values ('verde', $1, 'o', $2, $3, $4)`,
        [id, price, net, discount],
      )
    }
  })
  await before.apply()
  const stored = await before.db.withTenant('verde', (tx) =>
    tx.query("select product_id, price, price_neto, discount::int from product_branches where business_id = 'verde' order by product_id"),
  )
  expect(stored).toEqual([
    { product_id: 'above', price: 12_000, price_neto: 12_000, discount: 0 },
    { product_id: 'full', price: 10_000, price_neto: 10_000, discount: 0 },
    { product_id: 'none', price: 10_000, price_neto: 0, discount: 0 },
    { product_id: 'true', price: 10_000, price_neto: 8000, discount: 20 },
  ])
  const kept = await before.db.withTenant('verde', (tx) => tx.query('select product_id from settled_discounts order by product_id'))
  expect(kept).toEqual([{ product_id: 'above' }, { product_id: 'full' }, { product_id: 'none' }])
})
