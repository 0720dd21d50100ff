import { getCategories, getProduct, listOffers, listProducts, searchProducts, suggestProducts } from '@plaza/contracts/catalog/catalog.api'
import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { sortCategories } from '@plaza/contracts/catalog/choices'
import { isOfferActive } from '@plaza/contracts/catalog/offer-activity'
import { branchInUse, resolveBranch } from '../branches/resolve-branch.ts'
import { showBusiness } from '../business/show-business.ts'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { visibleCategories } from './category.repository.ts'
import { listProductsOf } from './list-products.ts'
import { readOffers } from './offer.repository.ts'
import { readProduct } from './product.repository.ts'
import { readProductCategory } from './product-category.repository.ts'
import { searchBranch } from './search.repository.ts'
import { suggestFor } from './suggest.repository.ts'

export const catalogRoutes: Route[] = [
  implement(getCategories, (scope, { branch_id }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const officeId = branch_id ? await resolveBranch(tx, branch_id) : null
      const items = await visibleCategories(tx, officeId ?? scope.branchId)
      const { order_carnes_last } = await showBusiness(tx)
      return { data: { items: sortCategories(items, order_carnes_last) } }
    }),
  ),

  implement(listProducts, async (scope, { cityId, page, limit, inStock = true, ...filter }, uses) => {
    const officeId = await uses.db.withTenant(scope.business, (tx) => resolveBranch(tx, cityId))
    if (officeId === null) fail(catalogProblems.branchNotFound)
    return { products: { data: await listProductsOf(scope.business, { ...filter, officeId, inStock }, { page, limit }, uses) } }
  }),

  implement(getProduct, (scope, { id, office_id }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const product = await readProduct(tx, id, await branchInUse(tx, office_id, scope.branchId))
      if (product === null) fail(catalogProblems.productNotFound)
      return { data: product, category: await readProductCategory(tx, product) }
    }),
  ),

  implement(suggestProducts, (scope, { product, city }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const officeId = await branchInUse(tx, city, scope.branchId)
      return {
        result: { all: officeId === null ? [] : await suggestFor(tx, typeof product === 'string' ? product : product.id, officeId) },
      }
    }),
  ),

  implement(searchProducts, (scope, { query, page, limit, offset, office_id, category_id }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const officeId = await branchInUse(tx, office_id, scope.branchId)
      if (officeId === null) return { data: { products: [], found: 0, counts: [] } }
      return { data: await searchBranch(tx, { query, officeId, category_id, limit, offset: offset ?? (page - 1) * limit }) }
    }),
  ),

  implement(listOffers, async (scope, { section, provider, branch_id }, { db, clock }) => {
    const sections = section ? section.split(',').map((each) => each.trim()) : null
    const offers = await db.withTenant(scope.business, async (tx) => {
      const officeId = (branch_id ? await resolveBranch(tx, branch_id) : null) ?? scope.branchId
      return readOffers(tx, { sections, officeId, provider: provider ?? null })
    })
    return { data: offers.filter((offer) => isOfferActive(offer, clock.now())) }
  }),
]
