import { signInRequested } from '@plaza/contracts/account/account.events'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { headerAccount } from '@plaza/contracts/registry/registry.slots'
import { bus } from '@plaza/event-bus'
import { useSession } from '@plaza/ui'
import { CircleUserRound } from 'lucide-react'
import './header-account.css'

/** Who is here: the way to the profile, or to signing in. Names are cut to 15 characters, 8 on phones. */
export default function HeaderAccount({ compact }: SlotProps<typeof headerAccount>) {
  const user = useSession()
  const look = `acc-pill${compact ? ' acc-pill--compact' : ''}`
  if (user) {
    return (
      <a className={look} href="/profile">
        <CircleUserRound size={22} aria-hidden="true" />
        <span>{cut(user.name || 'Mi cuenta', compact ? 8 : 15)}</span>
      </a>
    )
  }
  return (
    <button type="button" className={look} onClick={() => bus.publish(signInRequested, { reason: null })}>
      <CircleUserRound size={22} aria-hidden="true" />
      <span>{compact ? 'Cuenta' : 'Iniciar sesión'}</span>
    </button>
  )
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text)
