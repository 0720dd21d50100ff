import { getCategories, getProduct, listProducts } from '@plaza/contracts/catalog/catalog.api'

/** What this tab may keep of the shop, stale once a category has changed. */
export const shopperCalls = [getCategories, getProduct, listProducts]
