/** Products and categories in the back office: B 2, B 5, B 8. Apart, so that shoppers do not load them. */
export const catalogAdminTexts = {
  productSaved: 'Producto actualizado correctamente',
  productNamedSaved: 'Producto {title} actualizado',
  productNotSaved: 'Error al actualizar producto',
  productDeleted: 'Producto eliminado',
  productNotDeleted: 'Error al eliminar el producto',
  productCategoryRequired: 'Debe seleccionar una categoria',
  /** Ours: without one a product stands nowhere. */
  productSubCategoryRequired: 'Debe seleccionar una subcategoria',
  productStockRequired: 'Debe tener stock en al menos una sucursal',
  fieldRequired: 'El campo {field} es obligatorio',
  imageTooLarge: 'Error: La imagen {file} excede el tamaño máximo permitido de 2500KB.',
  adminCategoriesTitle: 'Admin - Categorias',
  categoriesEmpty: 'No hay categorias para mostrar',
  categoryFieldsRequired: 'Por favor completa todos los campos',
  categoryNotCreated: 'No se pudo crear la categoría, verifica los datos e inténtalo de nuevo',
  errorsFound: 'Ups, {n} errores encontrados',
  categoryDeleted: 'Categoria eliminada correctamente',
  categoryReopened: 'Categoría reactivada correctamente',
  categoryDeleteTitle: 'Se eliminara la categoria ?',
  categoryDeleteText: 'Estas seguro?',
  cardConfigFailed: 'Error al actualizar la configuración de tarjeta',
  /** one per operation. */
  planometryNotCreated: 'Error al crear la planometria',
  planometryNotUpdated: 'Error al actualizar la planometria',
  planometryNotDeleted: 'Error al eliminar la planometria',
  planometryNotRead: 'Error al obtener la planometria',
  optionsNotRead: 'Error al cargar las opciones de la subcategoría.',
  optionNotSaved: 'Error al actualizar la opción.',
} as const

/** names of `{field}` in `fieldRequired`. */
export const productFieldLabels = {
  title: 'nombre',
  description: 'descripción',
  id_item: 'ID del producto',
  brand: 'marca',
  bar_code: 'código de barras',
} as const
