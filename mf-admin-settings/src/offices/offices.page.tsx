import { listOffices } from '@plaza/contracts/branches/branches.api'
import type { Office } from '@plaza/contracts/branches/office.entity'
import { useCall } from '@plaza/ui/query'
import { type Column, DataTable } from '@plaza/ui/table'
import '../parts/admin-page.css'

/** The active branches. Read-only for now. */
export default function OfficesPage() {
  const query = useCall(listOffices, {})
  return (
    <div className="ads-page">
      <header className="ads-head">
        <h1>Sedes</h1>
      </header>
      <DataTable
        caption="Sedes"
        columns={columns}
        query={{ data: query.data?.data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ id }) => id}
        empty="Aún no hay sedes."
        errorText="No logramos cargar las sedes."
      />
    </div>
  )
}

const columns: Column<Office>[] = [
  { key: 'displayName', header: 'Nombre', cell: ({ displayName }) => <strong>{displayName}</strong> },
  { key: 'name', header: 'Referencia', cell: ({ name }) => name },
  { key: 'city', header: 'Ciudad', cell: ({ city }) => city },
  { key: 'address', header: 'Dirección', cell: ({ address }) => address },
  { key: 'support_number', header: 'Soporte', cell: ({ support_number }) => <span className="ads-nowrap">{support_number}</span> },
  { key: 'delivery_time_per_product', header: 'Minutos por producto', numeric: true, cell: (office) => office.delivery_time_per_product },
  { key: 'polygon', header: 'Cobertura', cell: ({ polygon }) => (polygon.length > 2 ? `${polygon.length} puntos` : 'Sin cobertura') },
]
