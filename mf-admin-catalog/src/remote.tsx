import { defineRemote } from '@plaza/ui'
import { manifest } from './manifest.ts'

export const remote = defineRemote(manifest, {
  pages: {
    products: () => import('./products/products.page.tsx'),
    categories: () => import('./categories/categories.page.tsx'),
  },
})
