import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { EmptyState, Picture, type QueryLike, QueryView } from '@plaza/ui'
import { priceOf } from './product-columns.tsx'
import { StockState } from './stock-state.tsx'

interface Props {
  readonly query: QueryLike<readonly AdminProduct[]>
  readonly empty: string
  readonly errorText: string
  readonly branchId: string | null
  readonly onOpen: (product: AdminProduct) => void
}

/** B-2-065: the same products as cards, for looking at their pictures. */
export function ProductGrid({ query, empty, errorText, branchId, onOpen }: Props) {
  return (
    <QueryView query={query} empty={<EmptyState text={empty} />} errorText={errorText}>
      {(products) => (
        <ul className="adc-grid" aria-label="Productos">
          {products.map((product) => (
            <li key={product.id}>
              <button type="button" className="adc-card" onClick={() => onOpen(product)}>
                <Picture className="adc-card__picture" src={product.photoUrl} alt="" width={160} height={160} />
                <span className="adc-card__sku">{product.id_item}</span>
                <strong className="adc-card__title">{product.title}</strong>
                <span className="pz-numbers">{priceOf(product)}</span>
                <StockState product={product} branchId={branchId} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
