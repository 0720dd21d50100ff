import { problem } from '../kernel/problem.ts'

/** B-2-086 to B-2-090. */
export const statsTexts = {
  title: 'Estadisticas',
  visits: 'Visitas de todos los usuarios',
  visitsRegistered: 'Visitas de usuarios registrados',
  sales: 'Ventas en pesos',
  orders: 'Cantidad de ventas',
  mostViewed: 'Productos más vistos',
  byOffice: 'Ventas por sede',
  bestSellers: 'Productos más vendidos',
  averageTicket: 'Ticket promedio',
  failed: 'No logramos cargar las estadísticas.',
  empty: 'No hay datos en estas fechas',
} as const

/** A year and a day, so that a year can be seen whole. */
export const mostDays = 366

export const statsProblems = {
  rangeInvalid: problem('RANGE_INVALID', 400, 'La fecha hasta no puede ser anterior a la fecha desde, ni el periodo mayor a un año.'),
} as const
