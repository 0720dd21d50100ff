import { problem } from '../kernel/problem.ts'

/** Orders and their administration: S 8, B 4, B 8. */
export const orderTexts = {
  wrongState: 'No se puede completar la orden en este estado',
  noData: 'No hay datos de la orden para completar',
  updated: 'Orden actualizada correctamente!',
  userOrdersFailed: 'Error al cargar las órdenes del usuario',
  empty: 'No se encontraron órdenes',
  noLines: 'Sin productos.',
  accept: 'Aceptar orden',
  dispatch: 'Despachar exitosamente',
  cancel: 'ANULAR',
  print: 'Imprimir',
  cancelTitle: 'Seguro que quieres anular esta orden?',
  cancelText: 'Esta accion no se puede deshacer',
  clearFilter: 'Borrar Filtro',
  noUsers: 'No hay usuarios registrados',
  userUpdated: 'Usuario actualizado correctamente',
} as const

export const orderProblems = {
  notFound: problem('ORDER_NOT_FOUND', 404, orderTexts.noData),
  /** `data` is `{ state, allowedActions }` as they are now. */
  wrongState: problem('ORDER_STATE', 409, orderTexts.wrongState),
  staffInvalid: problem('ORDER_STAFF_INVALID', 409, 'La persona elegida no puede atender este pedido.'),
} as const
