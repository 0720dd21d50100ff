import { api } from '@plaza/api-client'
import { signInRequested } from '@plaza/contracts/account/account.events'
import { me } from '@plaza/contracts/account/account.api'
import { checkCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import { bus } from '@plaza/event-bus'
import { toasts, useBranch } from '@plaza/ui'
import { useNavigate } from '@plaza/ui/router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { readCart } from './cart-state.ts'

const ValidationDialog = lazy(() => import('../validation/validation-dialog.tsx'))

/** login, then the check, then identification and phone, then the address step. The minimum stands before it, on the button. */
export function useConfirmCart(onDone?: () => void) {
  const navigate = useNavigate()
  const { branchId } = useBranch()
  const [validating, setValidating] = useState(false)
  const [news, setNews] = useState<CartValidation | null>(null)

  const go = async () => {
    const path = await missingInProfile()
    onDone?.()
    navigate(path ?? '/checkout/address')
  }
  const confirm = async () => {
    const { userId, order } = readCart()
    if (userId === null) {
      toasts.info(cartTexts.signInFirst)
      return bus.publish(signInRequested, { reason: 'checkout' })
    }
    if (!order) return
    setValidating(true)
    const answer = await api.call(checkCart, { uuid: order.id, ...(branchId ? { branch_office_id: branchId } : {}) })
    setValidating(false)
    if (!answer.ok) return toasts.error(answer.problem.status === 0 ? answer.problem.message : cartTexts.checkFailed)
    if (!hasNews(answer.value)) return go()
    toasts.info(cartTexts.news)
    setNews(answer.value)
  }
  const dialog: ReactNode = news && (
    <Suspense fallback={null}>
      <ValidationDialog
        news={news}
        onClose={(settled) => {
          setNews(null)
          if (settled) void go()
        }}
      />
    </Suspense>
  )
  return { confirm, validating, dialog }
}

/** The profile page that must be filled in first, after saying why; null when nothing is missing. */
async function missingInProfile(): Promise<string | null> {
  const answer = await api.call(me, {})
  if (!answer.ok) return null
  const { identification_card, phone } = answer.value.user
  if (identification_card && phone) return null
  toasts.info(identification_card ? cartTexts.phoneFirst : cartTexts.identificationFirst)
  return '/profile/data'
}
