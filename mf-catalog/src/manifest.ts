import { cardPreview, productBuy, productEdit, productLike } from '@plaza/contracts/catalog/catalog.slots'
import {
  getBrand,
  getCategories,
  getProduct,
  listOffers,
  listProducts,
  queryProducts,
  searchBrands,
  searchProducts,
} from '@plaza/contracts/catalog/catalog.api'
import { getCustomCart, getCustomCartProducts, listCustomCarts } from '@plaza/contracts/community/community.api'
import { anyone, staff } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { headerSearch } from '@plaza/contracts/registry/registry.slots'
import { shelfCall } from './home/shelf-calls.ts'
import { offersPage } from './offers/offers-calls.ts'

/** How a listing is narrowed and ordered, as its address says it. */
const choice = {
  brand: '{query.marca}',
  tag: '{query.etiqueta}',
  min_price: '{query.desde}',
  max_price: '{query.hasta}',
  only_offers: '{query.ofertas}',
  sort: '{query.orden}',
}

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
        preload(listProducts, shelfCall('popular', '{branch}')),
        preload(listProducts, shelfCall('offers', '{branch}')),
      ],
    },
    offers: {
      path: '/offers',
      access: anyone,
      title: 'Ofertas | {title}',
      face: true,
      preload: [preload(listOffers, { section: 'OFFERS_TOP', branch_id: '{branch}' }), preload(listProducts, offersPage('{branch}', 1))],
    },
    brand: {
      path: '/brand/name/:name',
      access: anyone,
      title: 'Marca | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(getBrand, { name: '{name}', page: 1, limit: 20, office_id: '{branch}' }),
      ],
    },
    brandById: {
      path: '/brand/id/:id',
      access: anyone,
      title: 'Marca | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(getBrand, { name: '{id}', page: 1, limit: 20, office_id: '{branch}' }),
      ],
    },
    provider: {
      path: '/provider/name/:provider',
      access: anyone,
      title: 'Proveedor | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(listOffers, { provider: '{provider}', branch_id: '{branch}' }),
        preload(queryProducts, { page: 1, limit: 20, provider: '{provider}', offices_ids_with_stock: '{branch}', imageUploaded: true }),
      ],
    },
    category: {
      path: ['/product-category/:idCategory', '/categoria/:idCategory'],
      access: anyone,
      title: 'Categoría | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(listProducts, { cityId: '{branch}', category_id: '{idCategory}', page: 1, limit: 20, ...choice }),
      ],
    },
    subcategory: {
      path: '/product-subcategory/:idCategory/:idSubCategory',
      access: anyone,
      title: 'Subcategoría | {title}',
      face: true,
      preload: [
        preload(getCategories, { branch_id: '{branch}' }),
        preload(listProducts, {
          cityId: '{branch}',
          category_id: '{idCategory}',
          sub_category_id: '{idSubCategory}',
          page: 1,
          limit: 20,
          ...choice,
        }),
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
      robots: 'noindex',
      face: true,
      preload: [
        preload(searchProducts, {
          query: '{query}',
          page: 1,
          limit: 50,
          office_id: '{branch}',
          category_id: '{query.categoria}',
          sort: '{query.orden}',
        }),
        preload(searchBrands, { query: '{query}', page: 1, limit: 6 }),
      ],
    },
    community: {
      path: '/recipe-book',
      access: anyone,
      title: 'Comunidad | {title}',
      face: true,
      preload: [preload(listCustomCarts, { shared: true, page: '{query.pagina}', limit: 12, type: '{query.tipo}' })],
    },
    communityItem: {
      path: '/recipe-book/:id',
      access: anyone,
      title: 'Comunidad | {title}',
      face: true,
      preload: [preload(getCustomCart, { id: '{id}' }), preload(getCustomCartProducts, { id: '{id}', office_id: '{branch}' })],
    },
    ownCarts: { path: '/my-markets', access: anyone, module: 'products_likes', robots: 'noindex', title: 'Mis carritos | {title}' },
    ownCart: { path: '/my-markets/:id', access: anyone, module: 'products_likes', robots: 'noindex', title: 'Mis carritos | {title}' },
  },
  ownsSlots: [productBuy, productLike, productEdit],
  fills: [{ slot: headerSearch }, { slot: cardPreview, access: staff('categories'), module: 'categories_custom_cards' }],
  menu: [],
} as const satisfies RemoteManifest
