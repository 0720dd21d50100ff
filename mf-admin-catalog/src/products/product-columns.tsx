import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { chargedPrice, formatPesos } from '@plaza/contracts/kernel/money'
import { Badge, Picture } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { ivaText } from '../parts/iva-options.ts'
import { RowEditor } from './row-drafts.tsx'
import { StockState, stateText } from './stock-state.tsx'

/** With `editing`, prices and stock of the branch are typed in the row (inside `RowDrafts`). */
export const productColumns = (branchId: string | null, editing = false): Column<AdminProduct>[] => [
  {
    key: 'photoUrl',
    header: 'Imagen',
    cell: ({ photoUrl }) => <Picture className="adc-thumb" src={photoUrl} alt="" width={32} height={32} />,
    value: ({ photoUrl }) => (photoUrl ? 'Sí' : 'No'),
  },
  { key: 'id_item', header: 'SKU', sortable: true, cell: ({ id_item }) => id_item },
  { key: 'title', header: 'Título', sortable: true, opens: true, hideable: false, cell: ({ title }) => title, value: ({ title }) => title },
  { key: 'brand', header: 'Marca', sortable: true, cell: ({ brand }) => brand ?? '' },
  { key: 'category', header: 'Categoría', sortable: true, cell: (product) => product.main_category_name ?? '' },
  editing
    ? { key: 'price', header: 'Precio y existencias', least: 420, cell: (product) => <RowEditor product={product} /> }
    : { key: 'price', header: 'Precio', numeric: true, cell: priceOf, value: (product) => chargedPrice(product) },
  {
    key: 'iva',
    header: 'IVA',
    cell: (product) => (ivaOf(product) ? ivaText(ivaOf(product)) : <Badge tone="offer">{ivaText(null)}</Badge>),
    value: (product) => ivaText(ivaOf(product)),
  },
  {
    key: 'stock',
    header: 'Estado',
    cell: (product) => <StockState product={product} branchId={branchId} />,
    value: (product) => stateText(product, branchId),
  },
  { key: 'lastUpdateDate', header: 'Actualizado', sortable: true, cell: ({ lastUpdateDate }) => formatDate(lastUpdateDate) },
  { key: 'bar_code', header: 'Código de barras', cell: ({ bar_code }) => bar_code ?? '' },
]

/** Its own, else what its sub-category or category gives. */
const ivaOf = ({ iva_class, iva_class_inherited }: AdminProduct) => iva_class ?? iva_class_inherited

export function priceOf(product: AdminProduct) {
  const price = chargedPrice(product)
  return price === null ? <span className="pz-muted">Sin precio</span> : formatPesos(price)
}
