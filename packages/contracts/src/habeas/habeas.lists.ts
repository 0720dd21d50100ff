/** Choices of the registration: B 5, B 9, A-107, A-108, A-112. Codes travel, labels are shown. */
export const clientTypes = [
  'CLIENTE SUPERMERCADO',
  'ASOCIADO COOTRAEMCALI',
  'CLIENTE MAYORISTA',
  'CLIENTE CENTRO COMERCIAL',
  'CLIENTE CINE',
  'COLABORADOR',
] as const

export const businessTypes = [
  'restaurante',
  'casino empresarial',
  'panadería',
  'tienda',
  'minimercado',
  'granero',
  'salsamentaria',
  'distribuidora',
  'fundación',
  'hotel/motel',
  'estanco',
  'institucional',
  'supermercado',
  'otro',
] as const

export const documentTypes = {
  CC: 'cédula de ciudadanía',
  CE: 'cédula de extranjería',
  TI: 'tarjeta de identidad',
  PAS: 'pasaporte',
  NIT: 'NIT',
} as const

/** NIT is the only choice; RUT is accepted when read. */
export const companyDocumentTypes = ['NIT', 'RUT'] as const
export const offeredCompanyDocumentTypes = ['NIT'] as const
export const genders = { M: 'masculino', F: 'femenino', otro: 'neutro' } as const
export const dwellingTypes = ['casa', 'apartamento', 'oficina', 'otro'] as const

/** Street codes of Colombia, CL, CR and AV first. */
export const streetCodes = {
  CL: 'Calle',
  CR: 'Carrera',
  AV: 'Avenida',
  AC: 'Avenida calle',
  AK: 'Avenida carrera',
  AU: 'Autopista',
  BL: 'Bulevar',
  CT: 'Carretera',
  CQ: 'Circular',
  CV: 'Circunvalar',
  CC: 'Cuentas corridas',
  DG: 'Diagonal',
  KM: 'Kilómetro',
  MZ: 'Manzana',
  PJ: 'Pasaje',
  PS: 'Paseo',
  PT: 'Peatonal',
  TV: 'Transversal',
  TC: 'Troncal',
  VT: 'Variante',
  VI: 'Vía',
} as const

export const exportMostMonths = 12
