import { cardPreview, productEdit } from '@plaza/contracts/catalog/catalog.slots'
import { staff } from '@plaza/contracts/kernel/access'
import type { RemoteManifest } from '@plaza/contracts/kernel/manifest'

export const manifest = {
  name: 'mf-admin-catalog',
  audience: 'staff',
  pages: {
    products: { path: '/admin/products', access: staff('products'), title: 'Productos | {title}' },
    productsWithoutImage: { path: '/admin/products-without-image', access: staff('products'), title: 'Productos sin imagen | {title}' },
    importImages: { path: '/admin/import-images', access: staff('importImages'), title: 'Importar Imagenes | {title}' },
    importData: { path: '/admin/import-data', access: staff('importData'), title: 'Importación de datos | {title}' },
    offers: { path: '/admin/offers', access: staff('banners'), title: 'Ofertas | {title}' },
    coupons: { path: '/admin/coupons', access: staff('coupons'), module: 'cupons', title: 'Cupones | {title}' },
    community: { path: '/admin/official-shopingcarts', access: staff('community'), title: 'Comunidad | {title}' },
    campaigns: { path: '/admin/marketing-campaign', access: staff('campaigns'), title: 'Campañas | {title}' },
    blog: { path: '/admin/blog', access: staff('campaigns'), title: 'Novedades | {title}' },
    categories: { path: '/admin/categories', access: staff('categories'), title: 'Admin - Categorias' },
  },
  ownsSlots: [cardPreview],
  fills: [{ slot: productEdit, access: staff('products') }],
  menu: [
    { label: 'Banners', path: '/admin/offers', icon: 'image', order: 20, menu: 'admin', access: staff('banners') },
    { label: 'Cupones', path: '/admin/coupons', icon: 'ticket', order: 30, menu: 'admin', access: staff('coupons'), module: 'cupons' },
    { label: 'Productos', path: '/admin/products', icon: 'package', order: 50, menu: 'admin', access: staff('products') },
    {
      label: 'Comunidad',
      path: '/admin/official-shopingcarts',
      icon: 'shopping-basket',
      order: 60,
      menu: 'admin',
      access: staff('community'),
    },
    { label: 'Categorias', path: '/admin/categories', icon: 'folder-tree', order: 80, menu: 'admin', access: staff('categories') },
    {
      label: 'Importar Imagenes',
      path: '/admin/import-images',
      icon: 'image-up',
      order: 110,
      menu: 'admin',
      access: staff('importImages'),
    },
    {
      label: 'Importación de datos',
      path: '/admin/import-data',
      icon: 'file-down',
      order: 150,
      menu: 'admin',
      access: staff('importData'),
    },
  ],
} as const satisfies RemoteManifest
