import * as z from 'zod/mini'
import { anyone, staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber, queryFlag, shortText } from '../kernel/query.ts'
import { adminProduct, productChanges } from './admin-product.entity.ts'
import { productAdminProblems } from './catalog-admin.problems.ts'
import { category } from './category.entity.ts'
import { settledDiscount } from './settled-discount.entity.ts'

/** What the back office's lists and its export may be narrowed by. Texts are looked for anywhere, whatever their case and accents. */
const productFilter = {
  title: z.optional(shortText),
  /** SKU or bar code. */
  item_id: z.optional(shortText),
  has_image: z.optional(queryFlag),
  inactive: z.optional(queryFlag),
  has_stock: z.optional(queryFlag),
  manualInactive: z.optional(queryFlag),
  /** Whether somebody chose the tax class: of the product, its sub-category or its category. */
  has_iva: z.optional(queryFlag),
  category_id: z.optional(shortText),
  brand: z.optional(shortText),
}

export const productSorts = ['title', 'id_item', 'brand', 'category', 'lastUpdateDate', 'views', 'sales'] as const

/** B-7-035: products of the business, inactive ones too; prices and `withoutStock` speak of the branch in the header. */
export const listAdminProducts = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/products',
  access: staff('products'),
  input: z.object({
    page: pageNumber,
    limit: pageLimit(pageSizes.adminProducts, 500),
    ...productFilter,
    sort: z.optional(z.enum(productSorts)),
    direction: z.optional(z.enum(['asc', 'desc'])),
  }),
  output: z.object({ data: z.object({ items: z.array(adminProduct), pagination }) }),
  summary: 'Productos de la empresa para administrarlos.',
})

/** What the list can be narrowed to by `brand`: every brand that a product carries, inactive ones too. Names that differ in case only are one. Ours. */
export const listProductBrands = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/products/brands',
  access: staff('products'),
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ name: z.string(), count: z.int() })) }),
  summary: 'Marcas que llevan los productos de la empresa.',
})

/**
 * Every category that products can be filed under or stand in, by position, with all its sub-categories: also what is disabled for shoppers. `totalProducts`
 * counts hidden and inactive products too. Ours.
 */
export const listProductCategories = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/products/categories',
  access: staff('products'),
  input: z.object({}),
  output: z.object({ data: z.array(category) }),
  summary: 'Categorías de los productos de la empresa, también las deshabilitadas.',
})

/** The product as its form edits it. Its version is the ETag too. */
export const getAdminProduct = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/products/:id',
  access: staff('products'),
  input: z.object({ id }),
  output: z.object({ data: adminProduct }),
  summary: 'Un producto con su versión.',
})

/**
 * B-7-037: the fields that were sent. With `If-Match` (or `version` in the body) a product that somebody else changed since is not written: 412 with
 * `data.current`. Pictures come as multipart: `photoUrl`, `anotherPhotos[]`; `_null_` removes one.
 * `_new_` in `anotherPhotos` is where the next of `anotherPhotos[]` goes; pictures without a place come last.
 */
export const updateAdminProduct = call({
  api: 'admin',
  method: 'PUT',
  path: '/admin/products/:id',
  access: staff('products'),
  input: z.object({ id, product: productChanges, version: z.optional(z.int()) }),
  output: z.object({ data: adminProduct }),
  problems: Object.values(productAdminProblems),
  summary: 'Cambia un producto.',
})

/** B-7-038: what a branch's products can be filed under: its categories with a product there, sub-categories included. */
export const getOfficeCategories = call({
  api: 'v1',
  method: 'GET',
  path: '/products/categories',
  access: anyone,
  cache: 'catalog',
  input: z.object({ office_id: z.optional(z.string()) }),
  output: z.object({ data: z.array(category) }),
  summary: 'Categorías con productos en una sede.',
})

/** B-7-049, A-18: the categories of a city's first active branch. */
export const previewCategories = call({
  api: 'v1',
  method: 'GET',
  path: '/categories/preview',
  access: anyone,
  cache: 'catalog',
  input: z.object({ city: z.optional(shortText) }),
  output: z.object({ data: z.array(category) }),
  summary: 'Vista previa de las categorías de una ciudad.',
})

/**
 * B-7-044, B-7-045, A-15: an xlsx, opened as an address with the ticket of `fileTicket`. `projection` names columns (the product table's when left out, with how the product is sold, its photos and the branch);
 * a file with prices or stock always names their branch;
 * `filter` as in the list; prices and stock are those of `office`, else of the first branch.
 */
export const exportProducts = call({
  api: 'v1',
  method: 'GET',
  path: '/products/export',
  access: staff('products'),
  answers: 'file',
  input: z.object({
    token: z.optional(z.string()),
    limit: pageLimit(pageSizes.productExport, pageSizes.productExport),
    business: z.optional(z.string()),
    office: z.optional(z.string()),
    filter: z.optional(z.object(productFilter)),
    projection: z.optional(z.array(shortText)),
  }),
  output: z.looseObject({}),
  problems: [productAdminProblems.exportRefused, productAdminProblems.columnUnknown],
  summary: 'Descarga los productos en Excel.',
})

const unseen = z.int()

/** The discounts that were settled, the unread ones first; of branch staff those of their branch. `unseen` counts all that are unread. Ours. */
export const listSettledDiscounts = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/products/settled-discounts',
  access: staff('products'),
  input: z.object({ page: pageNumber, limit: pageLimit(pageSizes.adminProducts, 500), seen: z.optional(queryFlag) }),
  output: z.object({ data: z.object({ items: z.array(settledDiscount), unseen, pagination }) }),
  summary: 'Descuentos guardados que contradecían los precios y se corrigieron.',
})

/** Marks settled discounts as read. What is marked already stays as it is. Ours. */
export const markSettledDiscounts = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/products/settled-discounts/seen',
  access: staff('products'),
  input: z.object({ entries: z.array(z.object({ product_id: id, office_id: id })).check(z.minLength(1), z.maxLength(500)) }),
  output: z.object({ data: z.object({ unseen }) }),
  problems: [productAdminProblems.settledUnknown],
  summary: 'Marca como vistos descuentos corregidos.',
})
