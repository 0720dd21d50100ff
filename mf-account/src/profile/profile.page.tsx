import { signInRequested } from '@plaza/contracts/account/account.events'
import { parseRole } from '@plaza/contracts/account/role'
import { bus } from '@plaza/event-bus'
import { Button, EmptyState, useModule, usePlaza, useSession } from '@plaza/ui'
import { useLocation } from '@plaza/ui/router'
import { LogOut, UserRound } from 'lucide-react'
import { endSession } from '../session/begin-session.ts'
import { Addresses } from './addresses.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { Orders } from './orders.tsx'
import { ProfileData } from './profile-data.tsx'
import './profile.css'

const tabs = [
  { path: '/profile/addresses', label: 'Direcciones', Tab: Addresses },
  { path: '/profile/orders', label: 'Pedidos', Tab: Orders },
  { path: '/profile/data', label: 'Datos', Tab: ProfileData },
] as const

// S-2-014: payments and whatever else is asked for; no entry of the menu leads here.
const comingSoon = { path: null, Tab: ComingSoon }

export default function ProfilePage() {
  const user = useSession()
  const { appVersion } = usePlaza()
  const { pathname } = useLocation()
  const infoV2 = useModule('user_info_v2')
  const givenWork = useModule('delivery_picker')
  if (!user) return <SignInFirst />
  // orders are given to these two; the shop is all they see.
  const works = ['picker', 'delivery'].includes(parseRole(user.role))
  const { Tab, path } = tabs.find((tab) => pathname.startsWith(tab.path)) ?? (/^\/profile\/*$/.test(pathname) ? tabs[2] : comingSoon)
  return (
    <div className="acc-profile">
      {infoV2 && <UserInfo name={user.name} />}
      <nav className="acc-profile__menu" aria-label="Mi perfil">
        {tabs.map((tab) => (
          <a
            key={tab.path}
            ref={tab.path === path ? showInRow : undefined}
            href={tab.path}
            aria-current={tab.path === path ? 'page' : undefined}
          >
            {tab.label}
          </a>
        ))}
        {givenWork && works && <a href="/picking">Pedidos asignados</a>}
      </nav>
      <section className="acc-profile__tab">
        <Tab />
      </section>
      <div className="acc-profile__end">
        <Button look="quiet" onClick={() => endSession()}>
          <LogOut size={18} aria-hidden="true" />
          Cerrar sesión
        </Button>
        <small>Versión {appVersion}</small>
      </div>
    </div>
  )
}

/** On a phone the tabs are one row that scrolls: the one in use is never outside of it. */
function showInRow(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Module user_info_v2: who this is, above the sections. */
const UserInfo = ({ name }: { name: string }) => (
  <p className="acc-info" data-testid="user_info_v2">
    <span className="acc-info__mark" aria-hidden="true">
      {initialsOf(name) || <UserRound size={22} />}
    </span>
    <strong>{name || 'Mi cuenta'}</strong>
  </p>
)

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** */
const SignInFirst = () => (
  <EmptyState
    drawing={<UserRound size={56} strokeWidth={1.25} />}
    text="Inicia sesión para ver tu perfil."
    action={
      <Button look="primary" onClick={() => bus.publish(signInRequested, { reason: 'profile' })}>
        Iniciar sesión
      </Button>
    }
  />
)
