import './work-area.css'
import { IconButton, useBusiness, useSession } from '@plaza/ui'
import { Link, matchPath, Navigate, useLocation } from '@plaza/ui/router'
import { LogOut, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageRoutes } from '../routes.tsx'
import { signOut } from '../session/sign-out.ts'
import { useWayHome } from '../session/use-way-home.ts'
import { useShellState } from '../shell-context.ts'

/** Pages that staff work on with a phone in one hand: nothing of the shop stands over the work. `children` is the shop, for who may not open them. */
export default function WorkArea({ children }: { children: ReactNode }) {
  const user = useSession()
  const { pathname } = useLocation()
  const { composition } = useShellState()
  const wayHome = useWayHome()
  const { title } = useBusiness()
  if (!user) return <Navigate to={wayHome} replace />
  const opens = composition.pages.some(({ paths }) => paths.some((path) => matchPath(path, pathname)))
  if (!opens) return children
  return (
    <div className="sh-work">
      <a className="sh-skip" href="#contenido">
        Saltar al contenido
      </a>
      <header className="sh-work__bar">
        <strong className="sh-work__shop">{title}</strong>
        <span className="sh-work__user">{user.name}</span>
        <Link className="pz-icon-button" to="/" aria-label="Ir a la tienda">
          <Store size={20} aria-hidden="true" />
        </Link>
        <IconButton label="Cerrar sesión" onClick={() => void signOut()}>
          <LogOut size={20} />
        </IconButton>
      </header>
      <main id="contenido" className="sh-work__main" tabIndex={-1}>
        <PageRoutes />
      </main>
    </div>
  )
}
