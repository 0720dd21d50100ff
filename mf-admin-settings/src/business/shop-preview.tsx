import type { Business } from '@plaza/contracts/business/business.entity'
import { previewMessage, previewParameter, previewReady } from '@plaza/contracts/business/business.events'
import { Button } from '@plaza/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

export interface Draft {
  readonly business: Business
  /** Styles as the server would let them stand; null: those that are saved. */
  readonly css: string | null
}

const widths = { desktop: 1280, phone: 390 } as const
const paneWidth = 460

/** The shop itself in a frame, wearing what is being typed. Nothing of it is saved, and nobody else sees it. */
export function ShopPreview({ draft }: { draft: Draft }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(0)
  const [device, setDevice] = useState<keyof typeof widths>('desktop')
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<{ kind?: unknown }>) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && data?.kind === previewReady) setReady((count) => count + 1)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (ready === 0) return
    const message = { kind: previewMessage, business: draft.business, ...(draft.css === null ? {} : { css: draft.css }) }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [draft, ready])
  const scale = Math.min(1, paneWidth / widths[device])
  return (
    <aside className="ads-preview" aria-label="Vista previa">
      <header>
        <h2>Vista previa</h2>
        <div role="group" aria-label="Tamaño de la vista previa">
          <Button
            size="small"
            look={device === 'desktop' ? 'secondary' : 'quiet'}
            aria-pressed={device === 'desktop'}
            onClick={() => setDevice('desktop')}
          >
            <Monitor size={16} aria-hidden="true" />
            Escritorio
          </Button>
          <Button
            size="small"
            look={device === 'phone' ? 'secondary' : 'quiet'}
            aria-pressed={device === 'phone'}
            onClick={() => setDevice('phone')}
          >
            <Smartphone size={16} aria-hidden="true" />
            Celular
          </Button>
        </div>
      </header>
      <div className="ads-preview__frame">
        <iframe
          ref={frame}
          title="Vista previa de la tienda"
          src={`/?${previewParameter}=1`}
          style={{ width: widths[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
      <p className="pz-muted">Así se vería la tienda. Nada cambia para los demás hasta guardar.</p>
    </aside>
  )
}
