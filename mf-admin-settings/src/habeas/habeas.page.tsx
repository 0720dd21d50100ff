import { listHabeas } from '@plaza/contracts/habeas/habeas.api'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { useCall } from '@plaza/ui/query'
import { DataTable, useTableView } from '@plaza/ui/table'
import { useState } from 'react'
import { DownloadButtons } from './download-buttons.tsx'
import { registrationColumns } from './registration-columns.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import '../parts/admin-page.css'
import './habeas.css'

/** Who registered for data protection, and what they agreed to. */
export default function HabeasPage() {
  const view = useTableView({ pageSize: pageSizes.habeas, filters: { name: 'text', last_name: 'text', document_number: 'text' } })
  const { name, last_name, document_number } = view.settled
  const query = useCall(
    listHabeas,
    { page: view.page, limitPerPage: view.limit, name, last_name, document_number },
    { keepPrevious: true, staleTime: 0 },
  )
  const [openId, setOpenId] = useState<string | null>(null)
  const list = query.data?.data.list
  const open = list?.find(({ id }) => id === openId)
  return (
    <div className="ads-page">
      <header className="ads-head">
        <h1>Habeas data</h1>
      </header>
      <DataTable
        name="habeas"
        caption="Registros de protección de datos"
        columns={registrationColumns}
        query={{ ...query, data: list }}
        rowKey={({ id }) => id}
        view={view}
        paging={{ totalPages: query.data?.data.pagination.totalPages ?? 1, totalCount: query.data?.data.pagination.totalCount ?? 0 }}
        onOpen={({ id }) => setOpenId(id)}
        empty="Aún no hay registros."
        errorText="No logramos cargar los registros."
        toolbar={<DownloadButtons />}
      />
      {open && <RegistrationDialog key={open.id} registration={open} onClose={() => setOpenId(null)} />}
    </div>
  )
}
