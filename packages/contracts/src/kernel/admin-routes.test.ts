import { expect, test } from 'vitest'
import { adminAreas } from './access.ts'
import { adminRouteAt, adminRouteNames, adminRoutes } from './admin-routes.ts'

test('B-2-001: the names of the admin routes, spelled so, each with the path of its area', () => {
  expect(adminRouteNames).toEqual([
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
  ])
  for (const name of adminRouteNames) expect(adminRouteAt(adminAreas[adminRoutes[name]].path)).toBe(name)
  expect([adminRouteAt('/admin/orders/refunds'), adminRouteAt('/admin/blog')]).toEqual(['Admin-Orders', null])
})
