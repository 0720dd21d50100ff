import { parseRole, roleLabels } from '@plaza/contracts/account/role'
import { getAuditEntry } from '@plaza/contracts/audit/audit.api'
import { auditTexts } from '@plaza/contracts/audit/audit.messages'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { QueryView, Skeleton } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { ChangedRow } from './changed-row.tsx'
import { actionLabel, entityLabel } from './words.ts'

type Answer = OutputOf<typeof getAuditEntry>

/** One change over the list: who and when, and what each row was and became. Without an entry it is closed. */
export function EntryDialog({ entry, onClose }: { entry: number | null; onClose: () => void }) {
  const query = useCall(getAuditEntry, { entry: entry ?? 0 }, { enabled: entry !== null })
  const shown = query.data?.entry
  const title = shown ? `${actionLabel(shown.action)} ${entityLabel(shown.entity)} ${shown.label}`.trim() : 'Cambio'
  return (
    <Dialog open={entry !== null} size="large" title={title} onClose={onClose}>
      <QueryView query={query} errorText={query.error?.message ?? auditTexts.entryFailed} skeleton={<Skeleton shape="block" />}>
        {(answer) => <EntryView {...answer} />}
      </QueryView>
    </Dialog>
  )
}

function EntryView({ entry, changes }: Answer) {
  return (
    <div className="ado-audit">
      <dl className="ado-audit__facts">
        {factsOf(entry).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.map((change) => (
        <ChangedRow key={`${change.entity} ${change.entity_id} ${change.action}`} change={change} />
      ))}
      {changes.length === 0 && <p className="pz-muted">Este cambio no guardó su detalle.</p>}
      {entry.touched > changes.length && (
        <p className="pz-muted">Y {(entry.touched - changes.length).toLocaleString('es-CO')} filas más, que se cuentan sin su detalle.</p>
      )}
    </div>
  )
}

const factsOf = ({ user_name, user_id, role, date, summary, call, entity_id, ip }: Answer['entry']): [string, string][] =>
  (
    [
      ['Quién', user_name || user_id || 'Sistema'],
      ['Rol', role && roleLabels[parseRole(role)]],
      ['Cuándo', formatDateTime(date)],
      ['Operación', summary],
      ['Llamada', call],
      ['Registro', entity_id],
      ['Dirección IP', ip],
    ] as [string, string][]
  ).filter(([, value]) => value)
