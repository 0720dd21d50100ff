import { me } from '@plaza/contracts/account/account.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useNavigate } from '@plaza/ui/router'
import { useEffect } from 'react'
import { afterProfile } from '../cart/after-profile.ts'

/** S-5-035 to S-5-037 for whoever comes straight to a step: what the profile lacks is said, and the profile opened. */
export function useReadyToCheckOut() {
  const navigate = useNavigate()
  const { data } = useCall(me, {})
  const missing = data && missingText(data.user)
  useEffect(() => {
    if (!missing) return
    toasts.info(missing)
    void navigate('/profile/data', { replace: true, state: afterProfile })
  }, [missing, navigate])
}

interface Profile {
  readonly identification_card?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** What to say to someone whose profile is not complete; null when it is. */
export function missingText({ identification_card, phone }: Profile): string | null {
  if (!identification_card) return cartTexts.identificationFirst
  return phone ? null : cartTexts.phoneFirst
}
