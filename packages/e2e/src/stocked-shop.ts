import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startProduct } from './product-server.ts'
import { businesses } from './world.ts'

const plenty = 20_000

/**
 * Makes the folder that every server of a run starts from: the demo shop, with the first branch's shelves so full that no test finds sold
 * out what the tests before it bought. What was sold out stays so.
 */
export async function makeStockedShop(folder: string): Promise<void> {
  const server = await startProduct({}, { dataDir: folder })
  const client = new pg.Client({ host: socketsOf(folder), user: 'plaza', database: 'plaza' })
  await client.connect()
  try {
    for (const business of businesses) {
      await client.query(`begin; set local app.business = '${business}'`)
      const { rows } = await client.query(fill, [business, plenty])
      if (rows.length === 0) throw new Error(`Nothing of ${business} could be stocked`)
      await client.query(settled, [business])
      await client.query('commit')
    }
  } finally {
    await client.end()
    await server.stop()
  }
}

const fill = `update product_branches set stock = $2
  where business_id = $1 and stock > 0
    and office_id = (select id from offices where business_id = $1 and not inactive order by city, name, id limit 1)
  returning product_id`

// What a migration leaves to be read in shops older than it.
const settled = `insert into settled_discounts (business_id, product_id, office_id, price_before, price, price_neto, discount_before, discount)
  select $1, b.product_id, b.office_id, b.price, b.price, b.price_neto, 50, b.discount from product_branches b
  where b.business_id = $1 and b.price > 0 order by b.product_id, b.office_id limit 3`

// PostgreSQL itself says where it listens.
const socketsOf = (folder: string) => readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[4]
