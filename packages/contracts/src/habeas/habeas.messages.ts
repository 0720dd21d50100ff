import { problem } from '../kernel/problem.ts'

/** Data protection: B 5, B 8. */
export const habeasTexts = {
  datesRequired: 'Por favor, seleccione ambas fechas.',
  endBeforeStart: 'La fecha hasta no puede ser anterior a la fecha desde',
  emailInvalid: 'El correo electrónico no es válido.',
  recordNew: 'Nuevo',
  recordUpdated: 'Actualizado',
  downloadData: 'Descargar datos',
  downloadExcel: 'Descargar Excel',
  /** Ours, from here on. */
  required: 'Este campo es obligatorio.',
  addressPart: 'Usa solo letras, números y espacios.',
  choice: 'Elige una opción de la lista.',
  nit: 'Escribe el NIT sin dígito de verificación: 999.999.999.',
  date: 'La fecha no es válida.',
  startInFuture: 'La fecha desde no puede ser posterior a hoy',
  rangeTooLong: 'El rango no puede pasar de 12 meses ni de hoy',
  withdrawalAsked: 'Si hay un registro con esos datos, te enviamos un enlace a tu correo.',
  withdrawn: 'Retiramos tu autorización.',
} as const

export const habeasProblems = {
  invalid: problem('HABEAS_INVALID', 400, 'Revisa los datos marcados e inténtalo de nuevo.'),
  notAuthorised: problem('HABEAS_NOT_AUTHORISED', 400, 'Para registrarte debes autorizar el tratamiento de tus datos.'),
  consentChanged: problem('HABEAS_CONSENT_CHANGED', 409, 'El texto de la autorización cambió. Léelo de nuevo antes de enviar.'),
  changed: problem('HABEAS_CHANGED', 409, 'Alguien más cambió este registro. Ciérralo y ábrelo de nuevo para ver los cambios.'),
  linkExpired: problem('HABEAS_LINK_EXPIRED', 410, 'El enlace ya no es válido. Pide uno nuevo.'),
  rangeInvalid: problem('HABEAS_RANGE_INVALID', 400, 'El rango de fechas no es válido.'),
} as const
