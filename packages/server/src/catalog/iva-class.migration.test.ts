import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BeforeMigration, databaseBefore } from '../testing/migration.ts'

let before: BeforeMigration
beforeAll(async () => {
  before = await databaseBefore('221-iva-class.sql')
})
afterAll(() => before.stop())

test('IVA class: what may be the former default is nobody’s choice any more; chosen classes stay', async () => {
  const insert = `insert into products (business_id, id, id_item, title, category_id, sub_category_id`
  await before.db.withTenant('verde', async (tx) => {
    await tx.run("insert into businesses (business_id, config) values ('verde', '{}')")
    await tx.run("insert into categories (business_id, id, category_name, original_name) values ('verde', 'c', 'C', '1')")
    await tx.run("insert into sub_categories (business_id, id, category_id, display_name, name) values ('verde', 's', 'c', 'S', 's')")
    await tx.run(`${insert}) values ('verde', 'default', 'd', 'D', 'c', 's')`)
    await tx.run(
      `${insert}, iva_class) values ('verde', 'exempt', 'e', 'E', 'c', 's', 'exento'), ('verde', 'full', 'f', 'F', 'c', 's', 'iva19')`,
    )
  })
  expect(await before.apply()).toEqual(['221-iva-class.sql'])
  const stored = await before.db.withTenant('verde', async (tx) => {
    await tx.run(`${insert}) values ('verde', 'new', 'n', 'N', 'c', 's')`)
    return tx.query("select id, iva_class from products where business_id = 'verde' order by id")
  })
  expect(stored).toEqual([
    { id: 'default', iva_class: null },
    { id: 'exempt', iva_class: 'exento' },
    { id: 'full', iva_class: null },
    { id: 'new', iva_class: null },
  ])
})
