import { accountRoutes } from './account/account.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { branchesRoutes } from './branches/branches.routes.ts'
import { businessRoutes } from './business/business.routes.ts'
import { campaignsRoutes } from './campaigns/campaigns.routes.ts'
import { tenantsRoutes } from './business/tenants/tenants.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { categoriesRoutes } from './catalog/categories/categories.routes.ts'
import { catalogAdminRoutes } from './catalog/catalog-admin.routes.ts'
import { imagesRoutes } from './catalog/images.routes.ts'
import { communityRoutes } from './community/community.routes.ts'
import { habeasRoutes } from './habeas/habeas.routes.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { filesRoutes } from './platform/files.routes.ts'
import type { Route } from './platform/mount.ts'
import { registryRoutes } from './registry/registry.routes.ts'
import { resourcesRoutes } from './resources/resources.routes.ts'
import { statsRoutes } from './stats/stats.routes.ts'

/** Every call of the server. */
export const allRoutes: readonly Route[] = [
  ...businessRoutes,
  ...tenantsRoutes,
  ...branchesRoutes,
  ...catalogRoutes,
  ...categoriesRoutes,
  ...campaignsRoutes,
  ...catalogAdminRoutes,
  ...imagesRoutes,
  ...cartRoutes,
  ...communityRoutes,
  ...habeasRoutes,
  ...importsRoutes,
  ...ordersRoutes,
  ...paymentsRoutes,
  ...accountRoutes,
  ...registryRoutes,
  ...auditRoutes,
  ...statsRoutes,
  ...resourcesRoutes,
  ...filesRoutes,
]
