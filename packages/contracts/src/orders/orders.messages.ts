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
  assignedEmpty: 'No tienes pedidos asignados',
  userUpdated: 'Usuario actualizado correctamente',
} as const

export const orderProblems = {
  notFound: problem('ORDER_NOT_FOUND', 404, orderTexts.noData),
  /** `data` is `{ state, allowedActions }` as they are now. */
  wrongState: problem('ORDER_STATE', 409, orderTexts.wrongState),
  /** Somebody changed it since the caller looked; `data` is `{ state, allowedActions }`. */
  changed: problem('ORDER_CHANGED', 409, 'Otra persona cambió este pedido mientras lo mirabas. Revisa cómo quedó y vuelve a intentarlo.'),
  lineMissing: problem('ORDER_LINE_NOT_FOUND', 404, 'Ese producto no está en el pedido.'),
  notPicking: problem('ORDER_NOT_PICKING', 409, 'El pedido no está en selección de productos.'),
  /** `data` is `{ most }`, units or grams. */
  tooMuch: problem('ORDER_LINE_TOO_MUCH', 409, 'La cantidad pasa de lo pedido: puedes registrar hasta {amount}.'),
  replacementInvalid: problem('ORDER_REPLACEMENT_INVALID', 409, 'Ese producto no puede reemplazar al que falta.'),
  answered: problem('ORDER_REPLACEMENT_ANSWERED', 409, 'Este cambio ya no espera respuesta.'),
  paymentVoided: problem(
    'ORDER_PAYMENT_VOIDED',
    409,
    'El pago de este pedido fue anulado. Decide primero qué hacer con él: continuar sin ese pago o anular el pedido.',
  ),
  staffInvalid: problem('ORDER_STAFF_INVALID', 409, 'La persona elegida no puede atender este pedido.'),
} as const
