import { listUsers } from '@plaza/contracts/account/admin-users.api'
import { staff } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { assignedOrders } from '@plaza/contracts/orders/picking.api'
import { orderAdminActions, orderPicking } from '@plaza/contracts/orders/orders.slots'

export const manifest = {
  name: 'mf-admin-orders',
  audience: 'staff',
  pages: {
    orders: {
      path: '/admin/orders',
      access: staff('orders'),
      title: 'Pedidos | {title}',
      preload: [preload(listOrders, { page: 1, limit: 50, inactive: false, lines: false })],
    },
    users: {
      path: '/admin/users',
      access: staff('users'),
      title: 'Usuarios | {title}',
      preload: [preload(listUsers, { page: 1, limit: 10, inactive: false })],
    },
    statistics: { path: '/admin/stats', access: staff('stats'), title: 'Estadisticas | {title}' },
    audit: { path: '/admin/audit', access: staff('audit'), title: 'Auditoría | {title}' },
    refunds: { path: '/admin/orders/refunds', access: staff('orders'), title: 'Reembolsos | {title}' },
    // for whoever orders are given to, in the shop's frame and made for a phone.
    assigned: {
      path: '/picking',
      access: staff('picking'),
      title: 'Pedidos asignados | {title}',
      robots: 'noindex',
      preload: [preload(assignedOrders)],
    },
    picking: {
      path: '/picking/:id',
      access: staff('picking'),
      title: 'Alistar pedido | {title}',
      robots: 'noindex',
      preload: [preload(getOrder, { id: '{id}' })],
    },
  },
  fills: [
    { slot: orderAdminActions, access: staff('orders') },
    { slot: orderPicking, access: staff('picking') },
  ],
  menu: [
    { label: 'Pedidos', path: '/admin/orders', icon: 'clipboard-list', order: 10, menu: 'admin', access: staff('orders') },
    { label: 'Usuarios', path: '/admin/users', icon: 'users', order: 40, menu: 'admin', access: staff('users') },
    { label: 'Estadisticas', path: '/admin/stats', icon: 'chart', order: 90, menu: 'admin', access: staff('stats') },
    { label: 'Auditoría', path: '/admin/audit', icon: 'history', order: 160, menu: 'admin', access: staff('audit') },
  ],
} as const satisfies RemoteManifest
