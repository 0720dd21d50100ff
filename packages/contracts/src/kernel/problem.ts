/**
 * A failure the caller can act on: a name, an HTTP status and the Spanish text people read.
 * Source of the texts: the error catalogue of both specifications (sections 8).
 */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly status: number
  readonly text: string
}

/** Declares one expected failure. `text` is Spanish, shown as it stands. */
export function problem<const Code extends string>(code: Code, status: number, text: string): Problem<Code> {
  return { code, status, text }
}

/** What travels: `message` for people, `code` for programs, `details` one entry per faulty field, `data` what the screen needs to answer. */
export interface ProblemBody {
  code: string
  message: string
  details?: { field: string; message: string }[]
  data?: unknown
}
