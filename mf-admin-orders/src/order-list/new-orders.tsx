import { IconButton } from '@plaza/ui'
import { BellRing, X } from 'lucide-react'

/** A quiet line that stays in sight: no toast, and no row moves for it. */
export const NewOrders = ({ count, onSeen }: { count: number; onSeen: () => void }) => (
  <div role="status" className="ado-notice">
    {count > 0 && (
      <p className="ado-new">
        <BellRing size={16} aria-hidden="true" />
        <span>{count === 1 ? 'Llegó 1 pedido nuevo' : `Llegaron ${count} pedidos nuevos`}</span>
        <IconButton label="Quitar aviso" onClick={onSeen}>
          <X size={16} />
        </IconButton>
      </p>
    )}
  </div>
)
