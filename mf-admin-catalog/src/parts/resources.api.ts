import { category } from '@plaza/contracts/catalog/category.entity'
import { product } from '@plaza/contracts/catalog/product.entity'
import { staff } from '@plaza/contracts/kernel/access'
import { call } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { pagination } from '@plaza/contracts/kernel/pagination'
import { pageLimit, pageNumber, queryFlag } from '@plaza/contracts/kernel/query'
import * as z from 'zod/mini'

// The generic calls of two resources as this remote uses them. `contracts/resources` describes them for all sixteen at once: untyped, and with every schema in tow.
const conditions = z.optional(z.record(z.string(), z.unknown()))

/** Staff get inactive products too; prices and stock speak of the branch in use. */
export const listStaffProducts = call({
  api: 'v1',
  method: 'GET',
  path: '/products/all_paginate',
  access: staff('products'),
  input: z.object({ page: pageNumber, limitPerPage: pageLimit(pageSizes.adminProducts), filter: conditions, order: conditions }),
  output: z.object({ data: z.object({ list: z.array(product), pagination }) }),
  summary: 'Página de products.',
})

/** B-7-001: all at once; staff get disabled ones too. */
export const listStaffCategories = call({
  api: 'v1',
  method: 'GET',
  path: '/categories',
  access: staff('categories'),
  input: z.object({ page: pageNumber, limit: pageLimit(pageSizes.allCategories), inactive: z._default(queryFlag, false) }),
  output: z.object({ data: z.array(category) }),
  summary: 'Lista de categories.',
})
