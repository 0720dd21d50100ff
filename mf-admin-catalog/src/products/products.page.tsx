import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { debounces } from '@plaza/contracts/kernel/limits'
import { useBranch } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { DataTable, type Sort } from '@plaza/ui/table'
import { useState } from 'react'
import { listStaffProducts } from '../parts/resources.api.ts'
import { useDebounced } from '../parts/use-debounced.ts'
import { productColumns } from './product-columns.tsx'
import { noFilter, type ProductFilter, productQuery } from './product-query.ts'
import '../parts/admin-page.css'

/** All products of the business, inactive ones too; price and stock are those of the branch in use. */
export default function ProductsPage() {
  const { branchId, office } = useBranch()
  const [filter, setFilter] = useState(noFilter)
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const query = useCall(listStaffProducts, productQuery(useDebounced(filter, debounces.adminFilter), sort, page), { keepPrevious: true })
  const paging = query.data?.data.pagination
  const narrow = (part: Partial<ProductFilter>) => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>Productos</h1>
        <p role="status">
          {paging && `${paging.totalCount} productos${office ? ` · precios y existencias de ${office.displayName}` : ''}`}
        </p>
      </header>
      <search className="adc-filters">
        <TextInput label="Buscar por título" type="search" value={filter.title} onChange={(title) => narrow({ title })} />
        <Select
          label="Estado"
          placeholder="Todos"
          value={filter.state}
          onChange={(state) => narrow({ state: state as ProductFilter['state'] })}
          options={[
            { value: 'active', label: 'Activos' },
            { value: 'inactive', label: 'Inactivos' },
            { value: 'hidden', label: 'Ocultos' },
          ]}
        />
      </search>
      <DataTable
        caption="Productos"
        columns={productColumns(branchId)}
        query={{ data: query.data?.data.list, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ id }) => id}
        empty={catalogTexts.noProductsAvailable}
        errorText="No logramos cargar los productos."
        sort={sort}
        onSort={setSort}
        {...(paging && { paging: { page, totalPages: paging.totalPages, onPage: setPage } })}
      />
    </div>
  )
}
