import type { Database, Tx } from '../platform/database.ts'
import { testOfficeId } from './world.ts'

/** One product on the test shelves; what is left out is ordinary. Prices and stock are those of branch norte; `sur` those of branch sur, null: not sold there. */
export interface ShelfProduct {
  id: string
  title?: string
  brand?: string
  category?: string
  sub?: string
  views?: number
  price?: number
  price_neto?: number
  discount?: number
  stock?: number
  sur?: { price: number; stock: number } | null
  inactive?: boolean
  inactiveManual?: boolean
  tags?: string[]
}

/** Categories `lacteos` (leches, quesos), `carnes` (res; originalName 2, stands first) and the disabled `oculta` (sorpresas); ids start with the business. */
export async function stockShelves(db: Database, business: string, products: readonly ShelfProduct[]) {
  await db.withTenant(business, async (tx) => {
    for (const category of categories) await addCategory(tx, category)
    for (const product of products) await addProduct(tx, product)
  })
}

export const shelfId = (business: string, name: string) => `${business}-${name}`

const categories = [
  { name: 'lacteos', original: '1', position: 2, disabled: false, subs: ['leches', 'quesos'] },
  { name: 'carnes', original: '2', position: 1, disabled: false, subs: ['res'] },
  { name: 'oculta', original: '3', position: 3, disabled: true, subs: ['sorpresas'] },
]

async function addCategory(tx: Tx, { name, original, position, disabled, subs }: (typeof categories)[number]) {
  const id = shelfId(tx.business, name)
  await tx.run(
    `insert into categories (business_id, id, category_name, original_name, position, disabled, product_card_config)
     values ($1, $2, $3, $4, $5, $6, '{"likes": true}') on conflict do nothing`,
    [tx.business, id, name, original, position, disabled],
  )
  for (const [index, sub] of subs.entries()) {
    await tx.run(
      `insert into sub_categories (business_id, id, category_id, display_name, name, "order") values ($1, $2, $3, $4, $4, $5) on conflict do nothing`,
      [tx.business, shelfId(tx.business, sub), id, sub, index],
    )
  }
}

async function addProduct(tx: Tx, product: ShelfProduct) {
  const {
    id,
    title = id,
    brand = 'Colanta',
    category = 'lacteos',
    sub = 'leches',
    views = 0,
    inactive = false,
    inactiveManual = false,
    tags = [],
  } = product
  await tx.run(
    `insert into products (business_id, id, id_item, title, brand, category_id, sub_category_id, tags, views_total_count, inactive, inactive_manual)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.business,
      shelfId(tx.business, id),
      `SKU-${id}`,
      title,
      brand,
      shelfId(tx.business, category),
      shelfId(tx.business, sub),
      JSON.stringify(tags),
      views,
      inactive,
      inactiveManual,
    ],
  )
  await addPrices(tx, product)
}

async function addPrices(tx: Tx, { id, price = 5000, price_neto = 0, discount = 0, stock = 10, sur = null }: ShelfProduct) {
  const entries = [
    { branch: 'norte' as const, price, price_neto, discount, stock },
    ...(sur ? [{ branch: 'sur' as const, price_neto: 0, discount: 0, ...sur }] : []),
  ]
  for (const entry of entries) {
    await tx.run(
      'insert into product_branches (business_id, product_id, office_id, price, price_neto, discount, stock) values ($1, $2, $3, $4, $5, $6, $7)',
      [
        tx.business,
        shelfId(tx.business, id),
        testOfficeId(tx.business, entry.branch),
        entry.price,
        entry.price_neto,
        entry.discount,
        entry.stock,
      ],
    )
  }
}
