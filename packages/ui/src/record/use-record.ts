import { useEffect, useRef, useState } from 'react'
import { showUnclearNumber } from '../forms/unclear-numbers.ts'
import { useUnsavedWork } from '../unsaved/use-unsaved-work.ts'
import { changedValues, missingFields, placedErrors, type RecordField, type RecordValues } from './record-field.ts'

/** How a save or a removal ended; `run` of `useCallMutation` answers this. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: { readonly message: string; readonly details?: readonly { field: string; message: string }[] } }

export interface RecordOptions {
  readonly mode: 'edit' | 'create' | 'read'
  readonly fields: readonly RecordField[]
  readonly values: RecordValues
  readonly onSave: (values: Record<string, unknown>, changed: Record<string, unknown>) => Promise<Outcome>
  readonly onRemove?: (() => Promise<Outcome>) | undefined
  /** Rules of the page's own: the words at each faulty field. */
  readonly validate?: ((values: RecordValues) => Record<string, string>) | undefined
  /** A question that must be answered with yes before these values are saved; null: none. */
  readonly confirmSave?: ((values: RecordValues) => string | null) | undefined
  readonly onDone: () => void
  /** Something on the sheets of the page's own is not saved yet. */
  readonly unsaved?: boolean
  /** Where the form stands; a window unless told. */
  readonly place?: 'window' | 'page'
}

export type RecordState = ReturnType<typeof useRecord>

/** One document being edited: what is typed, what is wrong, what is not saved yet. */
export function useRecord(options: RecordOptions) {
  const { mode, fields, values: given, onSave, onRemove, validate, confirmSave, onDone, unsaved = false, place = 'window' } = options
  const [before, setBefore] = useState(given)
  const [values, setValues] = useState(given)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problems, setProblems] = useState<readonly string[]>([])
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  const [question, setQuestion] = useState<string | null>(null)
  const changed = changedValues(before, values)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const dirty = Object.keys(changed).length > 0
  const typed = useUnsavedWork(dirty || unsaved, { place })

  const refuse = (outcome: Outcome) => {
    if (outcome.ok) return
    const { at, rest } = placedErrors(fields, outcome.problem.details ?? [])
    setErrors(at)
    setProblems(rest.length > 0 || Object.keys(at).length > 0 ? [...Object.values(at), ...rest] : [outcome.problem.message])
  }
  const run = async (kind: 'save' | 'remove', work: () => Promise<Outcome>) => {
    setBusy(kind)
    const outcome = await work().finally(() => setBusy(null))
    refuse(outcome)
    if (!outcome.ok) return
    setBefore(values)
    // What was typed while it was saved is not saved: it stays. What was created would be created twice.
    const isTypedOn = Object.keys(changedValues(values, latest.current)).length > 0
    if (kind !== 'remove' && mode !== 'create' && isTypedOn) return
    typed.release()
    onDone()
  }
  const send = () => run('save', () => onSave({ ...values }, changed))
  return {
    values,
    errors,
    problems,
    busy,
    dirty,
    /** Goes on at once, or after the question whether what is not saved may be lost. */
    leave: typed.leave,
    set: (name: string, value: unknown) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _mended, ...others }) => others)
    },
    save: async () => {
      if (showUnclearNumber(document.getElementById('pz-record'))) return
      const found = { ...missingFields(fields, values), ...validate?.(values) }
      setErrors(found)
      setProblems(Object.values(found))
      if (Object.keys(found).length > 0) return
      const asked = confirmSave?.(values) ?? null
      setQuestion(asked)
      if (asked === null) await send()
    },
    /** Asked before saving; null while nothing is asked. */
    question,
    answer: async (isConfirmed: boolean) => {
      setQuestion(null)
      if (isConfirmed) await send()
    },
    ...(onRemove && { remove: () => run('remove', onRemove) }),
  }
}
