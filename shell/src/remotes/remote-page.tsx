import { After, Button, ErrorState, RemoteBoundary, Skeleton } from '@plaza/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type TitledPage, usePageTitle } from '../title/use-page-title.ts'
import { useShell } from '../shell-context.ts'

/** One page of a remote, in its own boundary. */
export function RemotePage({ page: composed }: { page: TitledPage }) {
  const { remotes, face } = useShell()
  const { remote, page } = composed
  const door = useSyncExternalStore(remotes.subscribe, () => remotes.page(remote, page))
  usePageTitle(composed, door.version)
  useEffect(() => {
    if (door.status === 'waiting') void remotes.openPage(remote, page)
  }, [remotes, door, remote, page])
  const retry = () => remotes.retryPage(remote, page)
  if (door.status === 'failed') return <PageFailed remote={remote} version={door.version} onRetry={retry} />
  if (!door.Component)
    return (
      <>
        {face.of(remote, page) ?? <Waiting />}
        <Late key={`${remote} ${page}`} since={door.since} />
      </>
    )
  return (
    <div className="sh-page" data-remote={remote} data-version={door.version} data-page={page}>
      <RemoteBoundary key={`${remote} ${page} ${door.version}`} remote={remote} version={door.version} onRetry={retry}>
        <door.Component />
      </RemoteBoundary>
    </div>
  )
}

const Waiting = () => (
  <div className="pz-content sh-page__waiting">
    <After milliseconds={150}>
      <Skeleton shape="block" />
    </After>
  </div>
)

/** Milliseconds after which a page that does not come says so; it goes on waiting. */
const patience = 1500

function Late({ since }: { since: number | undefined }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience - (since === undefined ? 0 : performance.now() - since))
    return () => clearTimeout(timer)
  }, [since])
  if (!late) return null
  return (
    <p className="sh-kept" role="status" data-testid="page-late">
      Esta página está tardando en abrir. Lo demás ya funciona.
    </p>
  )
}

const PageFailed = ({ remote, version, onRetry }: { remote: string; version: string; onRetry: () => void }) => (
  <div data-fallback={`${remote}@${version}`}>
    <ErrorState
      text="Esta página no está disponible por ahora. Lo demás sigue funcionando."
      action={
        <>
          <Button look="primary" onClick={onRetry}>
            Reintentar
          </Button>
          <small className="pz-muted">
            {remote}@{version}
          </small>
        </>
      }
    />
  </div>
)
