import { problem } from '../kernel/problem.ts'

export const auditTexts = {
  title: 'Auditoría',
  empty: 'No hay cambios registrados',
  failed: 'No logramos cargar el registro de cambios.',
  entryFailed: 'No logramos cargar este cambio.',
} as const

export const auditProblems = {
  notFound: problem('AUDIT_NOT_FOUND', 404, 'No encontramos este cambio.'),
} as const
