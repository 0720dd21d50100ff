import { productsText } from '@plaza/contracts/kernel/limits'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { cartChanged, cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { headerAccount, headerCart, headerSearch } from '@plaza/contracts/registry/registry.slots'
import { bus } from '@plaza/event-bus'
import { CountBadge, Slot, useBranch, useBusiness, useModule, useSession, useStateEvent } from '@plaza/ui'
import { Link, useLocation, useNavigate } from '@plaza/ui/router'
import { CircleUserRound, ShoppingCart } from 'lucide-react'
import { useShellState } from '../shell-context.ts'
import { BranchButton, HeaderFrame, isCheckoutStep, Logo, MenuButton, SearchForm } from './chrome.tsx'

interface Props {
  readonly onMenu: () => void
  readonly onBranch: () => void
}

/** Logo, branch in use, search, account and cart: always there, whatever remote is broken. */
export function Header({ onMenu, onBranch }: Props) {
  const business = useBusiness()
  const { branchId } = useBranch()
  const { pathname } = useLocation()
  return (
    <HeaderFrame
      atCheckout={isCheckoutStep(pathname)}
      configurable={useModule('appbar-configurable')}
      menu={<MenuButton onClick={onMenu} />}
      logo={
        <Link to="/" aria-label={`${business.title}, inicio`}>
          <Logo business={business} />
        </Link>
      }
      branch={<BranchChip onBranch={onBranch} />}
      search={<Slot of={headerSearch} with={{ branchId }} pending={<PlainSearch />} empty={<PlainSearch />} />}
      links={<StaffLink />}
      account={<Slot of={headerAccount} with={{ compact: false }} pending={<AccountLink />} empty={<AccountLink />} />}
      cart={<Slot of={headerCart} with={{ compact: false }} pending={<CartPill />} empty={<CartPill />} />}
    />
  )
}

function PlainSearch() {
  const navigate = useNavigate()
  return <SearchForm onSearch={(query) => void navigate(`/search/${encodeURIComponent(query)}`)} />
}

function BranchChip({ onBranch }: { onBranch: () => void }) {
  const { office } = useBranch()
  const cart = useStateEvent(cartChanged)
  return office ? <BranchButton branch={office.displayName} type={cart?.type} onClick={onBranch} /> : null
}

/** S-6-010: only who may open the back office has entries in its menu. */
function StaffLink() {
  const { composition } = useShellState()
  if (!composition.menu.some(({ menu }) => menu === 'admin')) return null
  return (
    <Link className="sh-chip" to="/admin">
      Admin
    </Link>
  )
}

function AccountLink() {
  const user = useSession()
  return (
    <Link className="sh-chip" to={user ? '/profile' : '/login'} aria-label={user ? 'Mi cuenta' : 'Ingresar'}>
      <CircleUserRound size={22} aria-hidden="true" />
      <span className="sh-chip__text">{user ? 'Mi cuenta' : 'Ingresar'}</span>
    </Link>
  )
}

function CartPill() {
  const cart = useStateEvent(cartChanged)
  return (
    <Link
      className="sh-cart"
      to="/cart"
      aria-label={`Carrito, ${productsText(cart?.count ?? 0)}`}
      onClick={() => bus.publish(cartPanelRequested, { open: true })}
    >
      <ShoppingCart size={20} aria-hidden="true" />
      <span className="sh-cart__total">{formatPesos(cart?.subtotal ?? 0)}</span>
      {cart && cart.count > 0 && <CountBadge count={cart.count} />}
    </Link>
  )
}
