import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { branchInUse } from '../branches/resolve-branch.ts'
import type { Tx } from '../platform/database.ts'
import { categoriesById } from './category.repository.ts'
import { readProducts } from './product.repository.ts'

/** Products whole, in the order of the ids, with prices of this branch or the first. Inactive ones too: who may see them is the caller's rule. */
export const showProducts = async (tx: Tx, ids: readonly string[], branchId: string | null): Promise<Product[]> =>
  readProducts(tx, ids, await branchInUse(tx, branchId))

/** Categories whole, in the order of the ids; hidden sub-categories only for staff. */
export const showCategories = (tx: Tx, ids: readonly string[], withHidden: boolean): Promise<Category[]> =>
  categoriesById(tx, ids, withHidden)
