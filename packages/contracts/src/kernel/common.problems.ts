import { problem } from './problem.ts'

/** Failures that any call may answer; no contract lists them again. */
export const commonProblems = {
  malformed: problem('MALFORMED', 400, 'No entendimos la solicitud.'),
  validation: problem('VALIDATION', 400, 'Revisa los datos marcados e inténtalo de nuevo.'),
  businessRequired: problem('BUSINESS_REQUIRED', 400, 'Falta indicar la tienda en la solicitud.'),
  unauthenticated: problem('UNAUTHENTICATED', 401, 'Debes iniciar sesión para continuar.'),
  forbidden: problem('FORBIDDEN', 403, 'No tienes permiso para realizar esta acción.'),
  notFound: problem('NOT_FOUND', 404, 'No encontramos lo que buscas.'),
  businessNotFound: problem('BUSINESS_NOT_FOUND', 404, 'No logramos encontrar la pagina solicitada'),
  conflict: problem('CONFLICT', 409, 'Alguien más cambió estos datos. Actualiza e inténtalo de nuevo.'),
  tooLarge: problem('TOO_LARGE', 413, 'Lo que intentas enviar es demasiado grande.'),
  tooMany: problem('TOO_MANY', 429, 'Has hecho demasiados intentos, espera un momento.'),
  unexpected: problem('UNEXPECTED', 500, 'Algo salió mal de nuestro lado, intenta más tarde.'),
  unavailable: problem('UNAVAILABLE', 503, 'El servicio no está disponible en este momento, intenta más tarde.'),
} as const

/** The client's own problem when no answer came (S-8-005); status 0. */
export const networkProblem = problem('NETWORK', 0, 'Ups! no hay conexión con el servidor, intenta más tarde.')
/** The client's own problem when an answer does not fit its contract. */
export const answerProblem = problem('UNREADABLE_ANSWER', 0, 'No entendimos la respuesta del servidor, intenta más tarde.')

export type CommonProblemCode = (typeof commonProblems)[keyof typeof commonProblems]['code'] | 'NETWORK' | 'UNREADABLE_ANSWER'
