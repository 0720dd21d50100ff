import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Faults } from '@plaza/contracts/kernel/faults'
import { fail } from '../platform/problems.ts'
import type { Doc } from './table.ts'

/**
 * Refuses, field by field, a change after which the record would not make sense. Who changes none of the judged fields may: what was stored wrong
 * long ago must not keep anybody from switching it off.
 */
export function refuseFaults(faultsOf: (doc: Doc) => Faults, judged: readonly string[], input: Doc, before: Doc | null) {
  if (before !== null && !judged.some((field) => input[field] !== undefined)) return
  const details = Object.entries(faultsOf({ ...before, ...input })).map(([field, message]) => ({ field, message }))
  if (details.length > 0) fail(commonProblems.validation, { details })
}
