import { After, Button, ErrorState, RemoteBoundary, Skeleton } from '@plaza/ui'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { BottomNotice } from '../layout/bottom-notice.tsx'
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
  const standIn = { remote, version: door.version, onRetry: retry }
  if (door.status === 'failed') return <PageMissing {...standIn} text={unavailable} />
  if (!door.Component)
    return <PageWaits key={`${remote} ${page} ${door.since}`} {...standIn} face={face.of(remote, page)} since={door.since} />
  return (
    <div className="sh-page" data-remote={remote} data-version={door.version} data-page={page}>
      <RemoteBoundary key={`${remote} ${page} ${door.version}`} remote={remote} version={door.version} onRetry={retry}>
        <door.Component />
      </RemoteBoundary>
    </div>
  )
}

const Waiting = () => (
  <div className="pz-content sh-page__waiting" data-face="">
    <After milliseconds={150}>
      <Skeleton shape="block" />
    </After>
  </div>
)

/** Milliseconds after which a page that does not come says so; it goes on waiting. */
const patience = 1700

/** True once the wait has been long. A page of the document's first moments was asked for with the document itself. */
function useLate(since: number | undefined) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const now = performance.now()
    const asked = since === undefined ? now : since < patience ? 0 : since
    const timer = setTimeout(() => setLate(true), asked + patience - now)
    return () => clearTimeout(timer)
  }, [since])
  return late
}

interface StandInProps {
  readonly remote: string
  readonly version: string
  readonly onRetry: () => void
}

interface PageWaitsProps extends StandInProps {
  /** What the server drew of it. */
  readonly face: ReactNode
  readonly since: number | undefined
}

/** The face is worth more than a stand-in: what does not come yet is said beside it. */
function PageWaits({ face, since, ...page }: PageWaitsProps) {
  const late = useLate(since)
  if (!face) return late ? <PageMissing {...page} text={stillTrying} /> : <Waiting />
  return (
    <>
      {face}
      {late && (
        <BottomNotice role="alert" data-fallback={`${page.remote}@${page.version}`}>
          <p>{stillTrying}</p>
          <Button onClick={page.onRetry}>Reintentar</Button>
        </BottomNotice>
      )}
    </>
  )
}

const unavailable = 'Esta página no está disponible por ahora. Lo demás sigue funcionando.'
// True of files that never come and of a slow network, and beside the face, which can be seen: somebody goes on asking.
const stillTrying = 'Esta página no responde por ahora. Lo demás sigue funcionando. Seguimos intentando abrirla.'

const PageMissing = ({ remote, version, onRetry, text }: StandInProps & { text: string }) => (
  <div data-fallback={`${remote}@${version}`}>
    <ErrorState
      text={text}
      action={
        <Button look="primary" onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  </div>
)
