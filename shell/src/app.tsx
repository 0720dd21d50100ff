import { toastRequested } from '@plaza/contracts/registry/registry.events'
import { PlazaContext, RuntimeContext, Toaster, toasts, useBusiness, useEvent } from '@plaza/ui'
import { QueryClientProvider } from '@plaza/ui/query'
import { BrowserRouter, useLocation } from '@plaza/ui/router'
import { useEffect, useSyncExternalStore } from 'react'
import type { QueryClient } from './boot/query-client.ts'
import { later } from './later.tsx'
import { LeaveGuardLater } from './layout/leave-guard.tsx'
import { Storefront } from './layout/storefront.tsx'
import { keptSince } from './boot/read-boot.ts'
import { KeptNotice } from './offline/kept-notice.tsx'
import { useKeptPages } from './offline/use-kept-pages.ts'
import { useMissedStep } from './layout/use-missed-step.ts'
import { usePlainLinks } from './layout/use-plain-links.ts'
import { PageRoutes } from './routes.tsx'
import { useScrollMemory } from './scroll/use-scroll-memory.ts'
import { type Shell, ShellContext } from './shell-context.ts'

interface Props {
  readonly shell: Shell
  readonly client: QueryClient
  readonly onBranch: (branchId: string) => void
}

const kept = keptSince(document)
const AdminArea = later(() => import('./admin/admin-area.tsx'), 'page')
const WorkArea = later(() => import('./admin/work-area.tsx'), 'page')

export function App({ shell, client, onBranch }: Props) {
  const { plaza } = useSyncExternalStore(shell.store.subscribe, shell.store.read)
  useEffect(() => shell.face.replaced(), [shell])
  return (
    <ShellContext value={shell}>
      <RuntimeContext value={shell.remotes}>
        <PlazaContext value={plaza}>
          <QueryClientProvider client={client}>
            <BrowserRouter>
              <Frame onBranch={onBranch} />
              <KeptNotice keptAt={kept} />
              <LeaveGuardLater />
              <Toaster />
            </BrowserRouter>
          </QueryClientProvider>
        </PlazaContext>
      </RuntimeContext>
    </ShellContext>
  )
}

function Frame({ onBranch }: { onBranch: (branchId: string) => void }) {
  const { pathname } = useLocation()
  useScrollMemory(useBusiness().at_business)
  useMissedStep()
  usePlainLinks()
  useKeptPages(pathname)
  useEvent(toastRequested, ({ kind, title, text, duration }) =>
    toasts.show({ kind, title: title ?? undefined, text: text ?? '', duration: duration ?? undefined }),
  )
  if (/^\/admin(\/|$)/.test(pathname)) return <AdminArea />
  const shop = (
    <Storefront onBranch={onBranch}>
      <PageRoutes />
    </Storefront>
  )
  return /^\/picking(\/|$)/.test(pathname) ? <WorkArea>{shop}</WorkArea> : shop
}
