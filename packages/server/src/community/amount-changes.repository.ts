import type { CommunityAmountChange } from '@plaza/contracts/community/custom-cart.entity'
import type { Tx } from '../platform/database.ts'

/** The published lines that migration 210 read anew; first those of which the cart now gets another amount. */
export const readAmountChanges = (tx: Tx): Promise<CommunityAmountChange[]> =>
  tx.query<CommunityAmountChange>(
    `select h.cart_id, c.name, h.product_id, coalesce(p.title, '') as title, h.stored_count, h.before_grams, h.grams
     from community_amount_changes h
       join custom_carts c on c.business_id = h.business_id and c.id = h.cart_id
       left join products p on p.business_id = h.business_id and p.id = h.product_id
     where h.business_id = $1
     order by h.before_grams <> h.grams desc, c.name, h.cart_id, p.title, h.product_id
     limit 1000`,
    [tx.business],
    'community-amount-changes',
  )
