import { loginState, signInRequested } from '@plaza/contracts/account/account.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { bus } from '@plaza/event-bus'
import { useSession } from '@plaza/ui'
import { Navigate, useLocation } from '@plaza/ui/router'
import { breakpoints } from '@plaza/ui/tokens'
import { useEffect, useState } from 'react'
import { type Mode, SignIn, titles } from './sign-in.tsx'

/** A page on phones, which leads back to where signing in was asked for; on desktop Home with the modal over it. */
export default function LoginPage() {
  const user = useSession()
  const { state } = useLocation()
  const [mode, setMode] = useState<Mode>('login')
  const desktop = innerWidth >= breakpoints.desktop
  useEffect(() => {
    if (desktop && !user) bus.publish(signInRequested, { reason: null })
  }, [desktop, user])
  const from = loginState.safeParse(state).data?.from
  if (user) return <Navigate to={from ?? '/'} replace />
  if (desktop) return <Navigate to="/" replace />
  return (
    <section className="acc-login">
      <h1>{titles[mode]}</h1>
      {from?.startsWith('/checkout') && <p className="acc-form__why">{cartTexts.signInFirst}</p>}
      <SignIn mode={mode} onMode={setMode} />
    </section>
  )
}
