import { problem } from '../kernel/problem.ts'

export const resourceProblems = {
  unknownAction: problem('ACTION_UNKNOWN', 404, 'No conocemos la acción solicitada.'),
  duplicate: problem('DUPLICATE', 409, 'Ya existe un registro con estos datos.'),
  inUse: problem('IN_USE', 409, 'No se puede eliminar porque otros datos lo usan.'),
  categoryInUse: problem(
    'IN_USE',
    409,
    'La categoría tiene subcategorías o productos y no se puede borrar. Elimínala en Admin - Categorias: si tiene productos queda cerrada con ellos y se puede reactivar.',
  ),
  unknownReference: problem('REFERENCE_UNKNOWN', 400, 'Uno de los datos relacionados no existe.'),
  filesRefused: problem('FILES_REFUSED', 415, 'Este dato no recibe archivos.'),
  imageInvalid: problem('IMAGE_INVALID', 400, 'El archivo no es una imagen válida.'),
  videoInvalid: problem('VIDEO_INVALID', 400, 'El archivo no es un video mp4 o quicktime.'),
  imageTooLarge: problem('IMAGE_TOO_LARGE', 413, 'La imagen excede el tamaño máximo permitido de 2500KB.'),
} as const

/** What a record names and nobody of this business has, by what it should be. */
export const unknownReferenceTexts = {
  products: { one: 'El producto {ids} no existe.', many: 'Estos productos no existen: {ids}.' },
  offices: { one: 'La sede {ids} no existe.', many: 'Estas sedes no existen: {ids}.' },
  categories: { one: 'La categoría {ids} no existe.', many: 'Estas categorías no existen: {ids}.' },
  sub_categories: { one: 'La subcategoría {ids} no existe.', many: 'Estas subcategorías no existen: {ids}.' },
} as const
