import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { classes } from '@plaza/ui'
import type { ReactNode } from 'react'
import { CommunityCard } from '../parts/community-card.tsx'
import { Trail } from '../parts/trail.tsx'
import { kinds, type Kind, listAddress } from './kinds.ts'
import '../parts/chips.css'
import './community.css'

interface FrameProps {
  title: string
  kind: Kind | null
  children: ReactNode
}

/** Title and filters of the community, without behaviour; the face draws it too. */
export const CommunityFrame = ({ title, kind, children }: FrameProps) => (
  <div className="cat-community">
    <Trail crumbs={[{ text: 'Inicio', to: '/' }, { text: title }]} />
    <header className="cat-community__head">
      <h1>{title}</h1>
      <p>Recetas para hoy, eventos de tu sede y mercados listos para llevar al carrito de una vez.</p>
    </header>
    <nav aria-label="Tipo de publicación">
      <ul className="cat-chips">
        {kinds.map((each) => (
          <li key={each.label}>
            <a className="cat-chip" href={listAddress(each.kind)} aria-current={each.kind === kind ? 'page' : undefined}>
              {each.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </div>
)

interface IdeasProps {
  carts: readonly CustomCart[]
  address: (cart: CustomCart) => string
  /** Module recipes_v2. */
  overlaid: boolean
  fallback?: string | null
}

/** Cards of recipes, events and markets. */
export const Ideas = ({ carts, address, overlaid, fallback = null }: IdeasProps) => (
  <ul className={classes('cat-ideas', overlaid && 'cat-ideas--overlaid')} data-testid={overlaid ? 'recipes_v2' : undefined}>
    {carts.map((cart, at) => (
      <li key={cart.id}>
        <CommunityCard cart={cart} to={address(cart)} overlaid={overlaid} fallback={fallback} eager={at < 3} />
      </li>
    ))}
  </ul>
)

/** Pages as links, so that they can be shared and read without script. */
export function Pages({ kind, page, totalPages }: { kind: Kind | null; page: number; totalPages: number }) {
  if (totalPages <= 1) return null
  return (
    <nav className="cat-pages" aria-label="Páginas">
      {page > 1 ? <a href={listAddress(kind, page - 1)}>Anterior</a> : <span />}
      <span aria-current="page">
        Página {page} de {totalPages}
      </span>
      {page < totalPages ? <a href={listAddress(kind, page + 1)}>Siguiente</a> : <span />}
    </nav>
  )
}
