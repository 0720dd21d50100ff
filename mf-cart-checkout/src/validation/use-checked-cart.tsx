import { api } from '@plaza/api-client'
import { checkCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import { toasts } from '@plaza/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ValidationDialog = lazy(() => import('./validation-dialog.tsx'))

/** Compares the cart with a branch's catalogue today and goes on once nothing is left to accept or reject (S-4-038..045). */
export function useCheckedCart(onFine: () => unknown) {
  const [checking, setChecking] = useState(false)
  const [news, setNews] = useState<CartValidation | null>(null)
  const [branch, setBranch] = useState<string | null>(null)
  const check = async (uuid: string, branchId: string | null) => {
    setBranch(branchId)
    setChecking(true)
    const answer = await api.call(checkCart, { uuid, ...(branchId ? { branch_office_id: branchId } : {}) })
    setChecking(false)
    if (!answer.ok) return toasts.error(answer.problem.status === 0 ? answer.problem.message : cartTexts.checkFailed)
    if (!hasNews(answer.value)) return onFine()
    toasts.info(cartTexts.news)
    setNews(answer.value)
  }
  const close = (settled: boolean) => {
    setNews(null)
    if (settled) void onFine()
  }
  const dialog: ReactNode = news && (
    <Suspense fallback={null}>
      <ValidationDialog news={news} branchId={branch} onClose={close} />
    </Suspense>
  )
  return { check, checking, dialog }
}
