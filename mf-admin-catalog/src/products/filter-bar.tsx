import { Select, TextInput } from '@plaza/ui/forms'
import type { TableView } from '@plaza/ui/table'
import type { ProductFlag, productFilters } from './product-filter.ts'

interface Props {
  readonly view: TableView<typeof productFilters>
  /** Of a page that is about this already. */
  readonly without?: ProductFlag
}

const flags: readonly { key: ProductFlag; label: string; yes: string; no: string }[] = [
  { key: 'has_image', label: 'Imagen', yes: 'Con imagen', no: 'Sin imagen' },
  { key: 'has_stock', label: 'Existencias', yes: 'Con existencias', no: 'Sin existencias' },
  { key: 'inactive', label: 'Inactivos', yes: 'Solo inactivos', no: 'Solo activos' },
  { key: 'manualInactive', label: 'Ocultos', yes: 'Solo ocultos', no: 'Solo visibles' },
]

/** B-2-066: the same filters for the table and the grid; they live in the address. */
export function FilterBar({ view, without }: Props) {
  return (
    <search className="adc-filters">
      <TextInput label="Buscar por título" type="search" value={view.filters.title} onChange={(title) => view.setFilter('title', title)} />
      <TextInput
        label="SKU o código de barras"
        type="search"
        value={view.filters.item_id}
        onChange={(text) => view.setFilter('item_id', text)}
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
              { value: 'no', label: no },
            ]}
          />
        ))}
    </search>
  )
}
