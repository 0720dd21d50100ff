import { getAuditEntry } from '@plaza/contracts/audit/audit.api'
import { auditTexts } from '@plaza/contracts/audit/audit.messages'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { Button, QueryView, Skeleton } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useCallChain } from '@plaza/ui/query'
import { ChangedRow } from './changed-row.tsx'
import { actionLabel, doerLabel, entityLabel } from './words.ts'

type Answer = OutputOf<typeof getAuditEntry>

interface Props {
  readonly entry: number | null
  /** While the list is one record's history only what the entry did to that record is shown. */
  readonly about: { readonly entity: string; readonly entity_id: string }
  readonly onClose: () => void
}

/** One change over the list: who and when, and what each row was and became. Without an entry it is closed. */
export function EntryDialog({ entry, about: { entity, entity_id }, onClose }: Props) {
  const about = entity && entity_id ? { entity, entity_id } : {}
  const chain = useCallChain(
    getAuditEntry,
    {
      name: 'changes',
      first: undefined as number | undefined,
      inputFor: (after) => ({ entry: entry ?? 0, ...about, ...(after === undefined ? {} : { after }) }),
      next: ({ next }) => next ?? undefined,
    },
    { enabled: entry !== null },
  )
  const shown = chain.data?.pages[0]?.entry
  const title = shown ? `${actionLabel(shown.action)} ${entityLabel(shown.entity)} ${shown.label}`.trim() : 'Cambio'
  const names = Object.assign({}, ...(chain.data?.pages.map((page) => page.names) ?? [])) as Answer['names']
  const changes = chain.data?.pages.flatMap((page) => page.changes) ?? []
  return (
    <Dialog open={entry !== null} size="large" title={title} onClose={onClose}>
      <QueryView query={chain} errorText={chain.error?.message ?? auditTexts.entryFailed} skeleton={<Skeleton shape="block" />}>
        {() =>
          shown && (
            <div className="ado-audit">
              <Facts {...shown} />
              {changes.map((change, at) => (
                <ChangedRow key={`${change.entity} ${change.entity_id} ${at}`} change={change} names={names} />
              ))}
              {changes.length === 0 && <p className="pz-muted">Este cambio no guardó su detalle.</p>}
              {chain.hasNextPage && (
                <Button busy={chain.isFetchingNextPage} onClick={() => void chain.fetchNextPage()}>
                  {chain.isFetchNextPageError ? commonTexts.retry : commonTexts.loadMore}
                </Button>
              )}
              {!chain.hasNextPage && !('entity' in about) && shown.touched > changes.length && (
                <p className="pz-muted">
                  Y {(shown.touched - changes.length).toLocaleString('es-CO')} filas más, que se cuentan sin su detalle.
                </p>
              )}
            </div>
          )
        }
      </QueryView>
    </Dialog>
  )
}

const Facts = (entry: Answer['entry']) => (
  <dl className="ado-audit__facts">
    {factsOf(entry).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const factsOf = ({ user_name, user_id, role, date, summary, call, entity_id, ip, touched }: Answer['entry']): [string, string][] =>
  (
    [
      ['Quién', user_name || user_id || 'Sistema'],
      ['Rol', doerLabel(role)],
      ['Cuándo', formatDateTime(date)],
      ['Operación', summary],
      ['Llamada', call],
      ['Registro', entity_id],
      ['Filas', touched.toLocaleString('es-CO')],
      ['Dirección IP', ip],
    ] as [string, string][]
  ).filter(([, value]) => value)
