import { Link } from 'react-router-dom'

export interface Crumb {
  readonly text: string
  /** The last crumb has none. */
  readonly to?: string
}

/** The way here, starting at Inicio. `link` draws one link; faces pass plain anchors. */
export function Breadcrumbs({
  crumbs,
  link = RouterLink,
}: {
  crumbs: readonly Crumb[]
  link?: (crumb: Required<Crumb>) => React.ReactNode
}) {
  return (
    <nav aria-label="Ruta de navegación" className="pz-breadcrumbs">
      <ol>
        {crumbs.map(({ text, to }) => (
          <li key={`${to} ${text}`}>{to === undefined ? <span aria-current="page">{text}</span> : link({ text, to })}</li>
        ))}
      </ol>
    </nav>
  )
}

const RouterLink = ({ text, to }: Required<Crumb>) => <Link to={to}>{text}</Link>
