import { importStatuses } from './product-import.entity.ts'

const labels: Record<(typeof importStatuses)[number], string> = {
  completed: 'Completado',
  in_progress: 'En progreso',
  pending: 'Pendiente',
  failed: 'Fallido',
}

/** Any status that is not known is shown as unknown. */
export const importStatusLabel = (status: string): string =>
  Object.hasOwn(labels, status) ? labels[status as keyof typeof labels] : 'Desconocido'
