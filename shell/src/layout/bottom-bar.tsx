import { cartChanged } from '@plaza/contracts/cart/cart.events'
import { CountBadge, useSession, useStateEvent } from '@plaza/ui'
import { NavLink } from '@plaza/ui/router'
import { CircleUserRound, House, LayoutGrid, Search, ShoppingCart } from 'lucide-react'

/** The phone's bar at the bottom. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const cart = useStateEvent(cartChanged)
  const user = useSession()
  return (
    <nav className="sh-bottom" aria-label="Navegación principal">
      <NavLink to="/" end>
        <House size={22} aria-hidden="true" />
        Inicio
      </NavLink>
      <button type="button" onClick={onMenu}>
        <LayoutGrid size={22} aria-hidden="true" />
        Categorías
      </button>
      <button type="button" onClick={focusSearch}>
        <Search size={22} aria-hidden="true" />
        Buscar
      </button>
      <NavLink to="/cart">
        <span className="sh-bottom__cart">
          <ShoppingCart size={22} aria-hidden="true" />
          {cart && cart.count > 0 && <CountBadge count={cart.count} />}
        </span>
        Carrito
      </NavLink>
      <NavLink to={user ? '/profile' : '/login'}>
        <CircleUserRound size={22} aria-hidden="true" />
        Cuenta
      </NavLink>
    </nav>
  )
}

function focusSearch() {
  const field = document.querySelector<HTMLInputElement>('.sh-header__search input')
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
