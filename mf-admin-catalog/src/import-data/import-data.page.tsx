import { listImports } from '@plaza/contracts/imports/imports.api'
import { importStatusLabel } from '@plaza/contracts/imports/imports.messages'
import type { ProductImport } from '@plaza/contracts/imports/product-import.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { importPageChoices, pageSizes } from '@plaza/contracts/kernel/limits'
import { Button } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useAddressed } from '@plaza/ui/router'
import { type Column, DataTable, useTableView } from '@plaza/ui/table'
import { RefreshCw } from 'lucide-react'
import { ImportDialog } from './import-dialog.tsx'
import { Sources } from './sources.tsx'
import '../parts/admin-page.css'
import './import-data.css'

const askAgain = (answer: OutputOf<typeof listImports> | undefined) =>
  answer?.data.some(({ import_status }) => import_status === 'in_progress') ? 2000 : false
const looks: Record<string, string> = { completed: 'good', failed: 'bad' }

const columns: Column<ProductImport>[] = [
  { key: 'created_at', header: 'Fecha', opens: true, hideable: false, cell: ({ created_at }) => formatDateTime(created_at) },
  { key: 'file_name', header: 'Archivo', least: 160, cell: ({ file_name }) => file_name },
  { key: 'started_by', header: 'Quién', cell: ({ started_by }) => started_by || 'Programada' },
  {
    key: 'import_status',
    header: 'Estado',
    cell: ({ import_status: status }) => (
      <span className={`adc-state adc-state--${looks[status] ?? 'quiet'}`}>{importStatusLabel(status)}</span>
    ),
    value: ({ import_status }) => importStatusLabel(import_status),
  },
  { key: 'total_records', header: 'Registros', numeric: true, cell: ({ total_records }) => total_records },
  { key: 'processed_records', header: 'Procesados', numeric: true, cell: ({ processed_records }) => processed_records },
  { key: 'total_brands', header: 'Marcas', numeric: true, cell: ({ total_brands }) => total_brands },
  { key: 'total_categories', header: 'Categorías', numeric: true, cell: ({ total_categories }) => total_categories },
  {
    key: 'status_message',
    header: 'Detalle',
    cell: ({ status_message }) => <span className="adc-title">{status_message}</span>,
    value: ({ status_message }) => status_message,
  },
  { key: 'wslast_updated_at', header: 'Servicio web', cell: ({ wslast_updated_at }) => formatDateTime(wslast_updated_at) },
  { key: 'updated_at', header: 'Actualizado', cell: ({ updated_at }) => formatDateTime(updated_at) },
]

/** B-2-091, A-103: what was imported, and where the next import begins. `?importacion=` opens one. */
export default function ImportDataPage() {
  const opened = useAddressed('importacion')
  const view = useTableView({ pageSize: pageSizes.imports, pageSizes: importPageChoices })
  const query = useCall(listImports, { page: view.page, limit: view.limit }, { keepPrevious: true, staleTime: 0, askAgain })
  const paging = query.data?.pagination
  const close = () => {
    opened.close()
    void query.refetch()
  }
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>Importación de datos</h1>
      </header>
      <Sources onImport={opened.open} />
      <DataTable
        name="imports"
        caption="Historial de importaciones"
        columns={columns}
        query={{ data: query.data?.data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ _id }) => _id}
        empty="Todavía no hay importaciones"
        errorText="No logramos cargar las importaciones."
        view={view}
        {...(paging && { paging: { totalPages: paging.totalPages, totalCount: paging.totalCount } })}
        onOpen={({ _id }) => opened.open(_id)}
        toolbar={
          <Button size="small" look="quiet" onClick={() => void query.refetch()}>
            <RefreshCw size={16} aria-hidden="true" /> Actualizar
          </Button>
        }
      />
      {opened.value && <ImportDialog key={opened.value} importId={opened.value} onClose={close} />}
    </div>
  )
}
