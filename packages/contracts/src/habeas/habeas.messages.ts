/** Data protection: B 5, B 8. */
export const habeasTexts = {
  datesRequired: 'Por favor, seleccione ambas fechas.',
  endBeforeStart: 'La fecha hasta no puede ser anterior a la fecha desde',
  emailInvalid: 'El correo electrónico no es válido.',
  recordNew: 'Nuevo',
  recordUpdated: 'Actualizado',
  downloadData: 'Descargar datos',
  downloadExcel: 'Descargar Excel',
} as const
