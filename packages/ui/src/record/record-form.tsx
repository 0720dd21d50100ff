import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Trash2 } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ConfirmDialog, Dialog } from '../overlays/dialog.tsx'
import { type Tab, Tabs } from '../overlays/tabs.tsx'
import { listDifferences } from './differences.ts'
import { FieldControl } from './field-control.tsx'
import type { RecordField } from './record-field.ts'
import { type RecordOptions, type RecordState, useRecord } from './use-record.ts'
import { VersionsDialog } from './versions-dialog.tsx'

export type RecordMode = 'edit' | 'create' | 'read'

export interface RecordFormProps extends Omit<RecordOptions, 'onDone' | 'place'> {
  /** B-2-104: its title is "Editar", "Crear" or "Ver". */
  readonly mode: RecordMode
  /** After the word: `Editar cupón`. */
  readonly noun?: string
  /** Names of the tabs that fields name, in order; "Datos" stands first. */
  readonly tabs?: readonly { readonly key: string; readonly label: string }[]
  /** The main tab's name, where "Datos" says too little. */
  readonly mainTab?: string
  /** Of the window; large unless told. */
  readonly size?: 'large' | 'full'
  /** Sheets of the page's own, after those of the fields. */
  readonly extraTabs?: readonly Tab[]
  /** False: nothing can be saved or removed, and the form says so. */
  readonly canEdit?: boolean
  /** Words of the two main buttons where the window holds other things that are saved or removed. */
  readonly saveLabel?: string
  readonly removeLabel?: string
  /** Asked before removing; there is always a question. */
  readonly removeQuestion?: ReactNode
  /** It was saved or removed, or left unchanged. */
  readonly onClose: () => void
  readonly children?: (record: RecordState) => ReactNode
}

/** The generic form of the back office as a window: one description of fields gives the whole dialog. */
export function RecordDialog({ open = true, ...props }: RecordFormProps & { readonly open?: boolean }) {
  if (!open) return null
  return <OpenDialog {...props} />
}

function OpenDialog(props: RecordFormProps) {
  const form = useForm(props, 'window')
  return (
    <>
      <Dialog open title={form.title} size={props.size ?? 'large'} onClose={form.leave} footer={form.actions}>
        {form.body}
      </Dialog>
      {form.question}
    </>
  )
}

/** The same form standing in a page. */
export function RecordForm(props: RecordFormProps) {
  const form = useForm(props, 'page')
  return (
    <section className="pz-record" aria-label={form.title}>
      <h2 className="pz-record__title">{form.title}</h2>
      {form.body}
      <div className="pz-record__actions">{form.actions}</div>
      {form.question}
    </section>
  )
}

const conflictTitle = 'Alguien más guardó cambios'

const titles: Record<RecordMode, string> = { edit: commonTexts.edit, create: commonTexts.create, read: commonTexts.read }

function useForm(props: RecordFormProps, place: 'window' | 'page') {
  const { mode, noun, fields, canEdit = true, onClose, removeQuestion, children } = props
  const { saveLabel = commonTexts.save, removeLabel = commonTexts.remove } = props
  const record = useRecord({ ...props, place, onDone: onClose })
  const [removing, setRemoving] = useState(false)
  const locked = mode === 'read' || !canEdit
  const leave = () => record.leave(onClose)
  return {
    title: noun ? `${titles[mode]} ${noun}` : titles[mode],
    leave,
    body: (
      <form
        className="pz-record__body"
        id="pz-record"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!locked && !record.busy) void record.save()
        }}
      >
        {!canEdit && (
          <p className="pz-record__locked" role="note">
            {commonTexts.cannotEdit}
          </p>
        )}
        <Problems list={record.problems} />
        <Sheets {...props} fields={fields} record={record} locked={locked} />
        {children?.(record)}
        <input type="submit" className="pz-hidden" tabIndex={-1} aria-hidden="true" value="" />
      </form>
    ),
    actions: (
      <>
        {record.remove && mode === 'edit' && (
          <Button look="quiet" className="pz-record__remove" disabled={locked} onClick={() => setRemoving(true)}>
            <Trash2 size={18} aria-hidden="true" />
            {removeLabel}
          </Button>
        )}
        {record.dirty && <span className="pz-muted pz-record__dirty">Cambios sin guardar</span>}
        <Button onClick={leave}>{commonTexts.cancel}</Button>
        {mode !== 'read' && (
          <Button look="primary" busy={record.busy === 'save'} disabled={locked} onClick={() => void record.save()}>
            {saveLabel}
          </Button>
        )}
      </>
    ),
    question: (
      <>
        <ConfirmDialog
          open={removing}
          title="Estas seguro?"
          text={removeQuestion ?? 'Este documento se eliminará.'}
          confirmLabel={removeLabel}
          danger
          busy={record.busy === 'remove'}
          error={removing && record.problems.length > 0 ? record.problems.join('\n') : null}
          onConfirm={() => void record.remove?.()}
          onClose={() => setRemoving(false)}
        />
        <ConfirmDialog
          open={record.question !== null}
          title="¿Guardar este cambio?"
          text={record.question ?? ''}
          confirmLabel={saveLabel}
          busy={record.busy === 'save'}
          onConfirm={() => void record.answer(true)}
          onClose={() => void record.answer(false)}
        />
        {record.conflict && (
          <VersionsDialog
            title={conflictTitle}
            text={record.conflict.text}
            list={listDifferences(fields, record.conflict.names, record.values, record.conflict.current)}
            busy={record.busy === 'save'}
            onMine={() => void record.keepMine()}
            onTheirs={record.takeTheirs}
            onClose={record.closeConflict}
          />
        )}
      </>
    ),
  }
}

const mainKey = 'datos'

/** After each refused save, opens the sheet of the first faulty field and puts the focus on it. */
function useFirstFault(fields: readonly RecordField[], { errors, refusals }: RecordState, open: (sheet: string) => void) {
  const [handled, setHandled] = useState(refusals)
  if (handled !== refusals) {
    setHandled(refusals)
    const faulty = fields.find(({ name }) => errors[name] !== undefined)
    if (faulty) open(faulty.tab ?? mainKey)
  }
  useEffect(() => {
    if (handled > 0) document.querySelector<HTMLElement>('#pz-record [aria-invalid="true"]:not([hidden] *)')?.focus()
  }, [handled])
}

function Sheets({
  fields,
  mainTab = 'Datos',
  tabs = [],
  extraTabs = [],
  record,
  locked,
}: RecordFormProps & { record: RecordState; locked: boolean }) {
  const [open, setOpen] = useState(mainKey)
  useFirstFault(fields, record, setOpen)
  const sheet = (of: string | undefined) => <Fields fields={fields.filter(({ tab }) => tab === of)} record={record} locked={locked} />
  if (tabs.length === 0 && extraTabs.length === 0) return sheet(undefined)
  const wrong = (of: string | undefined) => fields.some(({ tab, name }) => tab === of && record.errors[name] !== undefined)
  const named = (label: string, of: string | undefined) => (
    <>
      {label}
      {wrong(of) && <span className="pz-record__wrong"> (revisar)</span>}
    </>
  )
  return (
    <Tabs
      label="Secciones del formulario"
      value={open}
      onChange={setOpen}
      tabs={[
        { key: mainKey, label: named(mainTab, undefined), content: sheet(undefined) },
        ...tabs.map(({ key, label }) => ({ key, label: named(label, key), content: sheet(key) })),
        ...extraTabs,
      ]}
    />
  )
}

const Fields = ({ fields, record, locked }: { fields: readonly RecordField[]; record: RecordState; locked: boolean }) => (
  <div className="pz-record__fields">
    {fields
      .filter(({ when }) => when?.(record.values) ?? true)
      .map((field) => (
        <Fragment key={field.name}>
          {field.section && <h3 className="pz-record__section">{field.section}</h3>}
          <div className={field.half ? 'pz-record__half' : 'pz-record__whole'}>
            <FieldControl
              field={field}
              values={record.values}
              error={record.errors[field.name]}
              disabled={locked}
              onChange={(value) => record.set(field.name, value)}
            />
          </div>
        </Fragment>
      ))}
  </div>
)

const Problems = ({ list }: { list: readonly string[] }) =>
  list.length === 0 ? null : (
    <div className="pz-record__problems" role="alert">
      <strong>{commonTexts.errorsFound.replace('{n}', String(list.length))}</strong>
      <ul>
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
