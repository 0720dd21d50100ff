import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    home: () => import('./home/home.page.tsx'),
    // The small listing pages share a file: each file more makes the remote's entry longer.
    offers: () => import(/* webpackChunkName: 'listings' */ './offers/offers.page.tsx'),
    brand: () => import(/* webpackChunkName: 'listings' */ './brand/brand.page.tsx'),
    brandById: () => import(/* webpackChunkName: 'listings' */ './brand/brand.page.tsx'),
    provider: () => import(/* webpackChunkName: 'listings' */ './provider/provider.page.tsx'),
    category: () => import('./category/category.page.tsx'),
    subcategory: () => import('./category/subcategory.page.tsx'),
    product: () => import('./product/product.page.tsx'),
    search: () => import('./search/search.page.tsx'),
    community: () => import('./community/community-list.page.tsx'),
    communityItem: () => import('./community/community-item.page.tsx'),
    ownCarts: () => import('./community/own-carts.page.tsx'),
    ownCart: () => import('./community/own-cart.page.tsx'),
  },
  heads: () => import('./heads.ts'),
  slots: {
    'header.search': () => import('./search/search-box.tsx'),
    'catalog.card-preview': () => import('./product/card-preview.tsx'),
  },
})
