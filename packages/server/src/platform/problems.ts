import { fillText } from '@plaza/contracts/kernel/text'
import { problem, type Problem, type ProblemBody } from '@plaza/contracts/kernel/problem'

interface Extra {
  details?: { field: string; message: string }[]
  data?: unknown
}

/** An expected failure on its way to the wire. Only `fail` makes it. */
export class ProblemError extends Error {
  readonly problem: Problem
  readonly extra: Extra

  constructor(expected: Problem, extra: Extra = {}) {
    super(`${expected.code}: ${expected.text}`)
    this.problem = expected
    this.extra = extra
  }
}

/** Ends the call with this problem. `details` names faulty fields, `data` is what the screen needs to answer. */
export function fail(expected: Problem, extra?: Extra): never {
  throw new ProblemError(expected, extra)
}

/** What travels. `{name}` places of the text are filled from `data`. */
export const bodyOf = ({ problem: { code, text }, extra }: ProblemError): ProblemBody => ({
  code,
  message: fillText(text, wordsOf(extra.data)),
  ...extra,
})

function wordsOf(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

/** Failures of the server as such, besides the contracts' `commonProblems`. */
export const serverProblems = {
  businessMismatch: problem('BUSINESS_MISMATCH', 400, 'La tienda indicada no corresponde a esta dirección.'),
  sessionExpired: problem('SESSION_EXPIRED', 401, 'Tu sesión terminó, inicia sesión de nuevo.'),
  originRefused: problem('ORIGIN_REFUSED', 403, 'La solicitud no viene de esta tienda.'),
  uploadsOfDayFull: problem('UPLOADS_OF_DAY_FULL', 429, 'Puedes enviar {limit} MB de archivos por día y ya los usaste. Intenta mañana.'),
  uploadsFull: problem('UPLOADS_FULL', 413, 'Puedes guardar {limit} MB de archivos en total y con este pasarías de ahí.'),
  businessUploadsOfDayFull: problem(
    'BUSINESS_UPLOADS_OF_DAY_FULL',
    429,
    'La tienda puede recibir {limit} MB de archivos por día y ya los usó. Intenta mañana.',
  ),
  businessUploadsFull: problem(
    'BUSINESS_UPLOADS_FULL',
    413,
    'La tienda puede guardar {limit} MB de archivos en total y con este pasaría de ahí. Avisa al operador.',
  ),
  recordTooLarge: problem('RECORD_TOO_LARGE', 413, 'Este registro puede tener {limit} KB. Quita textos o productos.'),
  recordsFull: problem('RECORDS_FULL', 429, 'Puedes guardar {limit} de estos. Elimina alguno para crear otro.'),
  listTooLong: problem('LIST_TOO_LONG', 413, 'Esta lista puede tener {limit} productos.'),
  unsupportedContent: problem('UNSUPPORTED_CONTENT', 415, 'El tipo de contenido enviado no es compatible.'),
} as const
