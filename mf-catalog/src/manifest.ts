import { productBuy, productEdit, productLike } from '@plaza/contracts/catalog/catalog.slots'
import { getCategories, getProduct, listOffers, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { anyone } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { headerSearch } from '@plaza/contracts/registry/registry.slots'

export const manifest = {
  name: 'mf-catalog',
  audience: 'shopper',
  pages: {
    home: {
      path: '/',
      access: anyone,
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(listOffers, { branch_id: '{branch}' }),
        preload(listProducts, { cityId: '{branch}', page: 1, limit: 24, inStock: true }),
      ],
    },
    category: {
      path: ['/product-category/:idCategory', '/categoria/:idCategory'],
      access: anyone,
      title: 'Categoría | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(listProducts, { cityId: '{branch}', category_id: '{idCategory}', page: 1, limit: 20 }),
      ],
    },
    subcategory: {
      path: '/product-subcategory/:idCategory/:idSubCategory',
      access: anyone,
      title: 'Subcategoría | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(listProducts, { cityId: '{branch}', category_id: '{idCategory}', sub_category_id: '{idSubCategory}', page: 1, limit: 20 }),
      ],
    },
    product: {
      path: ['/product/:idProduct', '/product/:idCat/:idProduct'],
      access: anyone,
      title: 'Producto | {title}',
      face: true,
      preload: [preload(getProduct, { id: '{idProduct}', office_id: '{branch}' })],
    },
    search: {
      path: ['/search/:query', '/buscar/:query'],
      access: anyone,
      title: 'Búsqueda | {title}',
    },
  },
  ownsSlots: [productBuy, productLike, productEdit],
  fills: [{ slot: headerSearch }],
  menu: [],
} as const satisfies RemoteManifest
