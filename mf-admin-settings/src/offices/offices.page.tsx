import { listAdminOffices } from '@plaza/contracts/branches/branches-admin.api'
import { webServiceKeys } from '@plaza/contracts/branches/office.entity'
import { Button } from '@plaza/ui'
import { Switch } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { DataTable, useTableView } from '@plaza/ui/table'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { NewOffice } from './new-office.tsx'
import { OfficeDialog } from './office-dialog.tsx'
import { officeColumns, wantedOffices } from './office-columns.tsx'
import '../parts/admin-page.css'

/** The branches of the business: what shoppers see of them, where they deliver, and where the feed keeps their prices. */
export default function OfficesPage() {
  const query = useCall(listAdminOffices, {}, { staleTime: 0 })
  const view = useTableView({ pageSize: 1000, filters: { displayName: 'text', city: 'text' } })
  const [openId, setOpenId] = useState<string | null>(null)
  const [isNew, setIsNew] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const offices = query.data?.offices
  const open = offices?.find(({ id }) => id === openId)
  return (
    <div className="ads-page">
      <header className="ads-head">
        <h1>Sedes</h1>
      </header>
      <DataTable
        name="offices"
        caption="Sedes"
        columns={officeColumns(showsKeys ? webServiceKeys : [])}
        query={{ ...query, data: offices && wantedOffices(offices, view) }}
        rowKey={({ id }) => id}
        view={view}
        onOpen={({ id }) => setOpenId(id)}
        file={{ name: 'sedes', rows: 'listed' }}
        empty="Aún no hay sedes."
        errorText="No logramos cargar las sedes."
        toolbar={
          <>
            <Switch label="Columnas WebService" checked={showsKeys} onChange={setShowsKeys} />
            <Button size="small" onClick={() => void query.refetch()}>
              <RefreshCw size={16} aria-hidden="true" />
              Actualizar
            </Button>
            <Button look="primary" size="small" onClick={() => setIsNew(true)}>
              <Plus size={16} aria-hidden="true" />
              Nueva sede
            </Button>
          </>
        }
      />
      {isNew && <NewOffice onClose={() => setIsNew(false)} />}
      {open && <OfficeDialog key={open.id} office={open} offices={offices ?? []} onClose={() => setOpenId(null)} />}
    </div>
  )
}
