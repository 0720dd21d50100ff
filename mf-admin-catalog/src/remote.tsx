import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    products: () => import('./products/products.page.tsx'),
    categories: () => import('./categories/categories.page.tsx'),
  },
})
