import './admin.css'
import { parseRole, roleLabels } from '@plaza/contracts/account/role'
import { adminRouteAt } from '@plaza/contracts/kernel/admin-routes'
import { IconButton, useBusiness, usePlaza, useSession } from '@plaza/ui'
import { Link, matchPath, Navigate, NavLink, useLocation } from '@plaza/ui/router'
import { House, LogOut, PanelLeftClose, PanelLeftOpen, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { nameLimits, truncated } from '../layout/names.ts'
import { RemotePage } from '../remotes/remote-page.tsx'
import { NotFound } from '../screens/not-found.tsx'
import { signOut } from '../session/sign-out.ts'
import { useWayHome } from '../session/use-way-home.ts'
import { useShell, useShellState } from '../shell-context.ts'
import { AdminIcon } from './admin-icon.tsx'

/** The back office: its frame around the page that the path names. What is not in this visitor's composition does not exist. */
export default function AdminArea() {
  const user = useSession()
  const { pathname } = useLocation()
  const { composition } = useShellState()
  const wayHome = useWayHome()
  const entries = composition.menu.filter(({ menu }) => menu === 'admin')
  if (!user) return <Navigate to={wayHome} replace />
  const page = composition.pages.find(({ paths }) => paths.some((path) => matchPath(path, pathname)))
  if (!page && /^\/admin\/*$/.test(pathname) && entries[0]) return <Navigate to={entries[0].path} replace />
  if (!page) return <NotFound />
  return (
    <AdminFrame>
      <RemotePage page={page} />
    </AdminFrame>
  )
}

const firstSteps = '/admin/first-steps'

/** Below it the menu begins folded: a list needs the room more. Whoever opens it finds it open. */
const roomForMenu = 1200

function AdminFrame({ children }: { children: ReactNode }) {
  const { stored } = useShell()
  const { pathname } = useLocation()
  const { offices } = usePlaza()
  const [folded, setFolded] = useState(stored.read<boolean>('admin-menu') ?? innerWidth < roomForMenu)
  const fold = () => {
    stored.write('admin-menu', !folded)
    setFolded(!folded)
  }
  return (
    <>
      <a className="sh-skip" href="#contenido">
        Saltar al contenido
      </a>
      <p className="sh-admin-small">
        La administración está hecha para pantallas grandes. <Link to="/">Volver a la tienda</Link>
      </p>
      <div className="sh-admin">
        <TopBar />
        <nav className="sh-admin__menu" aria-label="Administración" data-folded={folded}>
          <IconButton label={folded ? 'Abrir menú' : 'Cerrar menú'} aria-expanded={!folded} onClick={fold}>
            {folded ? <PanelLeftOpen size={20} /> : <PanelLeftClose size={20} />}
          </IconButton>
          <MenuEntries folded={folded} />
        </nav>
        <main id="contenido" className="sh-admin__main" tabIndex={-1} data-route={adminRouteAt(pathname) ?? undefined}>
          {offices.length === 0 && <FirstStepsNotice />}
          {children}
        </main>
      </div>
    </>
  )
}

/** Shown until the business has its first branch. */
function FirstStepsNotice() {
  const { composition } = useShellState()
  const { pathname } = useLocation()
  if (pathname === firstSteps) return null
  const hasPage = composition.pages.some(({ paths }) => paths.includes(firstSteps))
  return (
    <p className="sh-first-steps" role="note">
      <span>Tu tienda aún no tiene sedes: los clientes leen que abre pronto.</span>
      {hasPage && (
        <Link className="pz-button pz-button--secondary pz-button--small" to={firstSteps}>
          Ver los primeros pasos
        </Link>
      )}
    </p>
  )
}

function MenuEntries({ folded }: { folded: boolean }) {
  const { composition } = useShellState()
  return (
    <ul>
      {composition.menu
        .filter(({ menu }) => menu === 'admin')
        .map(({ label, path, icon }) => (
          <li key={path}>
            <NavLink className="sh-admin__entry" to={path} title={folded ? label : undefined}>
              <AdminIcon name={icon} />
              <span className={folded ? 'pz-hidden' : undefined}>{label}</span>
            </NavLink>
          </li>
        ))}
    </ul>
  )
}

function TopBar() {
  const business = useBusiness()
  const user = useSession()
  if (!user) return null
  return (
    <header className="sh-admin__bar">
      <Link className="sh-admin__home" to="/">
        <House size={20} aria-hidden="true" />
        <span className="pz-hidden">Inicio </span>
        <strong>{business.title}</strong>
      </Link>
      <span className="sh-admin__user" title={user.name}>
        <span className="sh-admin__long">{truncated(user.name, nameLimits.desktop)}</span>
        <span className="sh-admin__short">{truncated(user.name, nameLimits.phone)}</span>
        <span className="pz-muted">{roleLabels[parseRole(user.role)]}</span>
      </span>
      <Link className="pz-button pz-button--secondary pz-button--small" to="/">
        <Store size={16} aria-hidden="true" />
        Tienda
      </Link>
      <IconButton label="Cerrar sesión" onClick={() => void signOut()}>
        <LogOut size={20} />
      </IconButton>
    </header>
  )
}
