import {
  allProducts,
  allProductsWithoutImages,
  getBrand,
  getCategories,
  getProduct,
  listFacets,
  listOffers,
  listProducts,
  searchBrands,
  searchProducts,
  suggestProducts,
  usualProducts,
} from '@plaza/contracts/catalog/catalog.api'
import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { sortCategories } from '@plaza/contracts/catalog/choices'
import { isOfferActive } from '@plaza/contracts/catalog/offer-activity'
import { paginate } from '@plaza/contracts/kernel/pagination'
import { branchInUse } from '../branches/resolve-branch.ts'
import { showBusiness } from '../business/show-business.ts'
import { implement, type Route, Written } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { branchAsked, branchNamed } from './branch-asked.ts'
import { listBrand, readBrand } from './brand.repository.ts'
import { listOf } from './cards.ts'
import { visibleCategories } from './category.repository.ts'
import { readFacets } from './facets.repository.ts'
import { listProductsOf } from './list-products.ts'
import { readOffers } from './offer.repository.ts'
import { idsWithoutPicture, sellableIds } from './all-products.repository.ts'
import { matchingBrands, readBrandNames, readBrands } from './search-brands.repository.ts'
import { readProducts, readRows } from './product.repository.ts'
import { toListedProduct } from './product-row.ts'
import { showProduct } from './show-product.ts'
import { searchAt } from './search-products.ts'
import { suggestFor } from './suggest.repository.ts'
import { usualOf } from './usual.repository.ts'

export const catalogRoutes: Route[] = [
  implement(getCategories, (scope, { branch_id }, { db, directory }) =>
    db.withTenant(scope.business, async (tx) => {
      const items = await visibleCategories(tx, branch_id ? await branchNamed(tx, branch_id, { directory }) : scope.branchId)
      const { order_carnes_last } = await showBusiness(tx)
      return { data: { items: sortCategories(items, order_carnes_last) } }
    }),
  ),

  implement(listProducts, async (scope, { cityId, page, limit, sort, inStock = true, ...filter }, uses) => {
    const officeId = await branchNamed(uses.db.reader(scope.business), cityId, uses)
    const { items, pagination } = await listProductsOf(scope.business, { ...filter, officeId, inStock }, { page, limit, sort }, uses)
    return new Written(`{"products":{"data":{"items":${listOf(items)},"pagination":${JSON.stringify(pagination)}}}}`)
  }),

  implement(listFacets, async (scope, { cityId, ...filter }, uses) => {
    const officeId = await branchNamed(uses.db.reader(scope.business), cityId, uses)
    return { data: await uses.db.withTenant(scope.business, (tx) => readFacets(tx, { ...filter, officeId, inStock: true })) }
  }),

  implement(getProduct, async (scope, { id, office_id }, { db, directory }) => {
    const reader = db.reader(scope.business, { keptPlans: true })
    const officeId = await branchAsked(reader, office_id, scope.branchId, { directory })
    return (await showProduct(reader, id, officeId)) ?? fail(catalogProblems.productNotFound)
  }),

  implement(suggestProducts, async ({ business, branchId }, { product, city }, { db, cards, directory }) => {
    const productId = typeof product === 'string' ? product : product.id
    const { ids, officeId } = await db.withTenant(business, async (tx) => {
      const officeId = (await branchAsked(tx, city, branchId, { directory })) ?? ''
      return { ids: await suggestFor(tx, productId, officeId), officeId }
    })
    return new Written(`{"result":{"all":${listOf(await cards.of(business, ids, officeId))}}}`)
  }),

  implement(usualProducts, async ({ business, branchId, user }, { city }, { db, cards, directory }) => {
    const { ids, officeId } = await db.withTenant(business, async (tx) => {
      const officeId = (await branchAsked(tx, city, branchId, { directory })) ?? ''
      return { ids: await usualOf(tx, user?.id ?? '', officeId), officeId }
    })
    return new Written(`{"data":${listOf(await cards.of(business, ids, officeId))}}`)
  }),

  implement(searchProducts, async (scope, asked, uses) => {
    const { products, found, counts } = await searchAt(scope, asked, uses)
    return new Written(`{"data":{"products":${listOf(products)},"found":${found},"counts":${JSON.stringify(counts)}}}`)
  }),

  implement(searchBrands, (scope, { query, page, limit }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const found = matchingBrands(await readBrandNames(tx), query)
      const brands = await readBrands(tx, found.slice((page - 1) * limit, page * limit))
      return { data: { brands, pagination: paginate(page, limit, found.length) } }
    }),
  ),

  implement(allProducts, (scope, { page, limit, office_id }, { db, directory }) =>
    db.withTenant(scope.business, async (tx) => {
      const officeId = await branchAsked(tx, office_id, scope.branchId, { directory })
      const { ids, total } = officeId === null ? { ids: [], total: 0 } : await sellableIds(tx, officeId, limit, (page - 1) * limit)
      const rows = await readRows(tx, ids)
      return { data: rows.map((row) => toListedProduct(row, officeId)), pagination: paginate(page, limit, total) }
    }),
  ),

  implement(allProductsWithoutImages, (scope, { startAt, limit }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const ids = await idsWithoutPicture(tx, startAt ?? '', limit + 1)
      const data = await readProducts(tx, ids.slice(0, limit), await branchInUse(tx, scope.branchId))
      return { data, next: ids[limit] ?? null }
    }),
  ),

  implement(listOffers, async (scope, { section, provider, branch_id }, { db, clock, directory }) => {
    const sections = section ? section.split(',').map((each) => each.trim()) : null
    const offers = await db.withTenant(scope.business, async (tx) => {
      const officeId = branch_id ? await branchNamed(tx, branch_id, { directory }) : scope.branchId
      return readOffers(tx, { sections, officeId, provider: provider ?? null })
    })
    return { data: offers.filter((offer) => isOfferActive(offer, clock.now())) }
  }),

  implement(getBrand, async (scope, { name, page, limit, office_id }, { db, cards, directory }) => {
    const { brand, officeId, ids, total } = await db.withTenant(scope.business, async (tx) => {
      const brand = (await readBrand(tx, name)) ?? fail(catalogProblems.brandNotFound)
      const officeId = (await branchAsked(tx, office_id, scope.branchId, { directory })) ?? ''
      return { brand, officeId, ...(await listBrand(tx, { brand: brand.name, officeId }, limit, (page - 1) * limit)) }
    })
    const about = JSON.stringify({ ...brand, totalProducts: total })
    const items = listOf(await cards.of(scope.business, ids, officeId))
    return new Written(`{"data":{"brand":${about},"items":${items},"pagination":${JSON.stringify(paginate(page, limit, total))}}}`)
  }),
]
