import type { Problem } from '@plaza/contracts/kernel/problem'
import { versionOf } from '@plaza/contracts/kernel/version'
import { fail } from './problems.ts'
import type { Incoming, Reply } from './uses.ts'

type Versioned = Parameters<typeof versionOf>[0]

/** Tells the caller which state this answer shows. */
export const tellVersion = (reply: Reply, record: Versioned): void => reply.header('etag', versionOf(record))

/** Refuses a change that was made on an older state than the current one, and answers both; without `If-Match` the last one wins. */
export function refuseOvertaken({ headers }: Incoming, current: Versioned, yours: unknown, overtaken: Problem): void {
  const asked = headers['if-match']
  if (!asked || asked === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === versionOf(current))) return
  fail(overtaken, { data: { current, yours } })
}
