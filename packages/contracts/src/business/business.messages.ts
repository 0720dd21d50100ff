import { problem } from '../kernel/problem.ts'

/** Business configuration and modules: B 2, B 8. */
export const businessTexts = {
  stylesSaved: 'Estilos CSS guardados correctamente',
  stylesNotSaved: 'Error al guardar los estilos CSS',
  moduleActive: 'Activo',
  moduleInactive: 'Inactivo',
  moduleRequest: 'Solicitar',
  shopLink: 'Tienda',
} as const

export const businessProblems = {
  stylesRefused: problem('STYLES_REFUSED', 400, businessTexts.stylesNotSaved),
} as const
