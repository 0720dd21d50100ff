import { fillText } from '../kernel/text.ts'
import { cartProblems } from './cart.messages.ts'
import type { AppliedCoupon } from './coupon.entity.ts'

type Stackable = Pick<AppliedCoupon, 'idCoupon' | 'code' | 'stackLimit'>

type Verdict =
  | { ok: true; applied: Stackable[] }
  | {
      ok: false
      problem: (typeof cartProblems)['couponAlone' | 'couponLimit' | 'couponBlocked']
      text: string
      data: Record<string, string | number>
    }

/** may `coming` join the coupons of a cart? On success `applied` is the list after, the re-applied one replaced. */
export function stackCoupon(held: readonly Stackable[], coming: Stackable): Verdict {
  const others = held.filter((each) => each.idCoupon !== coming.idCoupon)
  if (coming.stackLimit === 1 && others.length > 0) return refuse('couponAlone', { code: coming.code })
  if (others.length > 0 && others.length >= coming.stackLimit) return refuse('couponLimit', { code: coming.code, n: coming.stackLimit })
  const blocking = others.find((each) => each.stackLimit <= coming.stackLimit)
  if (blocking) return refuse('couponBlocked', { new: coming.code, code: blocking.code })
  return { ok: true, applied: [...others, coming] }
}

function refuse(name: 'couponAlone' | 'couponLimit' | 'couponBlocked', data: Record<string, string | number>): Verdict {
  const problem = cartProblems[name]
  return { ok: false, problem, text: fillText(problem.text, data), data }
}
