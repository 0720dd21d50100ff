/** S-2-041: no business configuration, so nothing else can be shown. */
export const UnknownBusiness = () => (
  <main className="sh-plain">
    <h1>No logramos encontrar la pagina solicitada</h1>
    <a className="pz-button pz-button--primary" href="/">
      Vuelve al inicio
    </a>
  </main>
)
