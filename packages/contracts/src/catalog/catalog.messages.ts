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
  tagsForbidden: 'No tienes permisos para realiza esta accion.',
} as const

export const catalogProblems = {
  productNotFound: problem('PRODUCT_NOT_FOUND', 404, catalogTexts.productUnavailable),
  categoryNotFound: problem('CATEGORY_NOT_FOUND', 404, catalogTexts.categoryUnknown),
  branchNotFound: problem('BRANCH_NOT_FOUND', 404, 'No encontramos la sede indicada.'),
  brandNotFound: problem('BRAND_NOT_FOUND', 404, 'No encontramos la marca indicada.'),
  tagsForbidden: problem('TAGS_FORBIDDEN', 403, catalogTexts.tagsForbidden),
} as const
