import type { ProblemBody } from '@plaza/contracts/kernel/problem'

/** A failure by name. `status` is 0 when no answer came. `details` has one entry per faulty field. */
export interface ApiProblem {
  readonly code: string
  readonly message: string
  readonly details: { field: string; message: string }[]
  readonly data: unknown
  readonly status: number
}

/** S 8: network failure. */
export const networkProblem: ApiProblem = {
  code: 'NETWORK',
  message: 'Ups! no hay conexión con el servidor, intenta más tarde.',
  details: [],
  data: null,
  status: 0,
}

/** The server answered something the contract does not know: a newer or broken server. */
export const unreadableProblem = (status: number): ApiProblem => ({
  code: 'UNREADABLE_ANSWER',
  message: 'No logramos leer la respuesta del servidor, intenta más tarde.',
  details: [],
  data: null,
  status,
})

/** Reads a problem from an answer's body, whatever shape it has (S 8, "Error text extraction"). */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const read = (typeof body === 'object' && body !== null ? body : {}) as Partial<ProblemBody>
  const details = Array.isArray(read.details) ? read.details : []
  return {
    code: typeof read.code === 'string' ? read.code : `HTTP_${status}`,
    message: errorText(body) ?? networkProblem.message,
    details: details.map(({ field, message }) => ({ field: String(field ?? ''), message: String(message ?? '') })),
    data: read.data ?? null,
    status,
  }
}

/** The server's own message first; then the older shapes, several messages joined by newline. */
function errorText(body: unknown): string | undefined {
  const error = body as Record<string, unknown> | null
  if (typeof error !== 'object' || error === null) return undefined
  const helped = (error.details as Record<string, unknown> | undefined)?.helpMessage
  return text(error.message) ?? joined(error.details) ?? joined(error.errors) ?? text(helped) ?? text(error.error)
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function joined(list: unknown): string | undefined {
  if (!Array.isArray(list)) return undefined
  return text(
    list
      .map((item) => text(item) ?? text(item?.message) ?? text(item?.helpMessage) ?? text(item?.error) ?? '')
      .filter(Boolean)
      .join('\n'),
  )
}
