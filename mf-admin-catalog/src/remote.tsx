import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    products: () => import('./products/products.page.tsx'),
    productsWithoutImage: () => import('./products/without-image.page.tsx'),
    importImages: () => import('./import-images/import-images.page.tsx'),
    importData: () => import('./import-data/import-data.page.tsx'),
    offers: () => import('./offers/offers.page.tsx'),
    coupons: () => import('./coupons/coupons.page.tsx'),
    community: () => import('./community/community.page.tsx'),
    campaigns: () => import('./campaigns/campaigns.page.tsx'),
    blog: () => import('./blog/blog.page.tsx'),
    categories: () => import('./categories/categories.page.tsx'),
  },
  slots: {
    'product.edit': () => import('./product-edit/product-edit.tsx'),
  },
})
