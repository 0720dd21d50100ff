import { problem } from '../kernel/problem.ts'

export const registryTexts = {
  pageUnknown: 'No logramos encontrar la pagina solicitada',
  backHome: 'Vuelve al inicio',
  adminForbidden: 'Pagina no encontrada',
} as const

export const registryProblems = {
  remoteUnknown: problem('REMOTE_UNKNOWN', 404, 'No existe ese remoto.'),
  versionUnknown: problem('VERSION_UNKNOWN', 404, 'No existe esa versión del remoto.'),
  versionExists: problem('VERSION_EXISTS', 409, 'Esa versión ya fue publicada y no se puede cambiar.'),
  versionRefused: problem('VERSION_REFUSED', 422, 'La versión no cumple el contrato de la plataforma.'),
  channelUnknown: problem('CHANNEL_UNKNOWN', 404, 'Ese remoto no tiene ese canal.'),
  canaryIsActive: problem('CANARY_IS_ACTIVE', 409, 'Esa versión ya es la activa del canal.'),
  compositionUnknown: problem('COMPOSITION_UNKNOWN', 404, 'No encontramos qué versiones corrían ahí.'),
  nothingToRollBack: problem('NOTHING_TO_ROLL_BACK', 409, 'No hay una versión anterior a la cual volver.'),
} as const
