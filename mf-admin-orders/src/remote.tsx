import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    orders: () => import('./order-list/orders.page.tsx'),
    users: () => import('./user-list/users.page.tsx'),
    statistics: () => import('./statistics/statistics.page.tsx'),
    audit: () => import('./audit/audit.page.tsx'),
    refunds: () => import('./order-refunds/refunds.page.tsx'),
    assigned: () => import('./order-assigned/assigned.page.tsx'),
    picking: () => import('./order-picking/picking.page.tsx'),
  },
  slots: {
    'order.admin-actions': () => import('./order-actions/order-actions.tsx'),
    'order.picking': () => import('./order-actions/picking-door.tsx'),
  },
})
