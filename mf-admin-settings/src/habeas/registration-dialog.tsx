import { listHabeas, listHabeasConsents, updateHabeas } from '@plaza/contracts/habeas/habeas.api'
import {
  type HabeasForm,
  habeasFormFaults,
  habeasFormOf,
  habeasInputOf,
  type HabeasSheet,
  habeasSheets,
  isHabeasFormComplete,
  sheetOfFault,
} from '@plaza/contracts/habeas/habeas.fields'
import type { HabeasFault } from '@plaza/contracts/habeas/habeas.rules'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Button, useUnsavedWork } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { Dialog, Tabs } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { AdditionalSheet } from './additional-sheet.tsx'
import { SheetFields } from './sheet-fields.tsx'

interface Props {
  readonly registration: HabeasRegistration
  readonly onClose: () => void
}

/** One registration in three sheets. Saving says nothing: the window closes, or what failed stands in it. */
export function RegistrationDialog({ registration, onClose }: Props) {
  const [form, setForm] = useState<HabeasForm>(() => habeasFormOf(registration))
  const [sheet, setSheet] = useState<HabeasSheet>('personal')
  const { save, busy, faults, problem } = useSaving(registration, form, { onSheet: setSheet, onClose })
  const isDirty = JSON.stringify(form) !== JSON.stringify(habeasFormOf(registration))
  const unsaved = useUnsavedWork(isDirty)
  const leave = () => unsaved.leave(onClose)
  const set = (name: string, text: string) => setForm((now) => ({ ...now, texts: { ...now.texts, [name]: text } }))
  const shared = { form, faults, onChange: set }
  const sheets: HabeasSheet[] = form.user_type === 'JURIDICA' ? ['rut', 'personal', 'additional'] : ['personal', 'additional']
  return (
    <Dialog
      open
      size="large"
      title={`Registro de ${[registration.user_data.name, registration.user_data.last_name].filter(Boolean).join(' ')}`}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{commonTexts.cancel}</Button>
          <Button look="primary" busy={busy} disabled={!isHabeasFormComplete(form)} onClick={() => void save()}>
            {problem ? commonTexts.retry : commonTexts.save}
          </Button>
        </>
      }
    >
      <div className="ads-habeas">
        <RadioCards
          label="Tipo de usuario"
          value={form.user_type}
          onChange={(value) => setForm({ ...form, user_type: value as HabeasForm['user_type'] })}
          options={[
            { value: 'NATURAL', label: 'Persona natural' },
            { value: 'JURIDICA', label: 'Persona jurídica' },
          ]}
        />
        {problem && (
          <p className="ads-habeas__problem" role="alert">
            {problem}
          </p>
        )}
        <Tabs
          label="Partes del registro"
          value={sheet}
          onChange={(key) => setSheet(key as HabeasSheet)}
          tabs={sheets.map((key) => ({
            key,
            label: habeasSheets[key],
            content:
              key === 'additional' ? (
                <AdditionalSheet
                  {...shared}
                  registration={registration}
                  onPromotional={(promotional) => setForm({ ...form, promotional })}
                />
              ) : (
                <SheetFields {...shared} sheet={key} />
              ),
          }))}
        />
      </div>
    </Dialog>
  )
}

function useSaving(registration: HabeasRegistration, form: HabeasForm, on: { onSheet: (sheet: HabeasSheet) => void; onClose: () => void }) {
  const mutation = useCallMutation(updateHabeas, { invalidates: [listHabeas, listHabeasConsents] })
  const [faults, setFaults] = useState<readonly HabeasFault[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const refuse = (found: readonly HabeasFault[]) => {
    setFaults(found)
    if (found[0]) on.onSheet(sheetOfFault(found[0].field))
  }
  const save = async () => {
    const found = habeasFormFaults(form)
    setProblem(null)
    refuse(found)
    if (found.length > 0) return
    const answer = await mutation.run({ ...habeasInputOf(form), id: registration.id, updatedAt: registration.updatedAt ?? null })
    if (answer.ok) return on.onClose()
    refuse(answer.problem.details ?? [])
    setProblem(answer.problem.message)
  }
  return { save, busy: mutation.isPending, faults, problem }
}
