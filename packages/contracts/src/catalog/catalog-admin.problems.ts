import { netAbovePrice } from './branch-price.rules.ts'
import { problem } from '../kernel/problem.ts'
import { catalogAdminTexts } from './catalog-admin.messages.ts'
import { catalogTexts } from './catalog.messages.ts'

/** Expected failures of product administration and of pictures by name. `{…}` are filled from `data`. */
export const productAdminProblems = {
  productNotFound: problem('PRODUCT_NOT_FOUND', 404, catalogTexts.productUnavailable),
  productChanged: problem('PRODUCT_CHANGED', 412, 'Alguien más cambió este producto mientras lo editabas. Compara las dos versiones.'),
  itemTaken: problem('ITEM_TAKEN', 409, 'Ya existe un producto con este SKU.'),
  fieldRequired: problem('FIELD_REQUIRED', 400, 'Revisa los datos marcados e inténtalo de nuevo.'),
  categoryUnknown: problem('CATEGORY_UNKNOWN', 400, 'La categoría o subcategoría indicada no existe.'),
  netAbovePrice: problem('NET_ABOVE_PRICE', 400, netAbovePrice),
  officeUnknown: problem('OFFICE_UNKNOWN', 400, 'Una de las sedes indicadas no existe.'),
  exportRefused: problem('EXPORT_REFUSED', 403, 'El enlace de descarga es de otra empresa.'),
  branchStaff: problem(
    'BRANCH_STAFF',
    403,
    'Desde tu sede cambias sus precios, existencias y disponibilidad; lo demás lo cambia la empresa.',
  ),
  stockChanged: problem('STOCK_CHANGED', 409, 'Las existencias cambiaron desde que las viste. Revisa cuántas hay ahora.'),
  settledUnknown: problem('SETTLED_DISCOUNT_UNKNOWN', 404, 'No encontramos uno de estos descuentos corregidos.'),
  photosTooMany: problem('PHOTOS_TOO_MANY', 400, 'Un producto lleva hasta 21 fotos.'),
  photoMissing: problem('PHOTO_MISSING', 400, 'Falta el archivo de una de las fotos.'),
  columnUnknown: problem('COLUMN_UNKNOWN', 400, 'No conocemos la columna «{column}».'),
} as const

export const imageProblems = {
  tooLarge: problem('IMAGE_TOO_LARGE', 413, catalogAdminTexts.imageTooLarge),
  missing: problem('IMAGE_MISSING', 400, 'Falta la imagen.'),
  noProduct: problem('IMAGE_WITHOUT_PRODUCT', 404, 'Ningún producto tiene el SKU o código de barras «{code}».'),
  severalProducts: problem('IMAGE_AMBIGUOUS', 409, 'Más de un producto tiene el código de barras «{code}».'),
} as const
