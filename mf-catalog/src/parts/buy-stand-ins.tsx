import { Plus } from 'lucide-react'
import type { Surface } from './card-flags.ts'

/** Of the control's final size, so that nothing moves when it comes. */
export const BuyPending = ({ surface }: { surface: Surface }) =>
  surface === 'detail' ? (
    <span className="cat-bar-pending" data-buy-bar aria-hidden="true">
      <span className="pz-button pz-button--primary pz-button--large">Agregar</span>
    </span>
  ) : (
    <span className="cat-buy-pending" aria-hidden="true">
      <Plus size={20} />
    </span>
  )

/** Said when the cart cannot be reached: the product can still be looked at. */
export const SeeInStore = () => <span className="cat-see-in-store">Disponible en tienda</span>
