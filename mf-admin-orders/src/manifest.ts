import { listUsers } from '@plaza/contracts/account/admin-users.api'
import { staff } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { listOrders } from '@plaza/contracts/orders/orders.api'
import { orderAdminActions } from '@plaza/contracts/orders/orders.slots'

export const manifest = {
  name: 'mf-admin-orders',
  audience: 'staff',
  pages: {
    orders: {
      path: '/admin/orders',
      access: staff('orders'),
      title: 'Pedidos | {title}',
      preload: [preload(listOrders, { page: 1, limit: 50, inactive: false })],
    },
    users: {
      path: '/admin/users',
      access: staff('users'),
      title: 'Usuarios | {title}',
      preload: [preload(listUsers, { page: 1, limit: 10, inactive: false })],
    },
    statistics: { path: '/admin/stats', access: staff('stats'), title: 'Estadisticas | {title}' },
    audit: { path: '/admin/audit', access: staff('audit'), title: 'Auditoría | {title}' },
  },
  fills: [{ slot: orderAdminActions, access: staff('orders') }],
  menu: [
    { label: 'Pedidos', path: '/admin/orders', icon: 'clipboard-list', order: 10, menu: 'admin', access: staff('orders') },
    { label: 'Usuarios', path: '/admin/users', icon: 'users', order: 40, menu: 'admin', access: staff('users') },
    { label: 'Estadisticas', path: '/admin/stats', icon: 'chart', order: 90, menu: 'admin', access: staff('stats') },
    { label: 'Auditoría', path: '/admin/audit', icon: 'history', order: 160, menu: 'admin', access: staff('audit') },
  ],
} as const satisfies RemoteManifest
