import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { oneZero } from '../kernel/one-zero.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber, queryCount, shortText } from '../kernel/query.ts'
import { subCategoryCardConfig } from './card-config.entity.ts'
import { catalogAdminTexts } from './catalog-admin.messages.ts'
import { chosenIvaClass } from './iva-class.ts'
import { categoryAdminProblems } from './category-admin.problems.ts'
import { catalogProblems } from './catalog.messages.ts'
import { category, hexColour, largestPosition } from './category.entity.ts'

const shared = { api: 'admin', access: staff('categories') } as const

/** A word to look for anywhere in a field, whatever its case and accents; `filter` takes the same as `{"categoryName": {"regex": "…"}}`. */
const word = z.optional(shortText)

/** B-7-015. Disabled ones too; deleted ones with `inactive`. `filter` takes any field, `order` too. */
export const listAdminCategories = call({
  ...shared,
  method: 'GET',
  path: '/admin/categories',
  input: z.object({
    page: pageNumber,
    limit: pageLimit(pageSizes.adminCategories, pageSizes.allCategories),
    categoryName: word,
    originalName: word,
    position: z.optional(queryCount),
    disabled: z.optional(oneZero),
    inactive: z._default(oneZero, 0),
    filter: z.optional(z.record(z.string(), z.unknown())),
    order: z.optional(z.record(z.string(), z.unknown())),
  }),
  output: z.object({ data: z.object({ data: z.array(category), pagination }) }),
  summary: 'Categorías de la empresa, también las deshabilitadas, por páginas.',
})

/** Its `ETag` is what `If-Match` of a change wants. */
export const getAdminCategory = call({
  ...shared,
  method: 'GET',
  path: '/admin/categories/:id',
  input: z.object({ id }),
  output: z.object({ data: category }),
  summary: 'Una categoría con todas sus subcategorías.',
})

const required = z
  .string(catalogAdminTexts.categoryFieldsRequired)
  .check(z.trim(), z.minLength(1, catalogAdminTexts.categoryFieldsRequired), z.maxLength(120))
const position = z.int(catalogAdminTexts.categoryFieldsRequired).check(z.minimum(0), z.maximum(largestPosition))

/** A new picture is a file; `_null_` removes the one there is; its address, or nothing, leaves it as it is. */
const picture = z.optional(z.unknown())

const categoryForm = {
  bannerBgColor: z.optional(hexColour),
  visibleName: z.optional(oneZero),
  withManturity: z.optional(oneZero),
  disabled: z.optional(oneZero),
  restrictionsMessage: z.optional(z.string().check(z.maxLength(20_000))),
  /** Empty: none of its own. */
  iva_class: chosenIvaClass,
  icon: picture,
  iconMini: picture,
  cover: picture,
  banner: picture,
}

/** B-7-016, B-5-001. */
export const createCategory = call({
  ...shared,
  method: 'POST',
  path: '/admin/categories',
  sends: 'multipart',
  input: z.object({ categoryName: required, originalName: required, position, ...categoryForm }),
  output: z.object({ data: category }),
  problems: [categoryAdminProblems.referenceTaken],
  summary: 'Crea una categoría.',
})

/** B-7-018. The web-service reference stays what it is (B-3-003). With `If-Match` a change that somebody else overtook is refused with 412. */
export const updateCategory = call({
  ...shared,
  method: 'PUT',
  path: '/admin/categories/:id',
  sends: 'multipart',
  input: z.object({ id, categoryName: required, originalName: z.optional(z.string()), position, ...categoryForm }),
  output: z.object({ data: category }),
  problems: [categoryAdminProblems.overtaken],
  summary: 'Cambia una categoría.',
})

/** B-7-020. A category that products still name is marked inactive with all it holds; another one is gone. */
export const deleteCategory = call({
  ...shared,
  method: 'DELETE',
  path: '/admin/categories/:id',
  input: z.object({ id }),
  output: z.object({ data: z.object({ id }) }),
  summary: 'Elimina una categoría.',
})

/** Brings a deleted category that products still name back to the shop, with all it holds. */
export const reopenCategory = call({
  ...shared,
  method: 'POST',
  path: '/admin/categories/:id/reopen',
  input: z.object({ id }),
  output: z.object({ data: category }),
  problems: [categoryAdminProblems.referenceTaken],
  summary: 'Reactiva una categoría cerrada.',
})

/** B-7-021. Replaces what the category, or one sub-category of it, says about its cards; a flag left out means as the shop usually does. */
export const saveProductCards = call({
  ...shared,
  method: 'POST',
  path: '/admin/categories/:id/product-cards',
  input: z.object({ ...subCategoryCardConfig.shape, id, sub_category_id: z.optional(z.string()) }),
  output: z.object({ data: category }),
  problems: [categoryAdminProblems.moduleOff],
  summary: 'Guarda la configuración de las tarjetas de producto.',
})

const tagName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const tagList = z.object({ data: z.array(z.string()) })
// Admins read the tags to choose from; only superadmins write them (S-6-013), and hear why not in the words of the specification.
const tags = { api: 'admin', access: staff('products') } as const
const tagProblems = [catalogProblems.tagsForbidden, categoryAdminProblems.moduleOff, categoryAdminProblems.tagTaken] as const

export const listCategoryTags = call({
  ...tags,
  method: 'GET',
  path: '/admin/categories/:id/tags',
  input: z.object({ id }),
  output: tagList,
  problems: [categoryAdminProblems.moduleOff],
  summary: 'Etiquetas de producto de una categoría.',
})

export const addCategoryTag = call({
  ...tags,
  method: 'POST',
  path: '/admin/categories/:id/tags',
  input: z.object({ id, tagName }),
  output: tagList,
  problems: tagProblems,
  summary: 'Agrega una etiqueta.',
})

/** B-7-031. Products of the category that carry the former name carry the new one. */
export const renameCategoryTag = call({
  ...tags,
  method: 'PUT',
  path: '/admin/categories/:id/tags/',
  input: z.object({ id, tagName, originalName: shortText }),
  output: tagList,
  problems: tagProblems,
  summary: 'Cambia el nombre de una etiqueta.',
})

/** B-7-032. Products of the category lose it too. */
export const removeCategoryTag = call({
  ...tags,
  method: 'DELETE',
  path: '/admin/categories/:id/tags/',
  sends: 'json',
  input: z.object({ id, tag: shortText }),
  output: tagList,
  problems: tagProblems,
  summary: 'Quita una etiqueta.',
})
