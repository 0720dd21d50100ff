import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { oneZero } from '../kernel/one-zero.ts'
import { shortText } from '../kernel/query.ts'
import { chosenIvaClass } from './iva-class.ts'
import { categoryAdminProblems } from './category-admin.problems.ts'
import { categoryOption, largestPosition, planometry, subCategory } from './category.entity.ts'

const shared = { api: 'admin', access: staff('categories') } as const

/** B-7-022. Hidden ones too. */
export const listSubCategories = call({
  ...shared,
  method: 'GET',
  path: '/admin/categories/:id/subcategories',
  input: z.object({ id }),
  output: z.object({ data: z.object({ data: z.object({ result: z.array(subCategory) }) }) }),
  summary: 'Subcategorías de una categoría, también las deshabilitadas.',
})

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
/** A new picture is a file; `_null_` removes the one there is. */
const picture = z.optional(z.unknown())

/** B-7-023, A-84: `categoryName` is the shown name, `originalName` the one of the import, `position` the order, `enabled` the opposite of disabled. What is left out stays. */
export const updateSubCategory = call({
  ...shared,
  method: 'PUT',
  path: '/admin/categories/:categoryId/subcategories/:subId',
  sends: 'multipart',
  input: z.object({
    categoryId: id,
    subId: id,
    categoryName: z.optional(text),
    originalName: z.optional(text),
    position: z.optional(z.int().check(z.minimum(-1), z.maximum(largestPosition))),
    restrictionsMessage: z.optional(z.string().check(z.maxLength(20_000))),
    /** Empty: none of its own. */
    iva_class: chosenIvaClass,
    enabled: z.optional(oneZero),
    photoUrl: picture,
    bannerUrl: picture,
  }),
  output: z.object({ data: subCategory }),
  problems: [categoryAdminProblems.overtaken],
  summary: 'Cambia una subcategoría.',
})

/** B-7-024. One that products still name is hidden for good; another one is gone. */
export const deleteSubCategory = call({
  ...shared,
  method: 'DELETE',
  path: '/admin/categories/:id/subcategories/:subId',
  input: z.object({ id, subId: id }),
  output: z.object({ data: z.object({ id }) }),
  summary: 'Elimina una subcategoría.',
})

const planometryPath = '/admin/categories/:id/subcategories/:subId/planometry'
const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const ofSub = { id, subId: id }
const list = z.object({ result: z.array(planometry) })
const problems = [categoryAdminProblems.moduleOff, categoryAdminProblems.branchUnknown] as const

/** B-7-025. */
export const listPlanometry = call({
  ...shared,
  method: 'GET',
  path: planometryPath,
  input: z.object(ofSub),
  output: list,
  problems: [categoryAdminProblems.moduleOff],
  summary: 'Planometría de una subcategoría en cada sede.',
})

/** B-7-026, B-5-005. Answers the list as it is then, as the next two do. */
export const addPlanometry = call({
  ...shared,
  method: 'POST',
  path: planometryPath,
  input: z.object({ ...ofSub, office_id: id, gondola: place, isle: place }),
  output: list,
  problems,
  summary: 'Agrega una fila a la planometría.',
})

/** B-7-027, B-5-006. */
export const updatePlanometry = call({
  ...shared,
  method: 'PUT',
  path: `${planometryPath}/:planometryId`,
  input: z.object({ ...ofSub, planometryId: id, office_id: z.optional(id), gondola: place, isle: place }),
  output: list,
  problems,
  summary: 'Cambia una fila de la planometría.',
})

/** B-7-028. */
export const removePlanometry = call({
  ...shared,
  method: 'DELETE',
  path: `${planometryPath}/:planometryId`,
  input: z.object({ ...ofSub, planometryId: id }),
  output: list,
  problems: [categoryAdminProblems.moduleOff],
  summary: 'Quita una fila de la planometría.',
})

const optionsPath = '/admin/categories/:id/subcategories/:subId/options'
const choices = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(50))
const optionList = z.object({ data: z.array(categoryOption) })

/** B-7-033. An option without choices offers the four cuts. */
export const listOptions = call({
  ...shared,
  method: 'GET',
  path: optionsPath,
  input: z.object(ofSub),
  output: optionList,
  problems: [categoryAdminProblems.moduleOff],
  summary: 'Opciones de una subcategoría.',
})

/** B-7-034, B-5-007. Changes the option of name `originalName`, or adds one when there is none of that name. `originalOptions` are those it was read with: when they are no longer so, nothing is changed. */
export const saveOption = call({
  ...shared,
  method: 'PUT',
  path: optionsPath,
  input: z.object({
    ...ofSub,
    originalName: z.optional(shortText),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    originalOptions: z.optional(z.array(z.string())),
    options: z._default(choices, []),
  }),
  output: optionList,
  problems: [categoryAdminProblems.moduleOff, categoryAdminProblems.optionTaken, categoryAdminProblems.optionOvertaken],
  summary: 'Guarda una opción de una subcategoría.',
})

/** Ours: the specification has no way to take an option away. */
export const removeOption = call({
  ...shared,
  method: 'DELETE',
  path: optionsPath,
  input: z.object({ ...ofSub, name: shortText }),
  output: optionList,
  problems: [categoryAdminProblems.moduleOff],
  summary: 'Quita una opción de una subcategoría.',
})
