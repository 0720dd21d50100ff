import type { Call } from '@plaza/contracts/kernel/call'
import { errorText } from '@plaza/contracts/kernel/error-text'
import { failCode } from '@plaza/contracts/kernel/fail-codes'
import type { ProblemBody } from '@plaza/contracts/kernel/problem'

/**
 * A failure by name. `status` is 0 when no answer came. `details` has one entry per faulty field; `message` says all of them, a line each, so
 * that a form which marks no fields loses nothing.
 */
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

/** Reads a problem from an answer's body, whatever shape it has (S-8-001 to S-8-007). */
export function problemFrom(contract: Pick<Call, 'method' | 'path'>, status: number, body: unknown): ApiProblem {
  const read = (typeof body === 'object' && body !== null ? body : {}) as Partial<ProblemBody>
  const details = Array.isArray(read.details) ? read.details : []
  return {
    code: typeof read.code === 'string' ? read.code : failCode(contract, status),
    message: errorText(body) || networkProblem.message,
    details: details.map(({ field, message }) => ({ field: String(field ?? ''), message: String(message ?? '') })),
    data: read.data ?? null,
    status,
  }
}
