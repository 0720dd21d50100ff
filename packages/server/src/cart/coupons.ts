import type { applyCoupon as applyContract, removeCoupon as removeContract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import { stackCoupon } from '@plaza/contracts/cart/coupon-stacking'
import type { AppliedCoupon } from '@plaza/contracts/cart/coupon.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { usesOf, usesOfSql } from '../orders/coupon-uses.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { OpenCart } from './cart.repository.ts'
import { type CouponLimits, countCouponGuess } from './coupon-guesses.ts'
import { type CartUses, changeCart } from './change-cart.ts'

/** A coupon as it stands today, with what a cart must know to judge it. */
export interface StoredCoupon extends AppliedCoupon {
  readonly usesPerUserLimit: number
  readonly usesTotalLimit: number
  readonly usesTotalCount: number
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly offices_ids: readonly string[]
  readonly inactive: boolean
}

/** Adds a coupon to one's own cart; every rule of but the last use, which is decided when the order is placed. The state stays. */
export async function applyCoupon(scope: Scope, { uuid, code }: ParsedInputOf<typeof applyContract>, uses: CartUses & CouponLimits) {
  const giveBack = await countCouponGuess(scope, uses)
  const applied = await changeCart(
    scope,
    { uuid },
    uses,
    async ({ tx, cart, user, now }) => {
      if (!scope.modules.has('cupons')) fail(cartProblems.couponInvalid)
      const coupon = await findByCode(tx, code)
      if (!coupon || !(await isUsable(tx, coupon, { branchId: cart.row.branch_office_id, userId: user.id, now }))) refuse(code)
      const verdict = stackCoupon(cart.row.coupons_applyed, coupon)
      if (!verdict.ok) fail(verdict.problem, { data: verdict.data })
      hold(cart, coupon)
    },
    'same',
  )
  await giveBack()
  return applied
}

export const removeCoupon = (scope: Scope, { uuid, idCoupon }: ParsedInputOf<typeof removeContract>, uses: CartUses) =>
  changeCart(
    scope,
    { uuid },
    uses,
    async ({ cart: { row } }) => {
      row.coupons_applyed = row.coupons_applyed.filter((each) => each.idCoupon !== idCoupon)
    },
    'same',
  )

/** at checkout entry, whatever applies by itself and stands beside what is there already. Answers whether any was added. */
export async function applyAutomatic(tx: Tx, cart: OpenCart, userId: string, now: Date): Promise<boolean> {
  const offered = await tx.query<StoredCoupon>(
    `${couponSql} and c.auto_activate and not c.inactive order by c.stack_limit desc, c.id`,
    [tx.business],
    'coupons-automatic',
  )
  let added = false
  for (const coupon of offered) {
    if (cart.row.coupons_applyed.some((each) => each.idCoupon === coupon.idCoupon)) continue
    if (!stackCoupon(cart.row.coupons_applyed, coupon).ok) continue
    if (!(await isUsable(tx, coupon, { branchId: cart.row.branch_office_id, userId, now }))) continue
    hold(cart, coupon)
    added = true
  }
  return added
}

interface HeldCoupon extends StoredCoupon {
  /** Uses by the cart's owner that were not returned. */
  readonly usesOfOwner: number
}

/** The coupons of these carts as they are today, by cart. */
export async function readHeld(tx: Tx, carts: readonly Pick<OpenCart, 'row'>[]): Promise<Map<string, HeldCoupon[]>> {
  const asked = carts.flatMap(({ row }) => row.coupons_applyed.map(({ idCoupon }) => [row.id, row.user_id, idCoupon] as const))
  if (asked.length === 0) return new Map()
  const rows = await tx.query<HeldCoupon & { cart: string }>(
    `select a.cart, ${couponColumns}, (${usesOfSql('c.id', 'a.person')}) as "usesOfOwner"
     from unnest($2::text[], $3::text[], $4::text[]) as a (cart, person, coupon)
       join coupons c on c.business_id = $1 and c.id = a.coupon`,
    [tx.business, ...[0, 1, 2].map((column) => asked.map((each) => each[column]))],
    'coupons-held',
  )
  return Map.groupBy(rows, (row) => row.cart)
}

/** Takes from the cart the coupons that its branch does not take today; answers their codes. */
export async function dropLostCoupons(tx: Tx, { row }: OpenCart, now: Date): Promise<string[]> {
  if (row.coupons_applyed.length === 0) return []
  const held = (await readHeld(tx, [{ row }])).get(row.id) ?? []
  const isTaken = ({ idCoupon }: AppliedCoupon) =>
    held.some((coupon) => coupon.idCoupon === idCoupon && isOffered(coupon, { branchId: row.branch_office_id, now }))
  const lost = row.coupons_applyed.filter((each) => !isTaken(each))
  row.coupons_applyed = row.coupons_applyed.filter(isTaken)
  return lost.map(({ code }) => code)
}

/** Takes the coupons as they are today; one that may not be used any more refuses the order by name. */
export function refreshCoupons({ row }: OpenCart, held: readonly HeldCoupon[], now: Date): void {
  row.coupons_applyed = row.coupons_applyed.map((each) => {
    const coupon = held.find((one) => one.idCoupon === each.idCoupon)
    const may = coupon && isOffered(coupon, { branchId: row.branch_office_id, now }) && leavesUse(coupon, coupon.usesOfOwner)
    return may ? asApplied(coupon) : refuse(each.code, each.idCoupon)
  })
}

export function refuse(code: string, idCoupon?: string): never {
  fail(cartProblems.couponInvalid, { data: { code: code.trim().toLowerCase(), ...(idCoupon ? { idCoupon } : {}) } })
}

// S-5-040: codes are kept in lower case.
async function findByCode(tx: Tx, code: string): Promise<StoredCoupon | undefined> {
  const [found] = await tx.query<StoredCoupon>(
    `${couponSql} and c.code = $2 and not c.inactive`,
    [tx.business, code.trim().toLowerCase()],
    'coupon-by-code',
  )
  return found
}

interface Asked {
  readonly branchId: string | null
  readonly now: Date
}

const isUsable = async (tx: Tx, coupon: StoredCoupon, { userId, ...asked }: Asked & { readonly userId: string }): Promise<boolean> =>
  isOffered(coupon, asked) && (coupon.usesPerUserLimit === 0 || leavesUse(coupon, await usesOf(tx, coupon.idCoupon, userId)))

function isOffered(coupon: StoredCoupon, { branchId, now }: Asked): boolean {
  if (coupon.inactive || (coupon.startDate && coupon.startDate > now) || (coupon.endDate && coupon.endDate < now)) return false
  if (coupon.offices_ids.length > 0 && !coupon.offices_ids.includes(branchId ?? '')) return false
  return coupon.usesTotalLimit === 0 || coupon.usesTotalCount < coupon.usesTotalLimit
}

const leavesUse = ({ usesPerUserLimit }: StoredCoupon, uses: number) => usesPerUserLimit === 0 || uses < usesPerUserLimit

function hold({ row }: OpenCart, coupon: StoredCoupon) {
  row.coupons_applyed = [...row.coupons_applyed.filter((each) => each.idCoupon !== coupon.idCoupon), asApplied(coupon)]
}

function asApplied({ idCoupon, type, code, value, percentage, stackLimit, produtsIds }: StoredCoupon): AppliedCoupon {
  return { idCoupon, type, code, value, percentage, stackLimit, ...(type === 'products_price' ? { produtsIds: produtsIds ?? [] } : {}) }
}

const couponColumns = `c.id as "idCoupon", c.type, c.code, c.value, c.percentage, c.stack_limit as "stackLimit", c.produts_ids as "produtsIds",
    c.uses_per_user_limit as "usesPerUserLimit", c.uses_total_limit as "usesTotalLimit", c.uses_total_count as "usesTotalCount",
    c.start_date as "startDate", c.end_date as "endDate", c.offices_ids, c.inactive`
const couponSql = `select ${couponColumns} from coupons c where c.business_id = $1`
