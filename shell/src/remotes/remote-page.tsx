import type { ComposedPage } from '@plaza/contracts/registry/composition.entity'
import { After, Button, ErrorState, RemoteBoundary, Skeleton, useBusiness } from '@plaza/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useShell } from '../shell-context.ts'

/** One page of a remote, in its own boundary. */
export function RemotePage({ page: { remote, page, title } }: { page: Pick<ComposedPage, 'remote' | 'page' | 'title'> }) {
  const { remotes, face } = useShell()
  const business = useBusiness()
  const door = useSyncExternalStore(remotes.subscribe, () => remotes.page(remote, page))
  useEffect(() => {
    document.title = (title ?? '{title}').replace('{title}', business.app_title || business.title)
  }, [title, business])
  useEffect(() => {
    if (door.status === 'waiting') void remotes.openPage(remote, page)
  }, [remotes, door, remote, page])
  const retry = () => remotes.retryPage(remote, page)
  if (door.status === 'failed') return <PageFailed remote={remote} version={door.version} onRetry={retry} />
  if (!door.Component) return face.of(remote, page) ?? <Waiting />
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
