import * as z from 'zod/mini'
import { anyone, signedIn, staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { conditions, pageLimit, pageNumber, queryCount, queryFlag, shortText } from '../kernel/query.ts'
import { brand } from './brand.entity.ts'
import { catalogProblems } from './catalog.messages.ts'
import { category, subCategory } from './category.entity.ts'
import { facets, listingSorts } from './listing.entity.ts'
import { offer } from './offer.entity.ts'
import { product } from './product.entity.ts'

/** Categories with their sub-categories, by position; the disabled are left out. */
export const getCategories = call({
  api: 'v2',
  method: 'GET',
  path: '/categories',
  access: anyone,
  cache: 'catalog',
  input: z.object({ branch_id: z.optional(z.string()) }),
  output: z.object({ data: z.object({ items: z.array(category) }) }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Categorías y subcategorías.',
})

/** Which products of a branch: ours but for the two categories. `brand` is one name or several joined by `|`; prices are whole pesos, both ends included. */
const listingFilter = {
  category_id: z.optional(z.string()),
  sub_category_id: z.optional(z.string()),
  brand: z.optional(shortText),
  tag: z.optional(shortText),
  min_price: z.optional(queryCount),
  max_price: z.optional(queryCount),
  only_offers: z.optional(queryFlag),
}

/** One page of products. `cityId` is an office id, else a city name. `inStock` leaves out what the branch has not: ours, like `sort`. */
export const listProducts = call({
  api: 'v2',
  method: 'GET',
  path: '/products/:cityId',
  access: anyone,
  cache: 'catalog',
  input: z.object({
    cityId: id,
    page: pageNumber,
    limit: pageLimit(20, 100),
    ...listingFilter,
    inStock: z.optional(queryFlag),
    sort: z.optional(z.enum(listingSorts)),
  }),
  output: z.object({ products: z.object({ data: z.object({ items: z.array(product), pagination }) }) }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Productos de una sede, por categoría o subcategoría.',
})

/** What a listing can be narrowed by, of what the branch has in stock. Each count is of what choosing it would list: the other filters apply, its own does not. Ours. */
export const listFacets = call({
  api: 'v2',
  method: 'GET',
  path: '/products/:cityId/facets',
  access: anyone,
  cache: 'catalog',
  input: z.object({ cityId: id, ...listingFilter }),
  output: z.object({ data: facets }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Marcas, etiquetas, precios y ofertas por los que se puede filtrar un listado.',
})

/** What a product's category and sub-category say about its card and page, so that one call feeds the product page: ours. */
const productCategory = z.extend(
  z.pick(category, {
    id: true,
    categoryName: true,
    withManturity: true,
    disabled: true,
    restrictionsMessage: true,
    productsTagsSelectable: true,
    product_card_config: true,
  }),
  {
    subCategory: z.pick(subCategory, {
      id: true,
      displayName: true,
      show: true,
      disabled: true,
      options: true,
      restrictionsMessage: true,
      productsTagsSelectable: true,
      product_card_config: true,
    }),
  },
)
export type ProductCategory = z.output<typeof productCategory>

/** One product, inactive ones too, with their flag; prices of the branch `office_id`, else of the header, else of the first branch. */
export const getProduct = call({
  api: 'v1',
  method: 'GET',
  path: '/products/:id',
  access: anyone,
  cache: 'catalog',
  input: z.object({ id, office_id: z.optional(z.string()) }),
  output: z.object({ data: product, category: z.nullish(productCategory) }),
  problems: [catalogProblems.productNotFound, catalogProblems.branchNotFound],
  summary: 'Un producto.',
})

/** Products like this one that the branch has. `product` is an id or a product, `city` an office id or a city name. */
export const suggestProducts = call({
  api: 'v1',
  method: 'POST',
  path: '/products/suggest',
  access: anyone,
  input: z.object({ product: z.union([id, z.object({ id })]), city: z.optional(z.string()) }),
  output: z.object({ result: z.object({ all: z.array(product) }) }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Productos sugeridos.',
})

/** What the shopper buys again and again, most often first, of what the branch has now. `city` is an office id or a city name. Ours. */
export const usualProducts = call({
  api: 'v2',
  method: 'GET',
  path: '/usual-products',
  access: signedIn,
  input: z.object({ city: z.optional(z.string()) }),
  output: z.object({ data: z.array(product) }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Los productos que esta persona compra con frecuencia.',
})

export const searchCount = z.object({ category_id: z.string(), categoryName: z.string(), count: z.int() })

/**
 * Plurals, accents, beginnings, small slips and other words for the same thing are understood; a SKU or a bar code finds its product.
 * `found` counts what was found in the chosen category, `counts` what in each. `filter` is a JSON object with `brand` or `sub_category_id`.
 * `sort` is ours; `relevance` is the likeliest first, and what is sold out stands last in any order.
 */
export const searchProducts = call({
  api: 'v2',
  method: 'GET',
  path: '/search/products',
  access: anyone,
  cache: 'catalog',
  input: z.object({
    query: z._default(shortText, ''),
    page: pageNumber,
    limit: pageLimit(10, 100),
    offset: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(0))),
    filter: z.optional(shortText),
    office_id: z.optional(z.string()),
    category_id: z.optional(z.string()),
    sort: z.optional(z.enum(listingSorts)),
  }),
  output: z.object({
    data: z.object({ products: z.array(product), found: z.int(), counts: z._default(z.array(searchCount), []) }),
  }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Busca productos.',
})

/** Brands whose name has every word of the query, begun or with a slip; those with more products first. Twenty a page. */
export const searchBrands = call({
  api: 'v2',
  method: 'GET',
  path: '/search/brands/:query/:page',
  access: anyone,
  cache: 'catalog',
  input: z.object({ query: shortText, page: pageNumber, limit: pageLimit(pageSizes.listing, 100) }),
  output: z.object({ data: z.object({ brands: z.array(brand), pagination }) }),
  summary: 'Busca marcas.',
})

/** Everything the branch sells, sold out or not, by id: for those who want the whole catalogue page by page. */
export const allProducts = call({
  api: 'v1',
  method: 'GET',
  path: '/products/all_products',
  access: anyone,
  cache: 'catalog',
  input: z.object({ page: pageNumber, limit: pageLimit(pageSizes.bulk, pageSizes.bulk), office_id: z.optional(z.string()) }),
  output: z.object({ data: z.array(product), pagination }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Todos los productos de una sede.',
})

/** Products without a picture, inactive ones too, by id from `startAt` on (that one included); `next` is where to go on, null at the end. */
export const allProductsWithoutImages = call({
  api: 'v1',
  method: 'GET',
  path: '/products/all_products_without_images',
  access: staff('products'),
  input: z.object({ startAt: z.optional(shortText), limit: pageLimit(pageSizes.bulk, pageSizes.bulk) }),
  output: z.object({ data: z.array(product), next: z.nullable(z.string()) }),
  summary: 'Productos sin imagen.',
})

/** Active banners by `order`. `section` is one section or several joined by commas; without it, all. */
export const listOffers = call({
  api: 'v1',
  method: 'GET',
  path: '/offers',
  access: anyone,
  cache: 'catalog',
  input: z.object({
    section: z.optional(shortText),
    provider: z.optional(shortText),
    branch_id: z.optional(z.string()),
  }),
  output: z.object({ data: z.array(offer) }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Banners y ofertas vigentes.',
})

const oneOrMore = z.optional(z.union([shortText, z.array(shortText)]))

/**
 * S-7-044: active products by what is asked of their fields, most viewed first, then by how many branches have them on offer.
 * Prices are those of the branch in the header. Other fields of a product may be asked for too; unknown ones are ignored.
 */
export const queryProducts = call({
  api: 'v1',
  method: 'GET',
  path: '/products',
  access: anyone,
  cache: 'catalog',
  input: z.looseObject({
    page: pageNumber,
    limit: pageLimit(pageSizes.bulk),
    order: conditions,
    /** The fields as one JSON object instead of one parameter each. */
    filter: conditions,
    query: conditions,
    /** One provider or several. */
    provider: oneOrMore,
    offices_ids_with_stock: oneOrMore,
    offices_ids_with_discount: oneOrMore,
    imageUploaded: z.optional(queryFlag),
  }),
  output: z.object({ data: z.array(product), pagination }),
  summary: 'Lista de products por proveedor, sede con existencias o con descuento, y por los demás campos.',
})

/** A brand and one page of what the branch has of it. `name` is the brand's name, else its id. `office_id`, else the header's branch, else the first. */
export const getBrand = call({
  api: 'v1',
  method: 'GET',
  path: '/products/brand/:name',
  access: anyone,
  cache: 'catalog',
  input: z.object({
    name: id,
    page: pageNumber,
    limit: pageLimit(pageSizes.listing, 100),
    office_id: z.optional(z.string()),
  }),
  output: z.object({ data: z.object({ brand, items: z.array(product), pagination }) }),
  problems: [catalogProblems.brandNotFound, catalogProblems.branchNotFound],
  summary: 'Una marca y sus productos.',
})
