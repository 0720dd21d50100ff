import type { Result } from '@plaza/api-client'

/** A list that is gone already, by another tab or an earlier press, is deleted all the same. */
export const asRemoved = <Value>(answer: Result<Value>, value: Value): Result<Value> =>
  !answer.ok && answer.problem.status === 404 ? { ok: true, value } : answer
