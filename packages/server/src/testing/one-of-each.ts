import type { ResourceName } from '@plaza/contracts/resources/resource.entity'
import type { Database, Tx } from '../platform/database.ts'
import { shelfId, stockShelves } from './shelves.ts'
import { testOfficeId, testUserId } from './world.ts'

/** Stands in a text of every record of `seedOneOfEach`: an answer that holds it has told too much. */
export const secretOf = (business: string) => `SECRETO-${business.toUpperCase()}`

/** The id of the record of this resource that `seedOneOfEach` makes. */
export function oneOf(business: string, name: ResourceName): string {
  if (name === 'users') return testUserId(business, 'cliente@demo.co')
  if (name === 'offices') return testOfficeId(business, 'norte')
  if (name === 'categories') return shelfId(business, 'lacteos')
  return shelfId(business, name === 'products' ? 'leche' : name)
}

/** The id of the log's entry that `seedOneOfEach` makes. */
export const auditEntryOf = 1_000_000_000

/** One record of each generic resource in a business of the test world. */
export async function seedOneOfEach(db: Database, business: string) {
  await stockShelves(db, business, [{ id: 'leche', title: secretOf(business) }])
  await db.withTenant(business, async (tx) => {
    for (const [name, columns] of Object.entries(recordsOf(tx))) await insert(tx, name, columns)
    await insert(tx, 'audit_changes', {
      change_set: 'one',
      seq: 1,
      action: 'update',
      entity: 'users',
      entity_id: 'x',
      after: JSON.stringify(secretOf(business)),
    })
    await tx.run(
      `insert into audit_log (business_id, id, change_set, user_name, action, entity, entity_id) overriding system value
       values ($1, $2, 'one', $3, 'update', 'users', $4)`,
      [business, auditEntryOf, secretOf(business), oneOf(business, 'users')],
    )
    await tx.run('update users set last_name = $2 where business_id = $1', [tx.business, secretOf(business)])
    await tx.run('update offices set address = $2 where business_id = $1', [tx.business, secretOf(business)])
    await tx.run('update categories set restrictions_message = $2 where business_id = $1', [tx.business, secretOf(business)])
  })
}

function recordsOf({ business }: Tx): Record<string, Record<string, unknown>> {
  const id = (name: ResourceName) => oneOf(business, name)
  const secret = secretOf(business)
  const user = testUserId(business, 'cliente@demo.co')
  const order = { user_id: user, user_fullname: secret, branch_office_id: testOfficeId(business, 'norte') }
  return {
    brands: { id: id('brands'), name: secret, display_name: secret },
    campaigns: { id: id('campaings'), type: 'ALL_USERS_SMS', title: secret },
    coupons: { id: id('cupons'), type: 'total_cart', code: secret.toLowerCase(), description: secret },
    'orders ': { id: id('orders'), id_order: 1, state: '13_order_received', placed_at: new Date(), ...order },
    orders: { id: id('shopping_cart'), state: '1_waiting_products', ...order },
    order_lines: {
      id: id('products'),
      order_id: id('shopping_cart'),
      product_id: id('products'),
      id_item: 'SKU',
      count: 1,
      comment: secret,
    },
    coupon_uses: { id: id('cupons-used'), id_cupon: id('cupons'), id_user: user, id_shopping_cart: id('orders') },
    custom_carts: { id: id('custom_carts'), name: secret, type: 'market', creator_id: user },
    habeas_registrations: { id: id('habeas-data'), user_type: 'NATURAL', user_data: JSON.stringify({ name: secret }) },
    logs: { id: id('logs'), type: secret },
    offers: { id: id('offers'), name_offer: secret, section: 'HOME' },
    cart_history: { id: id('shopping_cart_history'), user_id: user, shopping_cart: '{}', action: secret },
    stats: { id: id('stats'), type: secret },
    zones: {
      id: shelfId(business, 'zona'),
      office_id: testOfficeId(business, 'norte'),
      distance: 'cercano',
      delivery_fee: 1,
      polygon: '[]',
    },
    product_imports: { id: shelfId(business, 'import'), file_name: secret, phase: 'checked', status_message: secret },
  }
}

function insert(tx: Tx, name: string, columns: Record<string, unknown>) {
  const names = ['business_id', ...Object.keys(columns)]
  return tx.run(`insert into ${name} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`, [
    tx.business,
    ...Object.values(columns),
  ])
}
