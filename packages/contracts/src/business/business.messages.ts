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
  businessChanged: problem(
    'BUSINESS_CHANGED',
    412,
    'Alguien más cambió la configuración de la empresa mientras la editabas. Compara las dos versiones y decide cuál queda.',
  ),
  stylesRefused: problem('STYLES_REFUSED', 400, businessTexts.stylesNotSaved),
  mapKeyRefused: problem('MAP_KEY_REFUSED', 400, 'La llave del mapa debe ser pública.'),
  mapStyleRefused: problem('MAP_STYLE_REFUSED', 400, 'El estilo del mapa debe ser de Mapbox, MapTiler, OpenFreeMap, Stadia Maps o CARTO.'),
  keysMixed: problem('KEYS_MIXED', 400, 'Las cuatro llaves deben ser del mismo ambiente: todas de pruebas o todas de producción.'),
  pictureMissing: problem('PICTURE_MISSING', 400, 'Elige una imagen.'),
  integrationUnknown: problem('INTEGRATION_UNKNOWN', 404, 'No existe esa integración.'),
  integrationRunning: problem('INTEGRATION_RUNNING', 409, 'Esta integración ya se está ejecutando.'),
  moduleUnknown: problem('MODULE_UNKNOWN', 404, 'No existe ese módulo.'),
} as const
