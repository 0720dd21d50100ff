import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { Button, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useSearchParams } from '@plaza/ui/router'
import { DataTable, TablePages, useTableView } from '@plaza/ui/table'
import { LayoutGrid, Pencil, Rows3 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BulkDialog, type BulkKind } from '../bulk/bulk-dialog.tsx'
import { useWorkBranch } from '../parts/use-work-branch.ts'
import { ProductDialog } from '../parts/product/product-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { productColumns } from './product-columns.tsx'
import { askedFor, orderOf, productFilters } from './product-filter.ts'
import { ProductGrid } from './product-grid.tsx'
import { RowDrafts } from './row-drafts.tsx'

const errorText = 'No logramos cargar los productos.'

/** Products as a table or as cards, found, exported and edited; without a picture only, where a page asks so. */
export function ProductList({ withoutImage = false }: { withoutImage?: boolean }) {
  const { branchId } = useWorkBranch()
  const [params, setParams] = useSearchParams()
  const view = useTableView({ pageSize: pageSizes.adminProducts, pageSizes: [20, 50, 100, 200], filters: productFilters })
  const [wantsEditing, setWantsEditing] = useState(false)
  const ownBranch = useSession()?.branchId ?? null
  const mayEdit = branchId !== null && (ownBranch === null || ownBranch === branchId)
  const editing = wantsEditing && mayEdit
  const [opened, setOpened] = useState<string | null>(null)
  const [bulk, setBulk] = useState<{ readonly kind: BulkKind; readonly chosen: readonly AdminProduct[] } | null>(null)
  const changing = (kind: BulkKind, label: string) => ({ label, run: (chosen: readonly AdminProduct[]) => setBulk({ kind, chosen }) })
  // staff of a branch change what is there.
  const actions = [
    ...(mayEdit ? [changing('price', 'Cambiar precios')] : []),
    ...(ownBranch === null ? [changing('visibility', 'Mostrar u ocultar'), changing('category', 'Mover de categoría')] : []),
  ]
  const filter = askedFor(view.settled, withoutImage ? { has_image: false } : {})
  const query = useCall(listAdminProducts, { ...filter, ...orderOf(view.sort), page: view.page, limit: view.limit }, { keepPrevious: true })
  // Counted by the server, whatever is being looked for.
  const withoutIva = useCall(listAdminProducts, { has_iva: false, limit: 1 }).data?.data.pagination.totalCount
  const columns = useMemo(() => productColumns(branchId, editing), [branchId, editing])
  const paging = query.data?.data.pagination
  const rows = { data: query.data?.data.items, error: query.error, isPending: query.isPending, refetch: query.refetch }
  const asGrid = params.get('vista') === 'cuadricula'
  const show = (grid: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (grid) next.set('vista', 'cuadricula')
        else next.delete('vista')
        return next
      },
      { replace: true },
    )
  const tools = (
    <>
      <span className="adc-switch" role="group" aria-label="Ver como">
        <Button size="small" look={asGrid ? 'quiet' : 'secondary'} aria-pressed={!asGrid} onClick={() => show(false)}>
          <Rows3 size={16} aria-hidden="true" /> Tabla
        </Button>
        <Button size="small" look={asGrid ? 'secondary' : 'quiet'} aria-pressed={asGrid} onClick={() => show(true)}>
          <LayoutGrid size={16} aria-hidden="true" /> Cuadrícula
        </Button>
      </span>
      {!asGrid && mayEdit && (
        <Button size="small" look={editing ? 'secondary' : 'quiet'} aria-pressed={editing} onClick={() => setWantsEditing(!editing)}>
          <Pencil size={16} aria-hidden="true" /> Editar precios y existencias
        </Button>
      )}
      <ExportButton filter={filter} />
    </>
  )
  const list = (
    <div className="adc-list">
      <FilterBar view={view} withoutIva={withoutIva} {...(withoutImage ? { without: 'has_image' as const } : {})} />
      {asGrid ? (
        <>
          <div className="adc-grid-tools">
            <span className="pz-muted pz-numbers">{paging && `${paging.totalCount} productos`}</span>
            {tools}
          </div>
          <ProductGrid
            query={rows}
            empty={catalogTexts.noProductsAvailable}
            errorText={errorText}
            branchId={branchId}
            onOpen={({ id }) => setOpened(id)}
          />
          {paging && <TablePages paging={{ ...paging }} view={view} />}
        </>
      ) : (
        <DataTable
          name="products"
          caption="Productos"
          columns={columns}
          query={rows}
          rowKey={({ id }) => id}
          empty={catalogTexts.noProductsAvailable}
          errorText={errorText}
          view={view}
          {...(paging && { paging: { totalPages: paging.totalPages, totalCount: paging.totalCount } })}
          onOpen={({ id }) => setOpened(id)}
          toolbar={tools}
          {...(actions.length > 0 && { selection: { actions } })}
        />
      )}
      {bulk && <BulkDialog {...bulk} onClose={() => setBulk(null)} />}
      {opened && (
        <ProductDialog key={opened} productId={opened} savedText={() => catalogAdminTexts.productSaved} onClose={() => setOpened(null)} />
      )}
    </div>
  )
  return <RowDrafts branchId={branchId}>{list}</RowDrafts>
}
