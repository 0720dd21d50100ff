import { api } from '@plaza/api-client'
import { signInRequested } from '@plaza/contracts/account/account.events'
import { me } from '@plaza/contracts/account/account.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { bus } from '@plaza/event-bus'
import { toasts } from '@plaza/ui'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { afterProfile } from './after-profile.ts'
import { useCheckedCart } from '../validation/use-checked-cart.tsx'
import { loadSendLines } from './load-send-lines.ts'
import { readCart } from './cart-state.ts'

/** login, then the check, then identification and phone, then the address step. The minimum stands before it, on the button. */
export function useConfirmCart(onDone?: () => void) {
  const navigate = useNavigate()
  const { check, checking, dialog } = useCheckedCart(async () => {
    const path = await missingInProfile()
    onDone?.()
    void (path ? navigate(path, { state: afterProfile }) : navigate('/checkout/address'))
  })
  const [waiting, setWaiting] = useState(false)
  const confirm = async () => {
    if (readCart().userId === null) {
      toasts.info(cartTexts.signInFirst)
      return bus.publish(signInRequested, { reason: 'checkout' })
    }
    setWaiting(true)
    const sender = await loadSendLines().catch(() => null)
    const order = await sender?.cartAsShown()
    setWaiting(false)
    return order ? check(order.id, order.branch_office_id ?? null) : toasts.error(cartTexts.checkFailed)
  }
  return { confirm, validating: waiting || checking, dialog }
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
