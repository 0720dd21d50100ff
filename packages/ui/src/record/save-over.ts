import { conflictingFields } from './differences.ts'
import type { RecordValues } from './record-field.ts'

/** How a save or a removal ended; `run` of `useCallMutation` answers this. */
export type Outcome<Value extends RecordValues = RecordValues> = Success<Value> | Failure<Value>

interface Success<Value> {
  readonly ok: true
  /** What stands saved now, where the server said so. */
  readonly current?: Value | null | undefined
}

interface Failure<Value> {
  readonly ok: false
  readonly problem: { readonly message: string; readonly details?: readonly { field: string; message: string }[] }
  /** Somebody else saved since the form began: what stands saved by now. */
  readonly current?: Value | null | undefined
}

/** `before` is what the changes were made on: where it carries the record's version, the call names that version. */
export type Save<Value extends RecordValues = RecordValues> = (
  values: Record<string, unknown>,
  changed: Record<string, unknown>,
  before: Value,
) => Promise<Outcome<Value>>

const attemptsInARace = 5

/**
 * Saves changes. Where somebody else saved meanwhile, changes that meet none of theirs are saved over what stands by now: nothing
 * is lost. Otherwise the answer carries `current`, and a person decides.
 */
export async function saveOver<Value extends RecordValues>(
  save: Save<Value>,
  before: Value,
  changes: RecordValues,
  attempts: number = attemptsInARace,
): Promise<Outcome<Value>> {
  const outcome = await save({ ...before, ...changes }, { ...changes }, before)
  if (outcome.ok || !outcome.current || conflictingFields(before, changes, outcome.current).length > 0) return outcome
  if (attempts > 1) return saveOver(save, outcome.current, changes, attempts - 1)
  return { ok: false, problem: outcome.problem }
}
