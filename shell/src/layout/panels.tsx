import { type LoginState, sessionChanged, signInClosed, signInRequested } from '@plaza/contracts/account/account.events'
import { cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { modalSignIn, panelCart } from '@plaza/contracts/registry/registry.slots'
import { holdOwnWindows, Slot, toasts, useEvent } from '@plaza/ui'
import { useLocation, useNavigate } from '@plaza/ui/router'
import { useEffect, useState } from 'react'
import { useOpenedSlot } from './use-opened-slot.ts'
import { useAskedByAddress, useGoingOn } from '../session/use-going-on.ts'

/** The cart's side panel: mounted with its first opening, closed by going to another page. */
export function CartPanel() {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null | undefined>(undefined)
  useEvent(cartPanelRequested, ({ open }) => setOpenOn((was) => (open ? pathname : was && null)))
  useOpenedSlot(panelCart, openOn === pathname, () => setOpenOn(null))
  if (openOn === undefined) return null
  return <Slot of={panelCart} with={{ open: openOn === pathname }} empty={null} />
}

/** The login modal; below 900 px the login page. Each request mounts it anew, open. */
export function SignInModal() {
  const [request, setRequest] = useState(0)
  const goOnAt = useGoingOn()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEvent(sessionChanged, ({ userId }) => userId && setRequest(0))
  useEvent(signInClosed, () => setRequest(0))
  useEvent(signInRequested, ({ next, reason }) => {
    if (reason === 'likes') toasts.info('Inicia sesión para guardar productos en tus carritos.')
    if (!matchMedia('(min-width: 900px)').matches)
      return void navigate('/login', { state: { from: next ?? pathname + search } satisfies LoginState })
    goOnAt(next ?? null)
    setRequest((last) => last + 1)
  })
  // After the line above, which hears what this may ask.
  useAskedByAddress()
  // Its code may still be loading when a window that nobody asked for looks around.
  useEffect(() => (request > 0 ? holdOwnWindows() : undefined), [request])
  useOpenedSlot(modalSignIn, request > 0, () => setRequest(0))
  if (request === 0) return null
  return <Slot key={request} of={modalSignIn} with={{ open: true }} empty={null} />
}
