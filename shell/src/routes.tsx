import type { ComposedPage } from '@plaza/contracts/registry/composition.entity'
import { useSession } from '@plaza/ui'
import { Navigate, Route, Routes } from '@plaza/ui/router'
import { later } from './later.tsx'
import { RemotePage } from './remotes/remote-page.tsx'
import { useWayHome } from './session/use-way-home.ts'
import { useShellState } from './shell-context.ts'

const OwnScreen = later(() => import('./screens/own-screens.tsx'), 'page')

/** The composition's pages; an unknown path shows home in place. */
export function PageRoutes() {
  const { composition } = useShellState()
  const home = composition.pages.find(({ paths }) => paths.includes('/')) ?? homeOfCatalog
  return (
    <Routes>
      {composition.pages.flatMap((page) => page.paths.map((path) => <Route key={path} path={path} element={<Guarded page={page} />} />))}
      {ownPaths.map((path) => (
        <Route key={path} path={`/${path}`} element={<OwnScreen name={path} />} />
      ))}
      <Route path="*" element={<RemotePage page={home} />} />
    </Routes>
  )
}

export const ownPaths = ['config', 'terms', 'blog', 'atomic', 'coming-soon'] as const
export type OwnPath = (typeof ownPaths)[number]

const homeOfCatalog = { remote: 'mf-catalog', page: 'home', preload: [] }

/** S-2-002: a page that needs a session sends a guest home, where they are asked to sign in; so does a session that ends by itself, and who signs out on it just goes. The server decides what a session may open. */
function Guarded({ page }: { page: ComposedPage }) {
  const user = useSession()
  const wayHome = useWayHome()
  if (page.access.kind === 'anyone' || user) return <RemotePage page={page} />
  return <Navigate to={wayHome} replace />
}
