import { listProductBrands, listProductCategories } from '@plaza/contracts/catalog/catalog-admin.api'
import { Combobox, Select, TextInput } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import type { TableView } from '@plaza/ui/table'
import { categoryOptions } from '../parts/category-options.ts'
import type { ProductFlag, productFilters } from './product-filter.ts'

interface Props {
  readonly view: TableView<typeof productFilters>
  /** Of a page that is about this already. */
  readonly without?: ProductFlag
  /** How many products have no tax class; nothing while that is being asked. */
  readonly withoutIva?: number | undefined
}

const flags: readonly { key: ProductFlag; label: string; yes: string; no: string }[] = [
  { key: 'has_image', label: 'Imagen', yes: 'Con imagen', no: 'Sin imagen' },
  { key: 'has_stock', label: 'Existencias', yes: 'Con existencias', no: 'Sin existencias' },
  { key: 'inactive', label: 'Inactivos', yes: 'Solo inactivos', no: 'Solo activos' },
  { key: 'manualInactive', label: 'Ocultos', yes: 'Solo ocultos', no: 'Solo visibles' },
  { key: 'has_iva', label: 'IVA', yes: 'IVA definido', no: 'IVA sin definir' },
]

/** B-2-066: the same filters for the table and the grid; they live in the address. */
export function FilterBar({ view, without, withoutIva }: Props) {
  const categories = useCall(listProductCategories, {}).data?.data ?? []
  const brands = useCall(listProductBrands, {}).data?.data ?? []
  return (
    <search className="adc-filters adc-product-filters">
      <TextInput label="Buscar por título" type="search" value={view.filters.title} onChange={(title) => view.setFilter('title', title)} />
      <TextInput
        label="SKU o código de barras"
        type="search"
        value={view.filters.item_id}
        onChange={(text) => view.setFilter('item_id', text)}
      />
      <Combobox
        label="Categoría"
        placeholder="Todas"
        value={view.filters.category_id}
        onChange={(value) => view.setFilter('category_id', value)}
        options={categoryOptions(categories)}
      />
      <Combobox
        label="Marca"
        placeholder="Todas"
        value={view.filters.brand}
        onChange={(value) => view.setFilter('brand', value)}
        options={brands.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))}
      />
      {flags
        .filter(({ key }) => key !== without)
        .map(({ key, label, yes, no }) => (
          <Select
            key={key}
            label={label}
            placeholder="Todos"
            value={view.filters[key]}
            onChange={(value) => view.setFilter(key, value)}
            options={[
              { value: 'si', label: yes },
              { value: 'no', label: key === 'has_iva' && withoutIva !== undefined ? `${no} (${withoutIva})` : no },
            ]}
          />
        ))}
    </search>
  )
}
