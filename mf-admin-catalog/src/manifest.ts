import { staff } from '@plaza/contracts/kernel/access'
import type { RemoteManifest } from '@plaza/contracts/kernel/manifest'

export const manifest = {
  name: 'mf-admin-catalog',
  audience: 'staff',
  pages: {
    products: { path: '/admin/products', access: staff('products'), title: 'Productos | {title}' },
    categories: { path: '/admin/categories', access: staff('categories'), title: 'Admin - Categorias' },
  },
  menu: [
    { label: 'Productos', path: '/admin/products', icon: 'package', order: 50, menu: 'admin', access: staff('products') },
    { label: 'Categorias', path: '/admin/categories', icon: 'folder-tree', order: 80, menu: 'admin', access: staff('categories') },
  ],
} as const satisfies RemoteManifest
