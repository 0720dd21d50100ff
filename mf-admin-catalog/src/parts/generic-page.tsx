import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import type { Call, OutputOf } from '@plaza/contracts/kernel/call'
import { debounces } from '@plaza/contracts/kernel/limits'
import type { Pagination } from '@plaza/contracts/kernel/pagination'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, IconButton, toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useAddressed } from '@plaza/ui/router'
import {
  type Column,
  DataTable,
  type Filters,
  type FilterValues,
  type Sort,
  rowsByPage,
  type TableView,
  useTableView,
} from '@plaza/ui/table'
import { Plus, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { GenericCalls } from '@plaza/contracts/resources/generic.api'
import { GenericDialog, type GenericForm } from './generic-dialog.tsx'
import './admin-page.css'

export interface GenericPageProps<Row extends { id: string }, F extends Filters> {
  readonly title: string
  /** What one is called: `cupón`. */
  readonly noun: string
  readonly name: string
  readonly calls: GenericCalls
  readonly columns: readonly Column<Row>[]
  readonly filters: F
  /** The settled filters as the generic list wants them. */
  readonly where: (settled: FilterValues<F>) => Record<string, unknown>
  readonly pageSize: number
  readonly sort: Sort
  readonly empty: string
  readonly errorText: string
  /** `place` is where on the page a new one was asked for. */
  readonly form: (row: Row | null, place: string | null) => GenericForm
  /** Other ways to look at the same rows, given the view and a way to open one. */
  readonly children?: (list: ReactNode, view: TableView<F>, open: (id: string, place?: string) => void) => ReactNode
  readonly tools?: ReactNode
}

/** The generic list and form (B 2, A-104): search, page, create, change and remove records of one resource; `?doc=` opens one. */
export function GenericPage<Row extends { id: string }, F extends Filters>(props: GenericPageProps<Row, F>) {
  const { title, noun, name, calls, columns, filters, where, pageSize, sort, empty, errorText, tools, children } = props
  const view = useTableView({ pageSize, pageSizes: [10, 25, 50, 100], filters, sort, debounce: debounces.genericFilter })
  const doc = useAddressed('doc', ['en'])
  const [removing, setRemoving] = useState<readonly Row[]>([])
  const asked = { filter: where(view.settled), ...(view.sort && { order: { [view.sort.key]: view.sort.direction } }) }
  const query = useCall(calls.page, { ...asked, page: view.page, limitPerPage: view.limit }, { keepPrevious: true })
  const answer = query.data as Answer<Row> | undefined
  const open = (id: string, place?: string) => doc.open(id, place === undefined ? {} : { en: place })
  const list = (
    <DataTable
      caption={title}
      name={name}
      columns={columns}
      query={{ data: answer?.data.list, error: query.error, isPending: query.isPending, refetch: query.refetch }}
      rowKey={({ id }) => id}
      view={view}
      {...(answer && { paging: answer.data.pagination })}
      onOpen={({ id }) => open(id)}
      file={{
        name,
        rows: rowsByPage(
          calls.page,
          (page) => ({ ...asked, page, limitPerPage: 1000 }),
          (answer) => ({ rows: (answer as unknown as Answer<Row>).data.list, pagination: answer.data.pagination }),
        ),
      }}
      selection={{ actions: [{ label: commonTexts.remove, danger: true, run: setRemoving }] }}
      empty={empty}
      errorText={errorText}
      toolbar={
        <IconButton label="Actualizar" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
          <RefreshCw size={20} />
        </IconButton>
      }
    />
  )
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>{title}</h1>
        <div className="adc-tools">
          {tools}
          <Button look="primary" onClick={() => open('nuevo')}>
            <Plus size={18} aria-hidden="true" />
            Crear {noun}
          </Button>
        </div>
      </header>
      {children ? children(list, view, open) : list}
      {doc.value !== null && (
        <GenericDialog
          key={doc.value}
          id={doc.value}
          noun={noun}
          calls={calls}
          known={answer?.data.list.find(({ id }) => id === doc.value) ?? null}
          form={(row) => props.form(row as Row | null, doc.said('en'))}
          onClose={doc.close}
        />
      )}
      <RemoveMany rows={removing} calls={calls} noun={noun} onClose={() => setRemoving([])} />
    </div>
  )
}

interface Answer<Row> {
  readonly data: { readonly list: Row[]; readonly pagination: Pagination }
}

interface RemoveProps {
  readonly rows: readonly { id: string }[]
  readonly calls: GenericCalls
  readonly noun: string
  readonly onClose: () => void
}

function RemoveMany({ rows, calls, noun, onClose }: RemoveProps) {
  const remove = useCallMutation(calls.remove as Call, { invalidates: [calls.page] })
  const [busy, setBusy] = useState(false)
  const { loading, success, error } = toastTriples.remove
  const all = async () => {
    const answers: { ok: boolean }[] = []
    for (const { id } of rows) answers.push(await remove.run({ id } as OutputOf<Call> as never))
    return { ok: answers.every(({ ok }) => ok) }
  }
  const confirm = async () => {
    setBusy(true)
    await toasts.during(all(), { waiting: loading, done: success, failed: error }).finally(() => setBusy(false))
    onClose()
  }
  return (
    <ConfirmDialog
      open={rows.length > 0}
      title="Estas seguro?"
      text={rows.length === 1 ? `Se eliminará 1 ${noun}.` : `Se eliminarán ${rows.length} registros.`}
      confirmLabel={commonTexts.remove}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
