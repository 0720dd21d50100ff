import { signInRequested } from '@plaza/contracts/account/account.events'
import { bus } from '@plaza/event-bus'
import { Button, EmptyState, usePlaza, useSession } from '@plaza/ui'
import { useLocation } from '@plaza/ui/router'
import { UserRound } from 'lucide-react'
import { endSession } from '../session/begin-session.ts'
import { Addresses } from './addresses.tsx'
import { Orders } from './orders.tsx'
import { ProfileData } from './profile-data.tsx'
import './profile.css'

const tabs = [
  { path: '/profile/addresses', label: 'Direcciones', Tab: Addresses },
  { path: '/profile/orders', label: 'Pedidos', Tab: Orders },
  { path: '/profile/data', label: 'Datos', Tab: ProfileData },
] as const

export default function ProfilePage() {
  const user = useSession()
  const { appVersion } = usePlaza()
  const { pathname } = useLocation()
  if (!user) return <SignInFirst />
  const { Tab, path } = tabs.find((tab) => pathname.startsWith(tab.path)) ?? tabs[2]
  return (
    <div className="acc-profile">
      <nav className="acc-profile__menu" aria-label="Mi perfil">
        {tabs.map((tab) => (
          <a key={tab.path} href={tab.path} aria-current={tab.path === path ? 'page' : undefined}>
            {tab.label}
          </a>
        ))}
        <Button look="quiet" onClick={() => void endSession()}>
          Cerrar sesión
        </Button>
        <small>Versión {appVersion}</small>
      </nav>
      <section className="acc-profile__tab">
        <Tab />
      </section>
    </div>
  )
}

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
