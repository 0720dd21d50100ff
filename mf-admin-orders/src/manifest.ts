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
  },
  fills: [{ slot: orderAdminActions, access: staff('orders') }],
  menu: [{ label: 'Pedidos', path: '/admin/orders', icon: 'clipboard-list', order: 10, menu: 'admin', access: staff('orders') }],
} as const satisfies RemoteManifest
