import * as z from 'zod/mini'
import { anyone } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber, queryFlag, shortText } from '../kernel/query.ts'
import { catalogProblems } from './catalog.messages.ts'
import { category, subCategory } from './category.entity.ts'
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
  summary: 'Categorías y subcategorías.',
})

/** One page of products. `cityId` is an office id, else a city name. `inStock` leaves out what the branch has not: ours. */
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
    category_id: z.optional(z.string()),
    sub_category_id: z.optional(z.string()),
    inStock: z.optional(queryFlag),
  }),
  output: z.object({ products: z.object({ data: z.object({ items: z.array(product), pagination }) }) }),
  problems: [catalogProblems.branchNotFound],
  summary: 'Productos de una sede, por categoría o subcategoría.',
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
  problems: [catalogProblems.productNotFound],
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
  summary: 'Productos sugeridos.',
})

export const searchCount = z.object({ category_id: z.string(), categoryName: z.string(), count: z.int() })

/** Full-text search, accents and small typos forgiven. `found` counts all matches, `counts` those per category. */
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
  }),
  output: z.object({
    data: z.object({ products: z.array(product), found: z.int(), counts: z._default(z.array(searchCount), []) }),
  }),
  summary: 'Busca productos.',
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
  summary: 'Banners y ofertas vigentes.',
})
