import { classes, Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import { Trail } from './trail.tsx'
import './listing.css'
import './listing-head.css'

interface ListingHeadProps {
  /** Name of this page on the way here. */
  crumb: string
  title: string
  text?: string | null | undefined
  logo?: string | null | undefined
  /** `24 productos`. */
  count?: number | undefined
  children: ReactNode
}

/** Frame of the pages that list one brand, one provider or the offers. No hooks: faces draw it too. */
export const ListingHead = ({ crumb, title, text, logo, count, children }: ListingHeadProps) => (
  <div className="cat-category">
    <Trail crumbs={[{ text: 'Inicio', to: '/' }, { text: crumb }]} />
    <header className={classes('cat-listing-head', Boolean(logo) && 'cat-listing-head--card')}>
      {logo && <Picture className="cat-listing-head__logo" src={logo} alt="" width={120} height={80} loading="eager" sizes="160px" />}
      <div className="cat-listing-head__words">
        <h1 className="cat-category__title">{title}</h1>
        {text && <p className="cat-listing-head__text">{text}</p>}
        {count !== undefined && count > 0 && (
          <p className="cat-listing-head__count">{count === 1 ? '1 producto' : `${count.toLocaleString('es-CO')} productos`} en tu sede</p>
        )}
      </div>
    </header>
    {children}
  </div>
)
