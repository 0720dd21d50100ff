import type { Business } from '@plaza/contracts/business/business.entity'
import { identityText } from '@plaza/contracts/business/seller-text'
import { classes, IconButton } from '@plaza/ui'
import { MapPin, Menu } from 'lucide-react'
import type { ReactNode, SyntheticEvent } from 'react'

/** Frames of the page, without hooks: the shell fills them with life, the face with plain links. Same sizes, so nothing jumps. */

interface HeaderParts {
  readonly menu: ReactNode
  readonly logo: ReactNode
  readonly branch: ReactNode
  readonly search: ReactNode
  readonly links?: ReactNode
  readonly account: ReactNode
  readonly cart: ReactNode
  /** One of the steps of the checkout: on a phone nothing stands beside it but logo and branch. */
  readonly atCheckout?: boolean
  /** Module appbar-configurable: the bar wears the action colour. */
  readonly configurable: boolean
}

export const isCheckoutStep = (path: string): boolean => /^\/checkout\/(address|pay|bags|finish)\/?$/.test(path)

export const HeaderFrame = ({ menu, logo, branch, search, links, account, cart, configurable, atCheckout = false }: HeaderParts) => (
  <header
    className={classes('sh-header', configurable && 'sh-header--configurable', atCheckout && 'sh-header--checkout')}
    data-testid={configurable ? 'appbar-configurable' : undefined}
  >
    <div className="sh-header__bar pz-content">
      <div className="sh-header__menu">{menu}</div>
      <div className="sh-header__logo">{logo}</div>
      <div className="sh-header__branch">{branch}</div>
      <div className="sh-header__search" role="search">
        {search}
      </div>
      {links && <nav className="sh-header__links">{links}</nav>}
      <div className="sh-header__account">{account}</div>
      <div className="sh-header__cart">{cart}</div>
    </div>
  </header>
)

export const MenuButton = ({ onClick }: { onClick?: () => void }) => (
  <IconButton label="Categorías" onClick={onClick}>
    <Menu size={22} />
  </IconButton>
)

interface BranchButtonProps {
  readonly branch: string
  readonly type?: 'delivery' | 'pickup' | undefined
  readonly onClick?: () => void
}

/** Two taps: this chip, then the branch. */
export function BranchButton({ branch, type, onClick }: BranchButtonProps) {
  const text = chipText(branch, type)
  return (
    <button type="button" className="sh-chip" onClick={onClick} aria-label={`${text}. Cambiar sede`}>
      <MapPin size={16} aria-hidden="true" />
      <span className="sh-chip__text">{text}</span>
    </button>
  )
}

/** `Sede Norte · Domicilio`. */
const chipText = (branch: string, type: 'delivery' | 'pickup' = 'delivery') => `${branch} · ${type === 'pickup' ? 'Recoger' : 'Domicilio'}`

/** S-1-018. The name stands there too when the picture cannot be loaded. */
export function Logo({ business }: { business: Pick<Business, 'logos' | 'title' | 'app_title'> }) {
  const name = business.title
  const src = logoOf(business)
  if (!src) return <span className="sh-logo__text">{name}</span>
  return (
    <>
      <picture className="sh-logo__picture">
        {business.logos?.mini && <source media="(max-width: 599.98px)" srcSet={business.logos.mini} width={40} height={40} />}
        <img className="sh-logo" src={src} alt={name} width={150} height={40} onError={markFailed} />
      </picture>
      <span className="sh-logo__text">{name}</span>
    </>
  )
}

// Marked, not rendered anew: the page's face draws it too, without hooks.
const markFailed = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => currentTarget.parentElement?.setAttribute('data-failed', '')

export function logoOf({ logos }: Pick<Business, 'logos'>): string | null {
  return logos?.header ?? logos?.main ?? Object.values(logos ?? {}).find(Boolean) ?? null
}

/** The stand-in of header.search. */
export const SearchForm = ({ onSearch }: { onSearch?: (query: string) => void }) => (
  <form
    className="sh-search"
    onSubmit={(event) => {
      event.preventDefault()
      const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
      if (query) onSearch?.(query)
    }}
  >
    <input
      className="sh-search__input"
      type="search"
      name="q"
      placeholder="Buscar productos"
      aria-label="Buscar productos"
      autoComplete="off"
    />
  </form>
)

export interface TickerMessage {
  readonly text: string
  readonly link?: string | null | undefined
}

export const TickerFrame = ({ messages, link }: { messages: readonly TickerMessage[]; link: (to: string, text: string) => ReactNode }) => (
  <section className="sh-ticker" aria-label="Avisos" data-testid="header-message">
    {/* No script needed, so the server's drawing can be paused too (WCAG 2.2.2). */}
    <label className="sh-ticker__pause">
      <input type="checkbox" aria-label="Detener avisos" />
      <span aria-hidden="true" />
    </label>
    <ul className="sh-ticker__track">
      {messages.map((message) => (
        <li key={message.text}>{message.link ? link(message.link, message.text) : message.text}</li>
      ))}
    </ul>
  </section>
)

interface FooterProps {
  readonly business: Business
  /** There is a page where anyone registers their data. */
  readonly habeas: boolean
  readonly link: (to: string, text: string) => ReactNode
}

export function FooterFrame({ business, habeas, link }: FooterProps) {
  const { footer_config: footer } = business
  return (
    <footer className="sh-footer" data-testid="footer">
      <div className="pz-content sh-footer__columns">
        <div>
          <strong>{business.title}</strong>
          {footer?.text && <p className="pz-muted">{footer.text}</p>}
        </div>
        {(footer?.columns ?? []).map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="sh-footer__title">{column.title}</h2>
            <ul>
              {column.links.map(({ text, link: to }) => (
                <li key={text}>{link(to, text)}</li>
              ))}
            </ul>
          </nav>
        ))}
        {(footer?.social ?? []).length > 0 && (
          <nav aria-label="Redes sociales">
            <h2 className="sh-footer__title">Síguenos</h2>
            <ul>
              {footer?.social.map(({ icon, link: to }) => (
                <li key={to}>{link(to, icon.charAt(0).toUpperCase() + icon.slice(1))}</li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {habeas && <p className="pz-content sh-footer__legal">{link('/habeas-data', 'Protección de datos personales')}</p>}
      <SellerIdentity business={business} />
      {footer?.legal && <p className="pz-content sh-footer__legal">{footer.legal}</p>}
    </footer>
  )
}

/** Ley 1480, art. 50: who sells, and how they are reached. */
function SellerIdentity({ business: { legal_identity: seller } }: { business: Business }) {
  const text = identityText(seller)
  return text && <p className="pz-content sh-footer__legal">{text}</p>
}

/** Everything between header and footer. */
export const BodyFrame = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={classes('sh-body', Boolean(aside) && 'sh-body--aside')}>
    {aside && (
      <aside className="sh-aside" aria-label="Menú lateral" data-testid="menu-lateral">
        {aside}
      </aside>
    )}
    <main id="contenido" className="sh-main" tabIndex={-1}>
      {children}
    </main>
  </div>
)
