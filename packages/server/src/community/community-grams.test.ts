import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BeforeMigration, databaseBefore } from '../testing/migration.ts'

let before: BeforeMigration
beforeAll(async () => {
  before = await databaseBefore('210-community-grams.sql')
})
afterAll(() => before.stop())

const insertProduct = `insert into products (business_id, id, id_item, title, category_id, sub_category_id, count_type, unit_gram)
  values ('verde', $1, $1, $1, 'frutas', 'frutas', $2, $3)`
const insertCart = `insert into custom_carts (business_id, id, name, type, products) values ('verde', $1, $1, $2, $3)`

test('stored steps become grams, and staff read what changed', async () => {
  await before.db.withTenant('verde', async (tx) => {
    await tx.run("insert into businesses (business_id, config) values ('verde', '{}')")
    await tx.run("insert into categories (business_id, id, category_name, original_name) values ('verde', 'frutas', 'Frutas', '1')")
    await tx.run(
      "insert into sub_categories (business_id, id, category_id, display_name, name) values ('verde', 'frutas', 'frutas', 'Frutas', 'f')",
    )
    await tx.run(insertProduct, ['mango', 'grams', 100])
    await tx.run(insertProduct, ['arroz', 'units', null])
    const lines = (count: number) =>
      JSON.stringify([
        { id: 'arroz', count: 2, countType: 'units' },
        { id: 'mango', count, countType: 'grams', comment: 'maduro' },
        { id: 'retirado', count: 7, countType: 'grams' },
      ])
    await tx.run(insertCart, ['typed', 'recipe', lines(500)])
    await tx.run(insertCart, ['stepped', 'market', lines(5)])
    await tx.run(insertCart, ['private', 'private_user_collection', lines(120)])
    await tx.run(insertCart, ['empty', 'recipe', '[]'])
  })
  expect(await before.apply()).toEqual(['210-community-grams.sql'])

  await before.db.withTenant('verde', async (tx) => {
    const carts = await tx.query<{ id: string; products: { id: string; count: number; comment?: string }[] }>(
      "select id, products from custom_carts where business_id = 'verde' order by id",
    )
    const gramsOf = Object.fromEntries(carts.map(({ id, products }) => [id, products.map(({ count }) => count)]))
    expect(gramsOf).toEqual({ typed: [2, 500, 7], stepped: [2, 500, 7], private: [2, 12_000, 7], empty: [] })
    expect(carts.find(({ id }) => id === 'typed')?.products[1]?.comment).toBe('maduro')
    const report = await tx.query('select cart_id, stored_count, before_grams, grams from community_amount_changes order by cart_id')
    expect(report).toEqual([
      { cart_id: 'stepped', stored_count: 5, before_grams: 500, grams: 500 },
      { cart_id: 'typed', stored_count: 500, before_grams: 50_000, grams: 500 },
    ])
  })
})
