import { type AdminArea, adminAreas } from './access.ts'

/** Names of the back office's pages; analytics and links know them (B 2), by the area each opens. */
export const adminRoutes = {
  'Admin-Orders': 'orders',
  'Admin-Offers': 'banners',
  'Admin-Coupons': 'coupons',
  'Admin-Users': 'users',
  'Admin-Products': 'products',
  'Admin-Official-Shoping-Carts': 'community',
  'Admin-Offices': 'offices',
  'Admin-Categories': 'categories',
  'Admin-Stats': 'stats',
  'Admin-Habeas': 'habeas',
  'Admin-Import-Images': 'importImages',
  'Admin-Integrations': 'integrations',
  'Admin-Modules': 'modules',
  'Admin-Business-Config': 'businessConfig',
  'Admin Importar Datos': 'importData',
} as const satisfies Record<string, AdminArea>
export type AdminRouteName = keyof typeof adminRoutes

export const adminRouteNames = Object.keys(adminRoutes) as AdminRouteName[]

/** The name of the page at this path or below it; null for one without a name. */
export const adminRouteAt = (path: string): AdminRouteName | null =>
  adminRouteNames.find((name) => {
    const root = adminAreas[adminRoutes[name]].path
    return path === root || path.startsWith(`${root}/`)
  }) ?? null
