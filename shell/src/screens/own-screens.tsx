import './screens.css'
import { parseRole, roleLabels } from '@plaza/contracts/account/role'
import { Button, EmptyState, useBranch, usePlaza } from '@plaza/ui'
import { Link, Navigate } from '@plaza/ui/router'
import { Hourglass, Newspaper } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { chooseBranch } from '../branch/choose-branch.ts'
import { later } from '../later.tsx'
import type { OwnPath } from '../routes.tsx'
import { signOut } from '../session/sign-out.ts'
import { useShell } from '../shell-context.ts'

const Showcase = later(() => import('./showcase.tsx'), 'page')
const Picker = later(() => import('../branch/branch-picker.tsx'))

/** The small pages that belong to no remote. */
export default function OwnScreen({ name }: { name: OwnPath }) {
  const screens: Record<OwnPath, ReactNode> = {
    config: <Config />,
    terms: <Terms />,
    blog: <Blog />,
    atomic: <Atomic />,
    'coming-soon': <ComingSoon />,
  }
  return <div className="pz-content sh-own">{screens[name]}</div>
}

function Config() {
  const { user, appVersion } = usePlaza()
  const { office } = useBranch()
  const { store, stored } = useShell()
  const [picking, setPicking] = useState<boolean | null>(null)
  return (
    <>
      <h1>Configuración</h1>
      <section className="pz-card pz-stack">
        <h2>Sede</h2>
        <p>{office ? `${office.displayName}, ${office.address}` : 'No has elegido una sede.'}</p>
        <div>
          <Button onClick={() => setPicking(true)}>Cambiar sede</Button>
        </div>
      </section>
      <section className="pz-card pz-stack">
        <h2>Sesión</h2>
        <p>{user ? `${user.name} · ${roleLabels[parseRole(user.role)]}` : 'No has iniciado sesión.'}</p>
        {user && (
          <div>
            <Button onClick={() => signOut()}>Cerrar sesión</Button>
          </div>
        )}
      </section>
      <p className="pz-muted">Versión {appVersion}</p>
      {picking !== null && (
        <Picker
          open={picking}
          onClose={() => setPicking(false)}
          onChoose={(branchId) => {
            void chooseBranch(store, stored, branchId)
            setPicking(false)
          }}
        />
      )}
    </>
  )
}

function Terms() {
  const { business } = usePlaza()
  return (
    <>
      <h1>Términos y condiciones</h1>
      {business.terms ? (
        // Sanitised by the server when it was written.
        <div className="sh-own__text" dangerouslySetInnerHTML={{ __html: business.terms }} />
      ) : (
        <p>
          {business.title} vende por este sitio a consumidores en Colombia. Los precios incluyen impuestos y están en pesos colombianos.
        </p>
      )}
    </>
  )
}

const Blog = () => (
  <>
    <h1>Noticias</h1>
    <EmptyState
      text="Aún no hay noticias. Mientras tanto, mira lo que cocina la comunidad."
      drawing={<Newspaper size={56} strokeWidth={1.25} />}
      action={
        <Link className="pz-button" to="/recipe-book">
          Ver recetas
        </Link>
      }
    />
  </>
)

/** S-2-137. */
const ComingSoon = () => (
  <>
    <h1>Muy pronto</h1>
    <EmptyState
      text="Estamos preparando esta parte de la tienda. Vuelve en unos días."
      drawing={<Hourglass size={56} strokeWidth={1.25} />}
      action={
        <Link className="pz-button pz-button--primary" to="/">
          Seguir mercando
        </Link>
      }
    />
  </>
)

/** Outside production only: on a developer's own machine. */
const Atomic = () => (/(^|\.)localhost$|^127\./.test(location.hostname) ? <Showcase /> : <Navigate to="/" replace />)
