import * as z from 'zod/mini'
import { id, maybe, pesos } from '../kernel/base.ts'
import { cartValidation } from './validation.entity.ts'

const namedBranch = z.object({ id, displayName: maybe.text })

const amounts = z.object({
  price_subtotal_computed: pesos,
  /** Tax on bags included. */
  price_total_bags: pesos,
  coupons_total: pesos,
  price_domicile: pesos,
  price_total_computed: pesos,
})

/** What moving a cart to another branch does to it. `changes` compares each line with the new branch; its ready lines stay empty. Ours. */
export const branchChange = z.object({
  /** Null when the cart had no branch yet. */
  from: z.nullable(namedBranch),
  to: namedBranch,
  changes: cartValidation,
  /** Codes of the coupons that the new branch does not take. */
  coupons_lost: z.array(z.string()),
  before: amounts,
  after: amounts,
})
export type BranchChange = z.output<typeof branchChange>

/**
 * Sent with a destination: when another branch serves it and that changes the cart, the server asks first (`BRANCH_CHANGES`). `branch_office_id` and
 * `total` repeat what the shopper was shown and accepted; `remove` names lines to leave out instead of keeping what the branch has of them.
 */
export const branchConsent = z.object({
  branch_office_id: z.optional(id),
  total: z.optional(pesos),
  remove: z.optional(z.array(id).check(z.maxLength(500))),
})
export type BranchConsent = z.output<typeof branchConsent>

/** True when the shopper has something to decide or to know: a line, a coupon or an amount differs. */
export const changesCart = ({ changes, coupons_lost, before, after }: BranchChange): boolean =>
  changes.productsDifferentPrice.length +
    changes.productsInactive.length +
    changes.productsNotExists.length +
    changes.productsWithoutStock.length +
    coupons_lost.length >
    0 || before.price_subtotal_computed !== after.price_subtotal_computed
