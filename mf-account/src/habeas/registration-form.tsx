import { getHabeasConsent, registerHabeas } from '@plaza/contracts/habeas/habeas.api'
import {
  emptyHabeasForm,
  type HabeasForm,
  habeasFields,
  habeasFormFaults,
  habeasInputOf,
  type HabeasSheet,
  habeasSheets,
  sheetOfFault,
} from '@plaza/contracts/habeas/habeas.fields'
import { habeasProblems } from '@plaza/contracts/habeas/habeas.messages'
import type { HabeasFault } from '@plaza/contracts/habeas/habeas.rules'
import { Button, QueryView } from '@plaza/ui'
import { Checkbox, RadioCards } from '@plaza/ui/forms'
import { Tabs } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { HabeasControl } from '@plaza/ui/habeas-control'
import { Fragment, useState } from 'react'

/** The registration in three tabs. The boxes start empty: silence is not consent. */
export function RegistrationForm() {
  const query = useCall(getHabeasConsent, {})
  const [isDone, setIsDone] = useState(false)
  if (isDone)
    return (
      <div className="acc-habeas__done" role="status">
        <h2>Gracias, tu registro quedó guardado</h2>
        <p>Guardamos la prueba de lo que autorizaste. Puedes retirar tu autorización cuando quieras en esta misma página.</p>
      </div>
    )
  return (
    <QueryView query={query} errorText="No logramos cargar el formulario.">
      {({ version, purposes }) => <Form version={version} purposes={purposes} onDone={() => setIsDone(true)} />}
    </QueryView>
  )
}

interface Props {
  readonly version: string
  readonly purposes: readonly { readonly purpose: string; readonly text: string }[]
  readonly onDone: () => void
}

function Form({ version, purposes, onDone }: Props) {
  const [form, setForm] = useState<HabeasForm>(emptyHabeasForm)
  const [accepted, setAccepted] = useState(false)
  const [sheet, setSheet] = useState<HabeasSheet>('personal')
  const { send, busy, faults, problem } = useSending({ form, accepted, version, onSheet: setSheet, onDone })
  const textOf = (purpose: string) => purposes.find((each) => each.purpose === purpose)?.text
  const sheets: HabeasSheet[] = form.user_type === 'JURIDICA' ? ['rut', 'personal', 'additional'] : ['personal', 'additional']
  return (
    <form
      className="acc-habeas__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioCards
        label="¿Quién se registra?"
        value={form.user_type}
        onChange={(value) => {
          setForm({ ...form, user_type: value as HabeasForm['user_type'] })
          setSheet(value === 'JURIDICA' ? 'rut' : 'personal')
        }}
        options={[
          { value: 'NATURAL', label: 'Una persona' },
          { value: 'JURIDICA', label: 'Una empresa' },
        ]}
      />
      <Tabs
        label="Partes del registro"
        value={sheet}
        onChange={(key) => setSheet(key as HabeasSheet)}
        tabs={sheets.map((key) => ({
          key,
          label: habeasSheets[key],
          content: <Sheet sheet={key} form={form} faults={faults} onForm={setForm} />,
        }))}
      />
      <fieldset className="acc-habeas__consent">
        <legend>Autorizaciones</legend>
        <Checkbox checked={accepted} onChange={setAccepted}>
          {textOf('treatment')}
        </Checkbox>
        <Checkbox checked={form.promotional} onChange={(promotional) => setForm({ ...form, promotional })}>
          {textOf('promotional')}
        </Checkbox>
      </fieldset>
      {problem && (
        <p className="acc-error" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" busy={busy}>
        Enviar registro
      </Button>
    </form>
  )
}

interface SheetProps {
  readonly sheet: HabeasSheet
  readonly form: HabeasForm
  readonly faults: readonly HabeasFault[]
  readonly onForm: (form: HabeasForm) => void
}

const Sheet = ({ sheet, form, faults, onForm }: SheetProps) => (
  <div className="acc-habeas__fields">
    {habeasFields
      .filter((field) => field.sheet === sheet)
      .map((field) => (
        <Fragment key={field.name}>
          {field.section && <h2 className="acc-habeas__section">{field.section}</h2>}
          <HabeasControl
            field={field}
            form={form}
            error={faults.find((fault) => fault.field === field.name)?.message}
            onChange={(text) => onForm({ ...form, texts: { ...form.texts, [field.name]: text } })}
          />
        </Fragment>
      ))}
  </div>
)

interface Sending {
  readonly form: HabeasForm
  readonly accepted: boolean
  readonly version: string
  readonly onSheet: (sheet: HabeasSheet) => void
  readonly onDone: () => void
}

function useSending({ form, accepted, version, onSheet, onDone }: Sending) {
  const mutation = useCallMutation(registerHabeas, { invalidates: [getHabeasConsent] })
  const [faults, setFaults] = useState<readonly HabeasFault[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const refuse = (found: readonly HabeasFault[]) => {
    setFaults(found)
    if (found[0]) onSheet(sheetOfFault(found[0].field))
  }
  const send = async () => {
    const found = habeasFormFaults(form)
    setProblem(found.length > 0 ? habeasProblems.invalid.text : accepted ? null : habeasProblems.notAuthorised.text)
    refuse(found)
    if (found.length > 0 || !accepted) return
    const answer = await mutation.run({ ...habeasInputOf(form), consent: { accepted, version } })
    if (answer.ok) return onDone()
    refuse(answer.problem.details ?? [])
    setProblem(answer.problem.message)
  }
  return { send, busy: mutation.isPending, faults, problem }
}
