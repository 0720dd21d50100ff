import { problem } from '../kernel/problem.ts'

/** Businesses of the platform, for its operator. */
export const tenantTexts = {
  menu: 'Empresas',
  created: 'Empresa creada. Le escribimos a su superadministrador.',
  updated: 'Empresa actualizada.',
  erased: 'Empresa borrada: no queda nada de ella.',
  filesNoted: 'Empresa borrada. Sus archivos aún no: el almacén no respondió y se borrarán solos en cuanto responda.',
} as const

export const tenantProblems = {
  exists: problem('TENANT_EXISTS', 409, 'Ya existe una empresa con ese identificador.'),
  hostTaken: problem('HOST_TAKEN', 409, 'Ese host ya es de otra empresa.'),
  hostInvalid: problem('HOST_INVALID', 400, 'Escribe un host sin puerto ni ruta, en minúsculas: tienda.empresa.co'),
  unknown: problem('TENANT_UNKNOWN', 404, 'No existe esa empresa.'),
  changed: problem(
    'TENANT_CHANGED',
    412,
    'Alguien más cambió esta empresa mientras la editabas. Compara las dos versiones y decide cuál queda.',
  ),
  notConfirmed: problem('TENANT_NOT_CONFIRMED', 400, 'Escribe el identificador de la empresa para confirmar.'),
  isProtected: problem('TENANT_PROTECTED', 409, 'No se puede borrar la empresa por defecto ni aquella desde la que trabajas.'),
} as const
