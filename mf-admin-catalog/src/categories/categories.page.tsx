import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { listAdminCategories } from '@plaza/contracts/catalog/categories.api'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { adminCategoryPageChoices, debounces, pageSizes } from '@plaza/contracts/kernel/limits'
import { Button, IconButton, later } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { DataTable, rowsByPage, useTableView } from '@plaza/ui/table'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { categoryColumns } from './category-columns.tsx'
import { ReopenCategory } from './reopen-category.tsx'
import { question } from './question.ts'
import '../parts/admin-page.css'
import './categories.css'

const CreateCategory = later(() => import('./create-category.tsx'))
const ManageCategory = later(() => import('./manage-category.tsx'))

/** The categories of the business, disabled ones too; a row opens what it holds. */
export default function CategoriesPage() {
  const view = useTableView({
    pageSize: pageSizes.adminCategories,
    pageSizes: adminCategoryPageChoices,
    filters: { categoryName: 'text', position: 'number', disabled: 'select', state: 'select' },
    debounce: debounces.adminFilter,
  })
  const query = useCall(listAdminCategories, question(view), { keepPrevious: true })
  const [open, setOpen] = useState<{ id: string; categoryName: string; inactive?: boolean } | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>{catalogAdminTexts.adminCategoriesTitle}</h1>
        <span className="adc-head__tools">
          <IconButton label="Actualizar" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
            <RefreshCw size={20} />
          </IconButton>
          <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            <Plus size={18} aria-hidden="true" /> Nueva categoría
          </Button>
        </span>
      </header>
      <DataTable
        name="categories"
        caption={catalogAdminTexts.adminCategoriesTitle}
        columns={categoryColumns}
        query={{ data: query.data?.data.data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ id }) => id}
        view={view}
        paging={{ totalPages: query.data?.data.pagination.totalPages ?? 1, totalCount: query.data?.data.pagination.totalCount ?? 0 }}
        onOpen={({ id, categoryName, inactive }: Category) => setOpen({ id, categoryName, inactive })}
        file={{
          name: 'categorias',
          rows: rowsByPage(
            listAdminCategories,
            (page) => question({ ...view, page, limit: 1000 }),
            ({ data: { data, pagination } }) => ({ rows: data, pagination }),
          ),
        }}
        empty={catalogAdminTexts.categoriesEmpty}
        errorText="No logramos cargar las categorias."
      />
      {open === 'new' && <CreateCategory onClose={close} onCreated={setOpen} />}
      {open !== null && open !== 'new' && !open.inactive && <ManageCategory key={open.id} {...open} onClose={close} />}
      {open !== null && open !== 'new' && open.inactive && <ReopenCategory {...open} onClose={close} />}
    </div>
  )
}
