import type { listSettledDiscounts, markSettledDiscounts } from '@plaza/contracts/catalog/catalog-admin.api'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import type { SettledDiscount } from '@plaza/contracts/catalog/settled-discount.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { paginate } from '@plaza/contracts/kernel/pagination'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'

type Row = Omit<SettledDiscount, 'date' | 'seen_at'> & { date: Date; seen_at: Date | null }

/** staff of a branch read and mark those of their branch. */
const ownBranch = ({ user }: Scope) => user?.branchId ?? null

/** One page, the unread ones first. */
export function showSettledDiscounts(
  scope: Scope,
  { page, limit, seen }: ParsedInputOf<typeof listSettledDiscounts>,
  { db }: Pick<Uses, 'db'>,
) {
  return db.withTenant(scope.business, async (tx) => {
    const branch = ownBranch(scope)
    const [items, counted] = await Promise.all([
      tx.query<Row>(
        `select d.product_id, p.title, p.id_item, d.office_id, o.display_name as office_name, d.price_before, d.price, d.price_neto,
           d.discount_before::float8 as discount_before, d.discount::float8 as discount, d.date, d.seen_at, d.seen_by
         from settled_discounts d
           join products p on p.business_id = d.business_id and p.id = d.product_id
           join offices o on o.business_id = d.business_id and o.id = d.office_id
         where d.business_id = $1 and ($2::text is null or d.office_id = $2) and ($3::boolean is null or (d.seen_at is not null) = $3)
         order by d.seen_at is not null, p.title, d.product_id, o.display_name, d.office_id limit $4 offset $5`,
        [tx.business, branch, seen ?? null, limit, (page - 1) * limit],
        'settled-discounts',
      ),
      tx.query<{ total: number; unseen: number }>(
        `select count(*) filter (where $3::boolean is null or (seen_at is not null) = $3)::int as total, count(*) filter (where seen_at is null)::int as unseen
         from settled_discounts where business_id = $1 and ($2::text is null or office_id = $2)`,
        [tx.business, branch, seen ?? null],
        'settled-discounts-count',
      ),
    ])
    const { total = 0, unseen = 0 } = counted[0] ?? {}
    return { data: { items: items.map(toSettledDiscount), unseen, pagination: paginate(page, limit, total) } }
  })
}

/**
 * Marks them as read by whoever asks.
 * @throws `SETTLED_DISCOUNT_UNKNOWN` when one of them is not there, or is another branch's than that of branch staff; none is marked then.
 */
export function seeSettledDiscounts(scope: Scope, { entries }: ParsedInputOf<typeof markSettledDiscounts>, { db }: Pick<Uses, 'db'>) {
  return db.withTenant(scope.business, async (tx) => {
    const branch = ownBranch(scope)
    const asked = JSON.stringify(entries)
    const [found] = await tx.query<{ missing: number }>(
      `select count(*) filter (where d.product_id is null)::int as missing
       from jsonb_to_recordset($2::jsonb) r(product_id text, office_id text)
         left join settled_discounts d on d.business_id = $1 and d.product_id = r.product_id and d.office_id = r.office_id
           and ($3::text is null or d.office_id = $3)`,
      [tx.business, asked, branch],
    )
    if (!found || found.missing > 0) fail(productAdminProblems.settledUnknown)
    await tx.run(
      `update settled_discounts d set seen_at = now(), seen_by = $3
       from jsonb_to_recordset($2::jsonb) r(product_id text, office_id text)
       where d.business_id = $1 and d.product_id = r.product_id and d.office_id = r.office_id and d.seen_at is null`,
      [tx.business, asked, scope.user?.name ?? ''],
    )
    return { data: { unseen: await countUnseen(tx, branch) } }
  })
}

async function countUnseen(tx: Tx, branch: string | null): Promise<number> {
  const [row] = await tx.query<{ unseen: number }>(
    `select count(*)::int as unseen from settled_discounts
     where business_id = $1 and seen_at is null and ($2::text is null or office_id = $2)`,
    [tx.business, branch],
  )
  return row?.unseen ?? 0
}

const toSettledDiscount = ({ date, seen_at, ...row }: Row): SettledDiscount => ({
  ...row,
  date: date.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
})
