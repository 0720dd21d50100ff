import { problem } from '../kernel/problem.ts'

/** Why an import is refused. `{…}` are filled from `data`. */
export const importProblems = {
  unknown: problem('IMPORT_UNKNOWN', 404, 'No encontramos esta importación.'),
  fileMissing: problem('IMPORT_FILE_MISSING', 400, 'Elige un archivo CSV, JSON o Excel (.xlsx).'),
  unreadable: problem('IMPORT_UNREADABLE', 400, 'No pudimos leer el archivo: {reason}'),
  mappingWrong: problem('IMPORT_MAPPING_WRONG', 400, '{reason}'),
  wrongMoment: problem('IMPORT_WRONG_MOMENT', 409, 'Esta importación ya no está en ese paso. Actualiza e inténtalo de nuevo.'),
  addressRefused: problem('IMPORT_ADDRESS_REFUSED', 400, 'No podemos leer esa dirección: {reason}'),
  scheduleWrong: problem('IMPORT_SCHEDULE_WRONG', 400, 'El horario no es válido.'),
} as const
