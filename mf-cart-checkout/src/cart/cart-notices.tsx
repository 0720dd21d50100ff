import { signInRequested } from '@plaza/contracts/account/account.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { bus } from '@plaza/event-bus'
import { Button, useBranch, useSession } from '@plaza/ui'
import { useAtomValue } from 'jotai'
import { History, UserRound } from 'lucide-react'
import { useState } from 'react'
import { PauseNotice } from './pause-notice.tsx'
import { previousCartAtom, restorePreviousCart } from './previous-cart.ts'

/** What stands over the lines: a pause of the branch, the replaced cart that can come back, a guest's cart that can be kept. */
export function CartNotices({ empty }: { empty: boolean }) {
  const user = useSession()
  const { office } = useBranch()
  const previous = useAtomValue(previousCartAtom)
  return (
    <>
      <PauseNotice office={office} />
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
