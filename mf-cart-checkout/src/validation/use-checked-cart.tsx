import { api } from '@plaza/api-client'
import { checkCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import { later, toasts, useModule } from '@plaza/ui'
import { type ReactNode, useState } from 'react'
import { reloadCart } from '../cart/user-cart.ts'

const ValidationDialog = later(() => import('./validation-dialog.tsx'))

/** Compares the cart with its branch's catalogue today and goes on once nothing is left to accept or reject (S-4-038..045). */
export function useCheckedCart(onFine: () => unknown) {
  const [checking, setChecking] = useState(false)
  const [news, setNews] = useState<CartValidation | null>(null)
  const mayApplyCoupons = useModule('cupons')
  const check = async (uuid: string, branchId: string | null) => {
    setChecking(true)
    const answer = await api.call(checkCart, { uuid, ...(branchId ? { branch_office_id: branchId } : {}) })
    if (!answer.ok || hasNews(answer.value)) setChecking(false)
    if (!answer.ok) return toasts.error(answer.problem.status === 0 ? answer.problem.message : cartTexts.checkFailed)
    if (!hasNews(answer.value)) {
      // A check that passes may have applied coupons of the shop.
      if (mayApplyCoupons) await reloadCart()
      setChecking(false)
      return onFine()
    }
    toasts.info(cartTexts.news)
    setNews(answer.value)
  }
  const close = (settled: boolean) => {
    setNews(null)
    if (settled) void onFine()
  }
  const dialog: ReactNode = news && <ValidationDialog news={news} onClose={close} />
  return { check, checking, dialog }
}
