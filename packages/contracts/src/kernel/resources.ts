/** The generic resources of `/api/v1/{resource}`, spelled as on the wire (S-7-016). */
export const genericResources = [
  'brands',
  'campaings',
  'categories',
  'cupons',
  'cupons-used',
  'custom_carts',
  'habeas-data',
  'logs',
  'offers',
  'offices',
  'orders',
  'products',
  'shopping_cart',
  'shopping_cart_history',
  'stats',
  'users',
] as const
export type GenericResource = (typeof genericResources)[number]

/** Names of the back office's pages; analytics and links know them (B 2). */
export const adminRouteNames = [
  'Admin-Orders',
  'Admin-Offers',
  'Admin-Coupons',
  'Admin-Users',
  'Admin-Products',
  'Admin-Official-Shoping-Carts',
  'Admin-Offices',
  'Admin-Categories',
  'Admin-Stats',
  'Admin-Habeas',
  'Admin-Import-Images',
  'Admin-Integrations',
  'Admin-Modules',
  'Admin-Business-Config',
  'Admin Importar Datos',
] as const
