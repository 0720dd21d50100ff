import { getCategories, getProduct, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { listProductCategories } from '@plaza/contracts/catalog/catalog-admin.api'

/** What this tab may keep of the shop and of the products' categories, stale once a category has changed. */
export const shopperCalls = [getCategories, getProduct, listProducts, listProductCategories]
