import { isAdminOrSuper } from '@plaza/contracts/account/role'
import type {
  copyCustomCart as customContract,
  copyOrder as orderContract,
  restoreCart as restoreContract,
} from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { openStatesSql } from './cart.repository.ts'
import { type CartUses, signedInUser } from './change-cart.ts'
import { type Copied, mergeLines, type Wish } from './merge-lines.ts'

/** an order once more. Of one's own; staff may copy those of their branch, without what their buyers wrote on the lines. */
export const copyOrder = (scope: Scope, input: ParsedInputOf<typeof orderContract>, uses: CartUses) =>
  copyOnce(scope, input, uses, (tx) => wishesOfOrder(tx, signedInUser(scope), input.id))

/** a market, recipe or event of the business, or a saved cart of one's own. */
export const copyCustomCart = (scope: Scope, input: ParsedInputOf<typeof customContract>, uses: CartUses) =>
  copyOnce(scope, input, uses, (tx) => wishesOfCustomCart(tx, signedInUser(scope), input.id))

/** A second press within this time is the same press. */
const samePressMs = 3000

/** Of two presses the second waits for the first, adds nothing and gets the same answer. */
const copyOnce = (
  scope: Scope,
  input: { id: string; branch_office_id?: string | undefined },
  uses: CartUses,
  find: (tx: Tx) => Promise<Wish[]>,
): Promise<Copied> =>
  mergeLines(scope, input, uses, find, async (tx) => {
    const now = uses.clock.now()
    const marked = await tx.run(
      `insert into cart_copies as c (business_id, user_id, source, copied_at) values ($1, $2, $3, $4)
       on conflict (business_id, user_id, source) do update set copied_at = excluded.copied_at where c.copied_at <= $5`,
      [tx.business, signedInUser(scope).id, input.id, now, new Date(now.getTime() - samePressMs)],
      'copy-once',
    )
    return marked === 0
  })

/** what the guest's cart replaced joins the cart again, once: a second tap finds nothing. */
export const restoreCart = (scope: Scope, input: ParsedInputOf<typeof restoreContract>, uses: CartUses) =>
  mergeLines(scope, input, uses, (tx) => wishesOfHistory(tx, signedInUser(scope), input.id, uses.clock.now()))

async function wishesOfOrder(tx: Tx, user: Visitor, id: string): Promise<Wish[]> {
  const [order] = await tx.query<{ wishes: Wish[] }>(
    `select coalesce((select jsonb_agg(jsonb_build_object('productId', l.product_id, 'title', coalesce(l.product ->> 'title', ''), 'count', l.count,
         'countType', l.count_type, 'comment', case when o.user_id = $3 then l.comment else '' end, 'maturity', l.maturity, 'optionsTags', l.options_tags) order by l.creation_date, l.product_id)
       from order_lines l where l.business_id = $1 and l.order_id = o.id), '[]') as wishes
     from orders o
     where o.business_id = $1 and o.id = $2 and not o.inactive and o.state not in (${openStatesSql}) 
       and (o.user_id = $3 or ($4 and ($5::text is null or o.branch_office_id = $5)))`,
    [tx.business, id, user.id, isAdminOrSuper(user.role), user.branchId],
    'copy-order',
  )
  return (order ?? fail(cartProblems.cartNotFound)).wishes
}

async function wishesOfCustomCart(tx: Tx, user: Visitor, id: string): Promise<Wish[]> {
  const [cart] = await tx.query<{ wishes: Wish[] }>(
    `select coalesce((select jsonb_agg(jsonb_build_object('productId', w.id, 'title', coalesce(p.title, ''), 'count', coalesce(w.count, 1),
         'countType', coalesce(w."countType", 'units'), 'comment', coalesce(w.comment, ''), 'maturity', null, 'optionsTags', '[]'::jsonb, 'ofCommunity', true))
       from jsonb_to_recordset(c.products) as w(id text, count int, "countType" text, comment text)
         left join products p on p.business_id = $1 and p.id = w.id
       where coalesce(w.count, 1) > 0), '[]') as wishes
     from custom_carts c
     where c.business_id = $1 and c.id = $2 and not c.inactive and (c.type <> 'private_user_collection' or c.creator_id = $3)`,
    [tx.business, id, user.id],
    'copy-custom-cart',
  )
  return (cart ?? fail(cartProblems.cartNotFound)).wishes
}

// Marked and read in one statement: of two taps the second waits and finds it restored.
async function wishesOfHistory(tx: Tx, user: Visitor, id: string, now: Date): Promise<Wish[]> {
  const [entry] = await tx.query<{ products: StoredLine[] | null }>(
    `update cart_history set restored_date = $4 where business_id = $1 and id = $2 and user_id = $3 and restored_date is null
     returning shopping_cart -> 'products' as products`,
    [tx.business, id, user.id, now],
    'restore-cart',
  )
  return ((entry ?? fail(cartProblems.cartNotFound)).products ?? []).filter((line) => line.count > 0).map(toWish)
}

type StoredLine = { id: string; product?: { title?: string } } & Partial<Wish> & Pick<Wish, 'count'>

const toWish = ({ id, product, count, countType, comment, maturity, optionsTags }: StoredLine): Wish => ({
  productId: id,
  title: product?.title ?? '',
  count,
  countType: countType ?? 'units',
  comment: comment ?? '',
  maturity: maturity ?? null,
  optionsTags: optionsTags ?? [],
})
