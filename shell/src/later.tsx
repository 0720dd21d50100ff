import { afterPaint, Button, ErrorState, toasts, usePlaza } from '@plaza/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { reloadOnce } from './remotes/reload-once.ts'

interface Closable {
  readonly open?: boolean
  readonly onClose?: () => void
}

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of the shell that comes when it is first shown. When it cannot be had although there is a connection, the page is loaded
 * anew, once per version; else a page says so with "Reintentar", anything else by a toast and `onClose`, and opening it again tries
 * again. React.lazy would take the whole page down.
 */
export function later<Props extends object>(load: Loader<Props>, kind: 'part' | 'page' = 'part'): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const [attempt, setAttempt] = useState({ Part: loaded, failed: false, count: 0 })
    const { appVersion } = usePlaza()
    const { open = true, onClose } = props as Closable
    useEffect(() => {
      if (loaded || !open) return
      let gone = false
      const show = ({ default: Part }: { default: ComponentType<Props> }) => {
        loaded = Part
        if (!gone) setAttempt((last) => ({ ...last, Part, failed: false }))
      }
      const fail = () => {
        // The federation runtime keeps a failed share failed, and a deployment may have taken the file away.
        if (gone || (navigator.onLine && reloadOnce('shell', appVersion))) return
        setAttempt((last) => ({ ...last, failed: true }))
        if (kind === 'part') toasts.error(notLoaded)
        onClose?.()
      }
      const asked = kind === 'part' ? afterPaint().then(load) : load()
      asked.then(show, fail)
      return () => {
        gone = true
      }
      // oxlint-disable-next-line exhaustive-deps -- a new onClose is no reason to load again
    }, [open, attempt.count])
    const { Part, failed, count } = attempt
    if (Part) return <Part {...props} />
    if (!failed || kind === 'part') return null
    const retry = () => setAttempt({ Part: null, failed: false, count: count + 1 })
    return (
      <ErrorState
        text={notLoaded}
        action={
          <Button look="primary" onClick={retry}>
            Reintentar
          </Button>
        }
      />
    )
  }
}

const notLoaded = 'No logramos abrir esta parte de la tienda. Revisa tu conexión e inténtalo de nuevo.'
