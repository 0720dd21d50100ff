import type { Product } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice, formatPesos } from '@plaza/contracts/kernel/money'
import { Picture } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { StockState } from './stock-state.tsx'

export const productColumns = (branchId: string | null): Column<Product>[] => [
  {
    key: 'photoUrl',
    header: 'Imagen',
    cell: ({ photoUrl }) => <Picture className="adc-thumb" src={photoUrl} alt="" width={32} height={32} />,
  },
  { key: 'id_item', header: 'SKU', sortable: true, cell: ({ id_item }) => id_item },
  { key: 'title', header: 'Título', sortable: true, cell: ({ title }) => <span className="adc-title">{title}</span> },
  { key: 'brand', header: 'Marca', sortable: true, cell: ({ brand }) => brand ?? '' },
  { key: 'main_category_name', header: 'Categoría', cell: (product) => product.main_category_name ?? '' },
  { key: 'price', header: 'Precio', numeric: true, cell: priceText },
  { key: 'stock', header: 'Estado', cell: (product) => <StockState product={product} branchId={branchId} /> },
]

function priceText(product: Product) {
  const price = chargedPrice(product)
  return price === null ? <span className="pz-muted">Sin precio</span> : formatPesos(price)
}
