import type { Database } from '../platform/database.ts'
import { seedBusinesses, testOfficeId, testUserId } from './world.ts'

/** A business with so many placed orders, a minute apart, at two branches: nearly all of them done, as in any shop of some years. For measuring. */
export async function seedManyOrders(db: Database, business: string, orders: number) {
  await seedBusinesses(db, [business])
  await db.withTenant(business, async (tx) => {
    // What the triggers would add up a million times is added up once.
    await tx.run('alter table orders disable trigger user')
    await tx.run(
      `insert into orders (business_id, id, id_order, user_id, user_fullname, state, type, branch_office_id, payment_method_selected,
         price_subtotal_computed, price_total, price_total_computed, placed_at, creation_date, last_update)
       select $1, 'order-' || n, n, $3, 'Ana Ramírez',
         case when n > $2 - 900 then (array['13_order_received', '6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products'])[1 + n % 5]
           when n % 11 = 0 then '12_store_cancel_order' else '10_store_dispatch_products' end,
         case when n % 6 = 0 then 'pickup' else 'delivery' end, case when n % 3 = 0 then $5 else $4 end, 'cash',
         total, total, total, now() - ($2 - n) * interval '1 minute', now() - ($2 - n) * interval '1 minute', now()
       from (select n, (20000 + (n::bigint * 7919) % 400000)::int as total from generate_series(1, $2::int) n) numbered`,
      [business, orders, testUserId(business, 'cliente@demo.co'), testOfficeId(business, 'norte'), testOfficeId(business, 'sur')],
    )
    await tx.run('alter table orders enable trigger user')
    await tx.run(
      `insert into order_tallies (business_id, branch_office_id, type, state, inactive, orders)
       select business_id, branch_office_id, type, state, inactive, count(*) from orders where business_id = $1 group by 1, 2, 3, 4, 5`,
      [business],
    )
    // Lines of the orders that a first page shows.
    await tx.run(
      `insert into order_lines (business_id, order_id, product_id, id, id_item, count, total_price, product)
       select $1, 'order-' || n, 'p' || l, 'p' || l, 'p' || l, 1, 5000, jsonb_build_object('id', 'p' || l, 'id_item', 'p' || l, 'title', 'Producto ' || l)
       from generate_series($2::int - 200, $2::int) n, generate_series(1, 12) l`,
      [business, orders],
    )
  })
}
