import { useEffect, useRef, useState } from 'react'
import { showUnclearNumber } from '../forms/unclear-numbers.ts'
import { useUnsavedWork } from '../unsaved/use-unsaved-work.ts'
import { conflictingFields } from './differences.ts'
import { changedValues, missingFields, placedErrors, type RecordField, type RecordValues } from './record-field.ts'
import { type Outcome, type Save, saveOver } from './save-over.ts'

/** Why it is not saved, and the record as it stands saved by now. */
interface Overtaken {
  readonly text: string
  readonly current: RecordValues
}

export interface RecordOptions {
  readonly mode: 'edit' | 'create' | 'read'
  readonly fields: readonly RecordField[]
  readonly values: RecordValues
  readonly onSave: Save
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
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  const [question, setQuestion] = useState<string | null>(null)
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
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
    setRefusals((before) => before + 1)
    setProblems(rest.length > 0 || Object.keys(at).length > 0 ? [...Object.values(at), ...rest] : [outcome.problem.message])
  }
  const run = async (kind: 'save' | 'remove', work: () => Promise<Outcome>, saved = values) => {
    setBusy(kind)
    const outcome = await work().finally(() => setBusy(null))
    if (!outcome.ok && outcome.current) return setOvertaken({ text: outcome.problem.message, current: outcome.current })
    setOvertaken(null)
    refuse(outcome)
    if (!outcome.ok) return
    const stands = outcome.current ?? saved
    setBefore(stands)
    setValues((now) => ({ ...stands, ...changedValues(values, now) }))
    // What was typed while it was saved is not saved: it stays. What was created would be created twice.
    const isTypedOn = Object.keys(changedValues(values, latest.current)).length > 0
    if (kind !== 'remove' && mode !== 'create' && isTypedOn) return
    typed.release()
    onDone()
  }
  const send = () => run('save', () => saveOver(onSave, before, changed))
  const conflict = overtaken && { ...overtaken, names: conflictingFields(before, changed, overtaken.current) }
  return {
    values,
    errors,
    problems,
    /** Counts the saves that were refused. */
    refusals,
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
      if (Object.keys(found).length > 0) setRefusals((before) => before + 1)
      setProblems(Object.values(found))
      if (Object.keys(found).length > 0) return
      const asked = confirmSave?.(values) ?? null
      setQuestion(asked)
      if (asked === null) await send()
    },
    /** What has to be decided before it can be saved; null while nothing has to. */
    conflict,
    /** Saves over what somebody else saved. */
    keepMine: async () => {
      if (!conflict) return
      await run('save', () => saveOver(onSave, conflict.current, changed), { ...conflict.current, ...changed })
    },
    /** Takes what somebody else made of the fields in question; what was typed in others stays. */
    takeTheirs: () => {
      if (!conflict) return
      const kept = Object.entries(changed).filter(([name]) => !conflict.names.includes(name))
      setBefore(conflict.current)
      setValues({ ...conflict.current, ...Object.fromEntries(kept) })
      setOvertaken(null)
    },
    /** Decides nothing yet. */
    closeConflict: () => setOvertaken(null),
    /** Asked before saving; null while nothing is asked. */
    question,
    answer: async (isConfirmed: boolean) => {
      setQuestion(null)
      if (isConfirmed) await send()
    },
    ...(onRemove && { remove: () => run('remove', onRemove) }),
  }
}
