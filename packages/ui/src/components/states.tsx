import { CloudOff, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface EmptyProps {
  /** One sentence. */
  readonly text: ReactNode
  /** One next step: a button or link. */
  readonly action?: ReactNode
  readonly drawing?: ReactNode
}

/** Nothing here: a drawing, one sentence, one action. */
export const EmptyState = ({ text, action, drawing = <ShoppingBasket size={56} strokeWidth={1.25} /> }: EmptyProps) => (
  <div className="pz-state">
    <span className="pz-state__drawing" aria-hidden="true">
      {drawing}
    </span>
    <p className="pz-state__text">{text}</p>
    {action}
  </div>
)

interface ErrorProps {
  /** What happened, in Spanish. */
  readonly text?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly action?: ReactNode
}

/** Something failed: what happened and "Reintentar". */
export const ErrorState = ({ text = 'No logramos cargar esta información.', onRetry, action }: ErrorProps) => (
  <div className="pz-state" role="alert">
    <span className="pz-state__drawing" aria-hidden="true">
      <CloudOff size={48} strokeWidth={1.25} />
    </span>
    <p className="pz-state__text">{text}</p>
    {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
    {action}
  </div>
)

/** In the place of a remote that does not work. Its name stands in an attribute only: shoppers never read it. */
export const RemoteFallback = ({ remote, version, onRetry }: { remote: string; version: string; onRetry: () => void }) => (
  <div className="pz-remote-fallback" role="alert" data-fallback={`${remote}@${version}`}>
    <span>Esta parte no está disponible por ahora.</span>
    <Button size="small" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
)
