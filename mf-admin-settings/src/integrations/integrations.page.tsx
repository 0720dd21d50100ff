import { getIntegrations, runIntegration } from '@plaza/contracts/business/business.api'
import type { Integration } from '@plaza/contracts/business/integration.entity'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { Badge, Button, toasts } from '@plaza/ui'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { type Column, DataTable } from '@plaza/ui/table'
import { Play, RefreshCw } from 'lucide-react'
import '../parts/admin-page.css'

/** What the business keeps in step with other systems: when it runs next, and how it went. */
export default function IntegrationsPage() {
  const query = useCall(getIntegrations, {}, { staleTime: 0 })
  const { run, running } = useRun(() => void query.refetch())
  return (
    <div className="ads-page">
      <header className="ads-head">
        <h1>Integraciones</h1>
        <Button size="small" busy={query.isRefetching} onClick={() => void query.refetch()}>
          <RefreshCw size={16} aria-hidden="true" />
          Actualizar
        </Button>
      </header>
      <DataTable
        caption="Integraciones"
        columns={columns(run, running)}
        query={{ data: query.data?.data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        rowKey={({ id }) => id}
        empty="Aún no hay integraciones."
        errorText="No logramos cargar las integraciones."
      />
    </div>
  )
}

function useRun(onEnd: () => void) {
  const mutation = useCallMutation(runIntegration)
  const run = async ({ id, name }: Integration) => {
    const answer = await mutation.run({ id })
    onEnd()
    if (!answer.ok) toasts.error(answer.problem.message)
    else if (answer.value.data.last_status === 'completed') toasts.success(`${name}: ${answer.value.data.last_message ?? 'listo'}`)
    else toasts.error(`${name}: ${answer.value.data.last_message ?? 'falló'}`)
  }
  return { run, running: mutation.isPending ? mutation.variables.id : null }
}

const statuses = {
  completed: { label: 'Completada', tone: 'success' },
  failed: { label: 'Falló', tone: 'danger' },
  running: { label: 'En ejecución', tone: 'action' },
} as const

function Status({ integration: { last_status: status, last_message: message, last_run_at: at } }: { integration: Integration }) {
  if (!status) return <span className="pz-muted">Aún no se ha ejecutado</span>
  return (
    <span className="ads-run">
      <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
      <span className="pz-muted">{[at && formatDateTime(at), message].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

const columns = (run: (integration: Integration) => Promise<void>, running: string | null): Column<Integration>[] => [
  { key: 'name', header: 'Nombre', cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'cron_next_step',
    header: 'Próxima ejecución',
    cell: ({ cron_next_step: next }) => <span className="ads-nowrap">{next ? formatDateTime(next) : 'Sin programar'}</span>,
  },
  { key: 'last_status', header: 'Última ejecución', cell: (integration) => <Status integration={integration} /> },
  {
    key: 'run',
    header: 'Acciones',
    cell: (integration) => (
      <Button
        size="small"
        busy={running === integration.id}
        disabled={integration.last_status === 'running' || (running !== null && running !== integration.id)}
        aria-label={`Ejecutar ahora ${integration.name}`}
        onClick={() => void run(integration)}
      >
        <Play size={16} aria-hidden="true" />
        Ejecutar ahora
      </Button>
    ),
  },
]
