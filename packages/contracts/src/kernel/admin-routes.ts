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
