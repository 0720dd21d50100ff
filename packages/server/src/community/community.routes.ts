import { getCustomCartProducts, listCommunityAmountChanges } from '@plaza/contracts/community/community.api'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { branchInUse } from '../branches/resolve-branch.ts'
import { showProducts } from '../catalog/show-catalog.ts'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { customCarts } from '../resources/custom-carts.table.ts'
import { readOne } from '../resources/read-resource.ts'
import { readAmountChanges } from './amount-changes.repository.ts'

/** Records of the community are a generic resource (`resources/custom-carts.table.ts`); here is what only they answer. */
export const communityRoutes: Route[] = [
  implement(getCustomCartProducts, (scope, { id, office_id }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const found = (await readOne(tx, customCarts, scope, id)) ?? fail(commonProblems.notFound)
      const ids = (found.products as CustomCart['products']).map((line) => line.id)
      return { data: await showProducts(tx, ids, await branchInUse(tx, office_id, scope.branchId)) }
    }),
  ),
  implement(listCommunityAmountChanges, async (scope, _, { db }) => ({ data: await db.withTenant(scope.business, readAmountChanges) })),
]
