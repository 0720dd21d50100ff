import { problem } from '../kernel/problem.ts'

/** What the back office of categories may be refused. */
export const categoryAdminProblems = {
  moduleOff: problem('MODULE_OFF', 403, 'El módulo necesario no está activo en tu empresa.'),
  referenceTaken: problem('REFERENCE_TAKEN', 409, 'Ya hay una categoría con esta referencia del web service.'),
  overtaken: problem('CHANGED_MEANWHILE', 412, 'Alguien más cambió estos datos mientras los editabas.'),
  branchUnknown: problem('BRANCH_UNKNOWN', 400, 'No encontramos la sede indicada.'),
  tagTaken: problem('TAG_TAKEN', 409, 'La categoría ya tiene una etiqueta con este nombre.'),
  optionTaken: problem('OPTION_TAKEN', 409, 'La subcategoría ya tiene una opción con este nombre.'),
  optionOvertaken: problem('OPTION_CHANGED_MEANWHILE', 409, 'Alguien más cambió esta opción. Revisa los datos actuales.'),
} as const
