import type { Office } from '@plaza/contracts/branches/office.entity'
import { activePause, formatPauseEnd } from '@plaza/contracts/branches/opening-hours'
import { useMinute } from '@plaza/ui'
import { CirclePause } from 'lucide-react'

/** Says that the branch takes no orders for now, until when and why; nothing while it does. */
export function PauseNotice({ office }: { office: Office | null | undefined }) {
  const now = useMinute()
  const until = office && activePause(office, now)
  if (!until) return null
  return (
    <p className="cart-notice" role="status">
      <CirclePause size={18} aria-hidden="true" />
      <span>
        {office.displayName} no está recibiendo pedidos hasta {formatPauseEnd(until, now)}
        {office.pause_reason ? ` (${office.pause_reason})` : ''}. Tu carrito queda guardado.
      </span>
    </p>
  )
}
