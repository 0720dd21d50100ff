import { listAudit } from '@plaza/contracts/audit/audit.api'
import { auditTexts } from '@plaza/contracts/audit/audit.messages'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Button } from '@plaza/ui'
import { useCallChain } from '@plaza/ui/query'
import { useAddressed } from '@plaza/ui/router'
import { DataTable, rowsOf, useTableView } from '@plaza/ui/table'
import { History } from 'lucide-react'
import { auditColumns } from './audit-columns.tsx'
import { askedEntries, auditFilters } from './audit-filter.ts'
import { EntryDialog } from './entry-dialog.tsx'
import '../parts/screen.css'
import './audit.css'

const columns = auditColumns()

/** What staff changed, newest first; `?entry=` opens one, `?entity=…&entity_id=…` is the history of one record. Nothing here can be changed. */
export default function AuditPage() {
  const entry = useAddressed('entry')
  const view = useTableView({ pageSize: 50, filters: auditFilters })
  const asked = askedEntries(view.settled)
  const log = useCallChain(listAudit, {
    name: 'log',
    first: undefined as number | undefined,
    inputFor: (before) => ({ ...asked, ...(before === undefined ? {} : { before }) }),
    next: ({ data }) => data.next ?? undefined,
  })
  const opened = Number(entry.value)
  return (
    <div className="ado-screen">
      <div>
        <h1>{auditTexts.title}</h1>
        <p className="pz-muted">
          {view.settled.entity_id
            ? 'Cambios de un solo registro, y de sus partes.'
            : 'Cada cambio hecho por el personal. Este registro no se puede modificar.'}
        </p>
      </div>
      <DataTable
        name="audit"
        caption={auditTexts.title}
        columns={columns}
        query={{ ...log, data: log.data?.pages.flatMap(({ data }) => data.items) }}
        rowKey={({ id }) => String(id)}
        empty={auditTexts.empty}
        emptyDrawing={<History size={56} strokeWidth={1.25} />}
        errorText={auditTexts.failed}
        view={view}
        onOpen={({ id }) => entry.open(String(id))}
        file={{
          name: 'auditoria',
          rows: rowsOf(listAudit, {
            first: undefined as number | undefined,
            inputFor: (before) => ({ ...asked, limit: 500, ...(before === undefined ? {} : { before }) }),
            rows: ({ data }) => data.items,
            next: ({ data }) => data.next ?? undefined,
          }),
        }}
      />
      {log.hasNextPage && (
        <div className="ado-screen__more">
          {log.isFetchNextPageError && <p role="alert">{log.error?.message}</p>}
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {log.isFetchNextPageError ? commonTexts.retry : commonTexts.loadMore}
          </Button>
        </div>
      )}
      <EntryDialog entry={Number.isSafeInteger(opened) && opened > 0 ? opened : null} about={view.settled} onClose={entry.close} />
    </div>
  )
}
