import type { Tx } from '../platform/database.ts'
import { recordQuotas } from '../platform/quotas.ts'

/** Of the person whose entry this is, the latest entries stay: nobody removes them by hand. */
export const trimCartHistory = async (tx: Tx, entryId: string): Promise<void> =>
  void (await tx.run(
    `delete from cart_history h using (
       select t.id from cart_history t join cart_history n on n.business_id = t.business_id and n.user_id = t.user_id
       where n.business_id = $1 and n.id = $2 order by t.id = $2 desc, t.creation_date desc, t.id offset $3) old
     where h.business_id = $1 and h.id = old.id`,
    [tx.business, entryId, recordQuotas.cartHistory.perPerson],
    'cart-history-trim',
  ))
