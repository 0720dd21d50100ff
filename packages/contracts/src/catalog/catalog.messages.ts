import { problem } from '../kernel/problem.ts'

/** Home, categories, products, search and lists: S 2, S 8, A-133. `{…}` are filled. */
export const catalogTexts = {
  recommendedIn: 'Los mas recomendados en {category}',
  allIn: 'Todo en {name}',
  seeMoreCategories: 'Ver más categorías',
  noRecommended: 'No hay productos recomendados en esta categoría.',
  /** A sub-category with no products at all; the next is one with none in stock at the branch. */
  subCategoryEmpty: 'No hay productos en esta subcategoría.',
  subCategoryWithoutStock: 'No hay productos disponibles en esta subcategoría.',
  subCategoryEnd: 'Parece que no hay más productos en esta subcategoría.',
  categoryEnd: 'No se encontraron mas productos en la categoria.',
  categoryUnknown: 'No encontramos la categoria indicada, Seras redireccionado al inicio.',
  noSubCategories: 'No se encontraron subcategorías.',
  subCategoryFailed: 'Error al cargar los productos de la subcategoría',
  moreProductsFailed: 'Error al cargar más productos',
  productUnavailable: 'Producto no disponible',
  productNotAtBranch: 'El producto no esta disponible para tu sede actual.',
  productIncomplete: 'Informacion del producto incompleta.',
  searchEmpty: 'No se encontraron productos con la busqueda',
  searchEnd: 'No hay mas coincidencias para la busqueda',
  noProducts: 'No hay productos',
  noProductsAvailable: 'No hay productos disponibles',
  loadMore: 'Cargar mas',
  /** Back office. */
  productSaved: 'Producto actualizado correctamente',
  productNamedSaved: 'Producto {title} actualizado',
  productNotSaved: 'Error al actualizar producto',
  productDeleted: 'Producto eliminado',
  productNotDeleted: 'Error al eliminar el producto',
  productCategoryRequired: 'Debe seleccionar una categoria',
  productStockRequired: 'Debe tener stock en al menos una sucursal',
  fieldRequired: 'El campo {field} es obligatorio',
  imageTooLarge: 'Error: La imagen {file} excede el tamaño máximo permitido de 2500KB.',
  tagsForbidden: 'No tienes permisos para realiza esta accion.',
  adminCategoriesTitle: 'Admin - Categorias',
  categoriesEmpty: 'No hay categorias para mostrar',
  categoryFieldsRequired: 'Por favor completa todos los campos',
  categoryNotCreated: 'No se pudo crear la categoría, verifica los datos e inténtalo de nuevo',
  errorsFound: 'Ups, {n} errores encontrados',
  categoryDeleted: 'Categoria eliminada correctamente',
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

export const catalogProblems = {
  productNotFound: problem('PRODUCT_NOT_FOUND', 404, catalogTexts.productUnavailable),
  categoryNotFound: problem('CATEGORY_NOT_FOUND', 404, catalogTexts.categoryUnknown),
  branchNotFound: problem('BRANCH_NOT_FOUND', 404, 'No encontramos la sede indicada.'),
  tagsForbidden: problem('TAGS_FORBIDDEN', 403, catalogTexts.tagsForbidden),
} as const
