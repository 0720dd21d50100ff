import type { listCartHistory as contract } from '@plaza/contracts/cart/cart.api'
import type { CartHistoryEntry } from '@plaza/contracts/cart/history.entity'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { paginate } from '@plaza/contracts/kernel/pagination'
import type { Scope } from '../platform/scope.ts'
import type { CartUses } from './change-cart.ts'

/** What a user's carts were, newest first; for staff of users. */
export async function listCartHistory(
  scope: Scope,
  { userId, page, limit }: ParsedInputOf<typeof contract>,
  { db }: CartUses,
): Promise<OutputOf<typeof contract>> {
  const rows = await db.withTenant(scope.business, (tx) =>
    tx.query<Row>(
      `select id, user_id as "userId", shopping_cart as "shoppingCart", device, ip, action, creation_date, product_count as "productCount",
         product_names as "productNames", admin_send_restore as "adminSendRestore", restored_date, count(*) over ()::int as total
       from cart_history where business_id = $1 and user_id = $2 order by creation_date desc, id limit $3 offset $4`,
      [tx.business, userId, limit, (page - 1) * limit],
      'cart-history',
    ),
  )
  return { data: { history: rows.map(toEntry), pagination: paginate(page, limit, rows[0]?.total ?? 0) } }
}

type Row = Omit<CartHistoryEntry, 'creationDate' | 'restoredDate'> & { creation_date: Date; restored_date: Date | null; total: number }

const toEntry = ({ total: _total, creation_date, restored_date, ...entry }: Row): CartHistoryEntry => ({
  ...entry,
  creationDate: creation_date.toISOString(),
  restoredDate: restored_date?.toISOString() ?? null,
})
