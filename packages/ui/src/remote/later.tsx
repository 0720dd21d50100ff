import { type ComponentProps, type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ErrorState } from '../components/states.tsx'
import { PlazaContext } from '../context/plaza-context.ts'
import { toasts } from '../toast/toasts.ts'
import { createPart } from './load-part.ts'

interface Closable {
  readonly open?: boolean
  readonly onClose?: () => void
}

interface LaterOptions {
  /** Holds the place until the part is there. */
  readonly waiting?: ReactNode
  /** What a failure looks like where nothing can be closed: a line, a whole page, or nothing for what nobody would miss. */
  readonly failure?: 'line' | 'page' | 'nothing'
  /** Asked before a failure is shown; true when the page is about to be loaded anew. */
  readonly recover?: (appVersion: string) => boolean
}

/**
 * A component that loads when it is first shown (with `open`, when it is first opened). React.lazy keeps a failure until the page is
 * loaded anew; here the next try asks again. What has an `onClose` says so by a toast and closes; anything else shows "Reintentar".
 */
// oxlint-disable-next-line no-explicit-any -- of any props, as React.lazy takes it
export function later<C extends ComponentType<any>>(
  load: () => Promise<{ default: C }>,
  options: LaterOptions = {},
): ComponentType<ComponentProps<C>> {
  const part = createPart<ComponentProps<C>>(load)
  const { waiting = null, failure = 'line', recover } = options
  return function Later(props: ComponentProps<C>) {
    const { open = true, onClose } = props as Closable
    const appVersion = useContext(PlazaContext)?.appVersion ?? ''
    // Once for each place where it stands: another kind of element would be another field, and what was typed would be gone.
    const [Part, setPart] = useState(part.loaded)
    const [failed, setFailed] = useState(false)
    const [tries, setTries] = useState(0)
    useEffect(() => {
      if (Part || !open) return
      let isGone = false
      part.load().then(
        (Component) => isGone || setPart(() => Component),
        (error: unknown) => {
          if (isGone) return
          // For the reports of staff, which name the file.
          globalThis.reportError?.(error)
          if (recover?.(appVersion)) return
          if (onClose) toasts.error(notLoaded)
          setFailed(!onClose)
          onClose?.()
        },
      )
      return () => {
        isGone = true
      }
      // oxlint-disable-next-line exhaustive-deps -- a new onClose is no reason to load again
    }, [Part, open, tries])
    if (Part) return <Part {...props} />
    if (!failed) return open ? waiting : null
    const retry = () => {
      setFailed(false)
      setTries(tries + 1)
    }
    return <Failure kind={failure} onRetry={retry} />
  }
}

function Failure({ kind, onRetry }: { kind: NonNullable<LaterOptions['failure']>; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  })
  if (kind === 'nothing') return null
  const button = (
    <Button look={kind === 'page' ? 'primary' : 'secondary'} size={kind === 'page' ? 'medium' : 'small'} onClick={onRetry}>
      Reintentar
    </Button>
  )
  if (kind === 'page') return <ErrorState text={notLoaded} action={button} />
  return (
    <div className="pz-remote-fallback" role="alert">
      <span>Esta parte no está disponible por ahora.</span>
      {button}
    </div>
  )
}

const notLoaded = 'No logramos abrir esta parte de la tienda. Revisa tu conexión e inténtalo de nuevo.'
