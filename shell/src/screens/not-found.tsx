import { Link } from '@plaza/ui/router'

/** B-2-022: what a visitor without the role sees in place of the back office. */
export const NotFound = () => (
  <main className="sh-plain" id="contenido">
    <h1>Pagina no encontrada</h1>
    <Link className="pz-button pz-button--primary" to="/">
      Vuelve al inicio
    </Link>
  </main>
)
