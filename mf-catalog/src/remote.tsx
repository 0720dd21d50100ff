import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    home: () => import('./home/home.page.tsx'),
    category: () => import('./category/category.page.tsx'),
    subcategory: () => import('./category/subcategory.page.tsx'),
    product: () => import('./product/product.page.tsx'),
    search: () => import('./search/search.page.tsx'),
  },
  slots: {
    'header.search': () => import('./search/search-box.tsx'),
  },
})
