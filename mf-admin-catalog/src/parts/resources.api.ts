import { product } from '@plaza/contracts/catalog/product.entity'
import { staff } from '@plaza/contracts/kernel/access'
import { call } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { pagination } from '@plaza/contracts/kernel/pagination'
import { pageLimit, pageNumber } from '@plaza/contracts/kernel/query'
import * as z from 'zod/mini'

// The generic call of a resource as this remote uses it. `contracts/resources` describes all sixteen at once: untyped, and with every schema in tow.
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
