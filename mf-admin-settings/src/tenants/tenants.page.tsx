import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { listTenants, type Tenant } from '@plaza/contracts/business/tenants.api'
import { Button, useBusiness } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { type Column, DataTable } from '@plaza/ui/table'
import { Download, Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CreateTenant } from './create-tenant.tsx'
import { EditTenant } from './edit-tenant.tsx'
import { EraseTenant } from './erase-tenant.tsx'
import { useExport } from './use-export.ts'
import '../parts/admin-page.css'
import './tenants.css'

type OpenDialog = { readonly action: 'create' } | { readonly action: 'edit' | 'erase'; readonly tenant: Tenant }

/** The businesses of the platform, for its operator: create, edit, export, erase. */
export default function TenantsPage() {
  const query = useCall(listTenants, {}, { staleTime: 0 })
  const own = useBusiness().at_business
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const exporting = useExport()
  const close = () => setOpen(null)
  return (
    <div className="ads-page">
      <header className="ads-head">
        <div>
          <h1>Empresas</h1>
          <p>Cada una con su host, su tema, sus módulos y sus datos aparte.</p>
        </div>
        <Button look="primary" onClick={() => setOpen({ action: 'create' })}>
          <Plus size={18} aria-hidden="true" />
          Nueva empresa
        </Button>
      </header>
      <DataTable
        caption="Empresas"
        columns={columns({ own, exporting, onOpen: (action, tenant) => setOpen({ action, tenant }) })}
        query={{ data: query.data?.data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ id }) => id}
        empty="Aún no hay empresas."
        errorText="No logramos cargar las empresas."
      />
      {open?.action === 'create' && <CreateTenant onClose={close} />}
      {open?.action === 'edit' && <EditTenant tenant={open.tenant} onClose={close} />}
      {open?.action === 'erase' && <EraseTenant tenant={open.tenant} onClose={close} />}
    </div>
  )
}

interface Actions {
  readonly own: string
  readonly exporting: ReturnType<typeof useExport>
  readonly onOpen: (action: 'edit' | 'erase', tenant: Tenant) => void
}

/** The same shop on the same port as this page. */
const shopAddress = (host: string) => `${location.protocol}//${host}${location.port ? `:${location.port}` : ''}/`

const columns = ({ own, exporting, onOpen }: Actions): Column<Tenant>[] => [
  {
    key: 'title',
    header: 'Empresa',
    cell: ({ id, title }) => (
      <span className="ads-tenant">
        <strong>{title}</strong>
        <small className="pz-muted">{id}</small>
      </span>
    ),
  },
  {
    key: 'hosts',
    header: 'Host',
    cell: ({ hosts }) => (
      <span className="ads-tenant">
        {hosts.map((host) => (
          <a key={host} className="ads-tenant-host" href={shopAddress(host)} target="_blank" rel="noopener noreferrer">
            {host}
          </a>
        ))}
      </span>
    ),
  },
  { key: 'modules', header: 'Módulos', numeric: true, cell: ({ active_modules }) => active_modules },
  { key: 'offices', header: 'Sedes', numeric: true, cell: ({ offices }) => offices },
  { key: 'products', header: 'Productos', numeric: true, cell: ({ products }) => products.toLocaleString('es-CO') },
  { key: 'orders', header: 'Pedidos', numeric: true, cell: ({ orders }) => orders.toLocaleString('es-CO') },
  {
    key: 'creation_date',
    header: 'Creada',
    cell: ({ creation_date }) => <span className="ads-nowrap">{formatDateTime(creation_date)}</span>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    cell: (tenant) => (
      <span className="ads-tenant__actions">
        <Button size="small" aria-label={`Editar ${tenant.title}`} onClick={() => onOpen('edit', tenant)}>
          <Settings2 size={16} aria-hidden="true" />
          Editar
        </Button>
        <Button
          size="small"
          busy={exporting.busy === tenant.id}
          aria-label={`Exportar los datos de ${tenant.title}`}
          onClick={() => void exporting.save(tenant.id)}
        >
          <Download size={16} aria-hidden="true" />
          Exportar
        </Button>
        <Button
          size="small"
          look="quiet"
          className="ads-tenant__erase"
          disabled={tenant.is_default || tenant.id === own}
          aria-label={`Borrar ${tenant.title}`}
          onClick={() => onOpen('erase', tenant)}
        >
          <Trash2 size={16} aria-hidden="true" />
          Borrar
        </Button>
      </span>
    ),
  },
]
