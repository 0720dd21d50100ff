import type { Call } from '@plaza/contracts/kernel/call'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { QueryView, toasts } from '@plaza/ui'
import { type Outcome, RecordDialog, type RecordFormProps } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import type { GenericCalls } from '@plaza/contracts/resources/generic.api'

/** One record's form: its fields, their values, and how what was typed travels. */
export interface GenericForm
  extends Pick<RecordFormProps, 'fields' | 'values' | 'tabs' | 'extraTabs' | 'validate' | 'canEdit' | 'removeQuestion'> {
  /** What goes to the server, of all values and of those that changed. */
  readonly toWire?: (values: Record<string, unknown>, changed: Record<string, unknown>) => Record<string, unknown>
}

interface Props {
  /** `nuevo` creates. */
  readonly id: string
  readonly noun: string
  readonly calls: GenericCalls
  /** The record, where the list has it already. */
  readonly known: unknown
  readonly form: (row: unknown) => GenericForm
  readonly onClose: () => void
}

/** Creates, changes or removes one record. */
export function GenericDialog(props: Props) {
  if (props.id === 'nuevo') return <Ready {...props} row={null} />
  return props.known ? <Ready {...props} row={props.known} /> : <Asked {...props} />
}

/** Opened by its address: it may stand on another page of the list. */
function Asked(props: Props) {
  const query = useCall(props.calls.get, { id: props.id })
  if (query.data) return <Ready {...props} row={query.data.data} />
  return (
    <Dialog open title="Editar" onClose={props.onClose}>
      <QueryView query={query} errorText="No logramos cargar este registro.">
        {() => null}
      </QueryView>
    </Dialog>
  )
}

function Ready({ id, noun, calls, form, row, onClose }: Props & { row: unknown }) {
  const invalidates = [calls.page, calls.get]
  const create = useCallMutation(calls.create as Call, { invalidates })
  const update = useCallMutation(calls.update as Call, { invalidates })
  const remove = useCallMutation(calls.remove as Call, { invalidates })
  const { toWire = (_values, changed) => changed, ...described } = form(row)
  const creating = row === null
  return (
    <RecordDialog
      {...described}
      mode={creating ? 'create' : 'edit'}
      noun={[noun, recordName(row)].filter(Boolean).join(' ')}
      onClose={onClose}
      onSave={(values, changed) => {
        const sent = toWire(values, creating ? given(values) : changed)
        return told(creating ? create.run(sent as never) : update.run({ ...sent, id } as never), creating ? 'create' : 'update')
      }}
      {...(!creating && { onRemove: () => told(remove.run({ id } as never), 'remove') })}
    />
  )
}

/** What a person calls this record; empty for a new one. */
function recordName(row: unknown): string {
  const { code, nameOffer, name, title } = (row ?? {}) as Record<string, unknown>
  const found = [code, nameOffer, name, title].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof found === 'string' ? `«${found}»` : ''
}

function told(work: Promise<Outcome>, what: keyof Pick<typeof toastTriples, 'create' | 'update' | 'remove'>): Promise<Outcome> {
  const { loading, success, error } = toastTriples[what]
  return toasts.during(work, { waiting: loading, done: success, failed: error })
}

/** A new record leaves out what nobody filled in. */
const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''))
