import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { EmptyState } from '@plaza/ui'

/** The server's own words for an id it does not know, and a way on. The face draws it too. */
export const UnknownProduct = () => (
  <EmptyState
    text={
      <>
        <strong>{catalogTexts.productUnavailable}</strong>
        <br />
        No encontramos este producto.
      </>
    }
    action={
      <a className="pz-button pz-button--primary pz-button--medium" href="/">
        Vuelve al inicio
      </a>
    }
  />
)
