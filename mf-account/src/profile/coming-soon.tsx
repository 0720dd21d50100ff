import { EmptyState } from '@plaza/ui'
import { useLocation } from '@plaza/ui/router'
import { Hourglass } from 'lucide-react'

/** A part of the profile that is still to come. */
export const ComingSoon = () => (
  <>
    <h1>{useLocation().pathname.startsWith('/profile/payments') ? 'Pagos' : 'Muy pronto'}</h1>
    <EmptyState
      drawing={<Hourglass size={56} strokeWidth={1.25} />}
      text="Estamos preparando esta parte de tu perfil. Vuelve en unos días."
      action={
        <a className="pz-button pz-button--primary" href="/profile/orders">
          Ver mis pedidos
        </a>
      }
    />
  </>
)
