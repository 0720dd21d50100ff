interface Missing {
  readonly productId: string
  readonly title: string
  readonly reason: string
}

interface AddedReportProps {
  /** What went into the cart, in one sentence; null when nothing did. */
  readonly added: string | null
  /** What could not be had, under `missingTitle`. */
  readonly missing: readonly Missing[]
  readonly missingTitle: string
  readonly onCart: () => void
}

/** After many products were put into the cart at once: what went in, a way to look at it, and what could not be had and why. */
export const AddedReport = ({ added, missing, missingTitle, onCart }: AddedReportProps) => (
  <div className="pz-added">
    {added !== null && (
      <p>
        {added}{' '}
        <button type="button" className="pz-link" onClick={onCart}>
          Ver carrito
        </button>
      </p>
    )}
    {missing.length > 0 && (
      <>
        <p>{missingTitle}</p>
        <ul>
          {missing.map(({ productId, title, reason }) => (
            <li key={productId}>
              {title || 'Un producto retirado'} <span className="pz-muted">({reason})</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
