import { Skeleton } from '@plaza/ui'
import './product-card.css'

/** Where product cards will stand, at their size. */
export const GridSkeleton = () => (
  <ul className="cat-grid">
    {Array.from({ length: 12 }, (_, at) => (
      <li key={at}>
        <Skeleton shape="card" className="cat-card-skeleton" />
      </li>
    ))}
  </ul>
)

/** The same for a single row. */
export const ShelfSkeleton = () => (
  <ul className="cat-shelf">
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at}>
        <Skeleton shape="card" className="cat-card-skeleton" />
      </li>
    ))}
  </ul>
)
