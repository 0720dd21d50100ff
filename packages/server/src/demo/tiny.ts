import { hashPassword } from '../account/passwords.ts'
import type { Database } from '../platform/database.ts'
import { insertRows } from './insert.ts'
import { idOf } from './ids.ts'
import { addressRows, demoPassword, userRows } from './people.ts'
import { seedSettings } from './seed.ts'
import { shelvesOf } from './shelves.ts'
import { articlesOf } from './stock.ts'
import type { DemoTenant } from './tenant.ts'
import { verde } from './tenants/verde.ts'

const wanted = ['Plátano maduro', 'Lulo de Castilla', 'Tomate chonto', 'Leche entera', 'Queso campesino', 'Arequipe']

/** The tiny world's ids: `tinyIds(business).office('granada')`, `.category('lacteos')`, `.user('cliente@demo.co')`. */
export const tinyIds = (business: string) => ({
  office: (key: 'granada' | 'san-fernando') => idOf(business, 'office', key),
  category: (key: 'fruver' | 'lacteos') => idOf(business, 'category', key),
  user: (email: string) => idOf(business, 'user', email),
})

/** One business for tests: two branches, two categories, six products (three weighed), every module, the demo accounts. */
export async function seedTiny(
  db: Database,
  { business, host, now = new Date() }: { business: string; host: string; now?: Date },
): Promise<void> {
  const tenant: DemoTenant = {
    ...verde,
    id: business,
    hosts: [host],
    isDefault: false,
    branches: verde.branches.slice(0, 2),
    menu: verde.menu.filter(([key]) => key === 'fruver' || key === 'lacteos'),
  }
  const articles = wanted.map((title) => articlesOf(verde).find((article) => article.title.startsWith(title))!)
  const shelves = shelvesOf(tenant, articles)
  const passwordHash = await hashPassword(demoPassword)
  await db.withTenant(business, async (tx) => {
    await seedSettings(tx, tenant, now)
    await insertRows(
      tx,
      'products',
      shelves.map(({ product }) => ({ ...product, inactive: false, inactive_manual: false })),
    )
    await insertRows(
      tx,
      'product_branches',
      shelves.flatMap(({ branches }) => branches.map((branch) => ({ ...branch, stock: branch.quantity_pum * 50 }))),
    )
    await insertRows(tx, 'users', userRows(tenant, passwordHash, now))
    await insertRows(tx, 'addresses', addressRows(tenant))
  })
}
