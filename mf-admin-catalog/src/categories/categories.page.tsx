import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { adminCategoryPageChoices, debounces } from '@plaza/contracts/kernel/limits'
import { IconButton } from '@plaza/ui'
import { NumberInput, Select, TextInput } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { DataTable } from '@plaza/ui/table'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { listStaffCategories } from '../parts/resources.api.ts'
import { useDebounced } from '../parts/use-debounced.ts'
import { categoryColumns } from './category-columns.tsx'
import { type CategoryFilter, matching, noFilter, pageOf } from './category-page.ts'
import '../parts/admin-page.css'

/** The categories of the business, disabled ones too. Read-only for now. */
export default function CategoriesPage() {
  const query = useCall(listStaffCategories, {})
  const [filter, setFilter] = useState(noFilter)
  const [page, setPage] = useState(1)
  const found = matching(query.data?.data ?? [], useDebounced(filter, debounces.adminFilter))
  const { rows, totalPages } = pageOf(found, page, filter.size)
  const narrow = (part: Partial<CategoryFilter>) => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>{catalogAdminTexts.adminCategoriesTitle}</h1>
        <IconButton label="Actualizar" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
          <RefreshCw size={20} />
        </IconButton>
      </header>
      <search className="adc-filters">
        <TextInput label="Nombre" type="search" value={filter.name} onChange={(name) => narrow({ name })} />
        <NumberInput label="Posición" min={0} value={filter.position} onChange={(position) => narrow({ position })} />
        <Select
          label="Filas por página"
          value={String(filter.size)}
          onChange={(size) => narrow({ size: Number(size) })}
          options={adminCategoryPageChoices.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </search>
      <DataTable
        caption={catalogAdminTexts.adminCategoriesTitle}
        columns={categoryColumns}
        query={{ data: query.data && rows, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ id }) => id}
        empty={catalogAdminTexts.categoriesEmpty}
        errorText="No logramos cargar las categorias."
        paging={{ page, totalPages, onPage: setPage }}
      />
    </div>
  )
}
