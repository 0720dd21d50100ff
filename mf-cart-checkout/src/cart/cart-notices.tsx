import { signInRequested } from '@plaza/contracts/account/account.events'
import { activePause, formatPauseEnd } from '@plaza/contracts/branches/opening-hours'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { bus } from '@plaza/event-bus'
import { Button, useBranch, useMinute, useSession } from '@plaza/ui'
import { useAtomValue } from 'jotai'
import { CirclePause, History, UserRound } from 'lucide-react'
import { useState } from 'react'
import { previousCartAtom, restorePreviousCart } from './previous-cart.ts'

/** What stands over the lines: a pause of the branch, the replaced cart that can come back, a guest's cart that can be kept. */
export function CartNotices({ empty }: { empty: boolean }) {
  const user = useSession()
  const previous = useAtomValue(previousCartAtom)
  return (
    <>
      <PauseNotice />
      {previous && <PreviousCart />}
      {!user && !empty && (
        <p className="cart-notice">
          <UserRound size={18} aria-hidden="true" />
          <span>{cartTexts.signInToKeep}</span>
          <Button size="small" onClick={() => bus.publish(signInRequested, { reason: 'cart' })}>
            Ingresar
          </Button>
        </p>
      )}
    </>
  )
}

function PauseNotice() {
  const { office } = useBranch()
  const now = useMinute()
  const until = office && activePause(office, now)
  if (!until) return null
  return (
    <p className="cart-notice" role="status">
      <CirclePause size={18} aria-hidden="true" />
      <span>
        {office.displayName} no está recibiendo pedidos hasta {formatPauseEnd(until, now)}
        {office.pause_reason ? ` (${office.pause_reason})` : ''}. Tu carrito queda guardado.
      </span>
    </p>
  )
}

function PreviousCart() {
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    await restorePreviousCart()
    setBusy(false)
  }
  return (
    <p className="cart-notice">
      <History size={18} aria-hidden="true" />
      <span>Guardamos el carrito que tenías antes de ingresar.</span>
      <Button size="small" busy={busy} onClick={() => void restore()}>
        {cartTexts.restorePrevious}
      </Button>
    </p>
  )
}
