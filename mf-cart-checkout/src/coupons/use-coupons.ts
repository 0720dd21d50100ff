import { api } from '@plaza/api-client'
import { applyCoupon, removeCoupon } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { useState } from 'react'
import { showCart } from '../cart/user-cart.ts'

export interface Coupons {
  readonly busy: boolean
  /** Why the last code was refused. */
  readonly problem: string | null
  /** True when the cart has it now. */
  readonly apply: (code: string) => Promise<boolean>
  readonly remove: (idCoupon: string) => Promise<boolean>
}

/** The coupons of a cart, applied by a typed code or by a banner. The answer goes to the cart every part shows. */
export function useCoupons({ id: uuid }: Order): Coupons {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const settle = async (asked: () => ReturnType<typeof apply>) => {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    const answer = await asked()
    setBusy(false)
    if (answer.ok) showCart(answer.value.cart)
    else setProblem(answer.problem.status === 0 || answer.problem.status >= 500 ? cartTexts.updateFailed : answer.problem.message)
    return answer.ok
  }
  return {
    busy,
    problem,
    apply: (code) => settle(() => apply(uuid, code)),
    remove: (idCoupon) => settle(() => api.call(removeCoupon, { uuid, idCoupon })),
  }
}

const apply = (uuid: string, code: string) => api.call(applyCoupon, { uuid, code })
